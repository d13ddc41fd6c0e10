-- AlterTable
ALTER TABLE "artifacts" ADD COLUMN     "input_hash" CHAR(64);

-- AlterTable
ALTER TABLE "brand_versions" ADD COLUMN     "base_version" INTEGER,
ADD COLUMN     "changes" TEXT[] DEFAULT ARRAY[]::TEXT[];
