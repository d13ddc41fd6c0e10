-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "drawings_shown_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "account_tokens" ADD COLUMN     "session_id" UUID;

-- CreateTable
CREATE TABLE "ended_sessions" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ended_sessions_account_id_idx" ON "ended_sessions"("account_id");

-- CreateIndex
CREATE INDEX "ended_sessions_expires_at_idx" ON "ended_sessions"("expires_at");

-- AddForeignKey
ALTER TABLE "ended_sessions" ADD CONSTRAINT "ended_sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
