-- CreateIndex
CREATE INDEX "brand_versions_merkle_root_idx" ON "brand_versions"("merkle_root");
