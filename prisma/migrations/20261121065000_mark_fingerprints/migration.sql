-- AlterTable
ALTER TABLE "brand_versions" ADD COLUMN     "seed_given" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "mark_fingerprints" (
    "brand_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "phash" BIGINT NOT NULL,
    "bitmap" BYTEA NOT NULL,

    CONSTRAINT "mark_fingerprints_pkey" PRIMARY KEY ("brand_id","version")
);

-- AddForeignKey
ALTER TABLE "mark_fingerprints" ADD CONSTRAINT "mark_fingerprints_brand_id_version_fkey" FOREIGN KEY ("brand_id", "version") REFERENCES "brand_versions"("brand_id", "version") ON DELETE CASCADE ON UPDATE CASCADE;
