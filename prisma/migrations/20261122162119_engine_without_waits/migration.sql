-- DropIndex
DROP INDEX "engine_steps_status_op_name_idx";

-- AlterTable
ALTER TABLE "engine_runs" DROP COLUMN "attention",
DROP COLUMN "parent_run_id",
DROP COLUMN "parent_step_id";
