-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "model_use" JSONB;
