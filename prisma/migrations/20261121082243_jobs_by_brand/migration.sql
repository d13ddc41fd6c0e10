-- CreateIndex
CREATE INDEX "jobs_brand_id_version_idx" ON "jobs"("brand_id", "version");
