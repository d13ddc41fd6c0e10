-- AlterTable
ALTER TABLE "brand_versions" ADD COLUMN     "generation_time" INTEGER;

-- What the versions that there are took, as far as their jobs still say.
UPDATE "brand_versions" SET "generation_time" = greatest(1, round(extract(epoch FROM jobs."finished_at" - jobs."started_at")))
FROM "jobs" AS jobs
WHERE jobs."brand_id" = "brand_versions"."brand_id" AND jobs."version" = "brand_versions"."version"
  AND jobs."status" = 'completed' AND jobs."started_at" IS NOT NULL AND jobs."finished_at" IS NOT NULL;

-- AlterTable
ALTER TABLE "webhook_endpoints" ALTER COLUMN "secret" SET DATA TYPE VARCHAR(255),
ALTER COLUMN "previous_secret" SET DATA TYPE VARCHAR(255);
