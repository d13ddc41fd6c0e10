-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "balance_wei" DECIMAL(78,0) NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "payment_challenges" (
    "id" CHAR(66) NOT NULL,
    "account_id" UUID NOT NULL,
    "item" VARCHAR(16) NOT NULL,
    "brand_id" UUID,
    "method" VARCHAR(8) NOT NULL,
    "path" VARCHAR(2048) NOT NULL,
    "digest" VARCHAR(80) NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "recipient" CHAR(42) NOT NULL,
    "header" TEXT NOT NULL,
    "state" VARCHAR(8) NOT NULL DEFAULT 'open',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "challenge_id" CHAR(66) NOT NULL,
    "account_id" UUID NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "tx_hash" CHAR(66) NOT NULL,
    "payer" CHAR(42) NOT NULL,
    "value" DECIMAL(78,0) NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" CHAR(66) NOT NULL,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "is_late" BOOLEAN NOT NULL DEFAULT false,
    "state" VARCHAR(8) NOT NULL DEFAULT 'watched',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "balance_entries" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "delta" DECIMAL(78,0) NOT NULL,
    "reason" VARCHAR(16) NOT NULL,
    "brand_id" UUID,
    "payment_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "balance_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_refunds" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "tx_hash" CHAR(66) NOT NULL,
    "value" DECIMAL(78,0) NOT NULL,
    "note" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_challenges_account_id_state_expires_at_idx" ON "payment_challenges"("account_id", "state", "expires_at");

-- CreateIndex
CREATE INDEX "payment_challenges_state_expires_at_idx" ON "payment_challenges"("state", "expires_at");

-- CreateIndex
CREATE INDEX "payments_account_id_created_at_idx" ON "payments"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "payments_challenge_id_idx" ON "payments"("challenge_id");

-- CreateIndex
CREATE INDEX "payments_state_idx" ON "payments"("state");

-- CreateIndex
CREATE UNIQUE INDEX "payments_chain_id_tx_hash_key" ON "payments"("chain_id", "tx_hash");

-- CreateIndex
CREATE INDEX "balance_entries_account_id_created_at_idx" ON "balance_entries"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_refunds_payment_id_idx" ON "payment_refunds"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_refunds_chain_id_tx_hash_key" ON "payment_refunds"("chain_id", "tx_hash");

-- AddForeignKey
ALTER TABLE "payment_challenges" ADD CONSTRAINT "payment_challenges_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_challenge_id_fkey" FOREIGN KEY ("challenge_id") REFERENCES "payment_challenges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
