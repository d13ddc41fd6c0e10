-- CreateTable
CREATE TABLE "certificates" (
    "brand_id" UUID NOT NULL,
    "kind" VARCHAR(16) NOT NULL DEFAULT 'mint',
    "status" VARCHAR(16) NOT NULL DEFAULT 'queued',
    "version" INTEGER NOT NULL,
    "certified_version" INTEGER,
    "recipient" VARCHAR(42) NOT NULL,
    "owner" VARCHAR(42),
    "chain_id" INTEGER NOT NULL,
    "contract" VARCHAR(42) NOT NULL,
    "metadata_cid" VARCHAR(100),
    "image_cid" VARCHAR(100),
    "root" VARCHAR(66),
    "token_id" INTEGER,
    "transaction_hash" VARCHAR(66),
    "block_number" BIGINT,
    "failure" JSONB,
    "transaction_id" UUID,
    "offered_until" TIMESTAMPTZ(3),
    "requested_by" VARCHAR(80) NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 1,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mined_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("brand_id")
);

-- CreateTable
CREATE TABLE "chain_signers" (
    "chain_id" INTEGER NOT NULL,
    "address" VARCHAR(42) NOT NULL,
    "next_nonce" INTEGER NOT NULL,

    CONSTRAINT "chain_signers_pkey" PRIMARY KEY ("chain_id","address")
);

-- CreateTable
CREATE TABLE "chain_transactions" (
    "id" UUID NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "signer" VARCHAR(42) NOT NULL,
    "nonce" INTEGER NOT NULL,
    "purpose" VARCHAR(16) NOT NULL,
    "brand_id" UUID,
    "to" VARCHAR(42) NOT NULL,
    "data" TEXT NOT NULL,
    "gas" BIGINT NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'submitted',
    "problem" JSONB,
    "mined_hash" VARCHAR(66),
    "block_number" BIGINT,
    "block_hash" VARCHAR(66),
    "succeeded" BOOLEAN,
    "gas_used" BIGINT,
    "fee" DECIMAL(78,0),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mined_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chain_transactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signed_transactions" (
    "hash" VARCHAR(66) NOT NULL,
    "transaction_id" UUID NOT NULL,
    "raw" TEXT NOT NULL,
    "max_fee_per_gas" BIGINT NOT NULL,
    "max_priority_fee_per_gas" BIGINT NOT NULL,
    "signed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "broadcast_at" TIMESTAMPTZ(3),

    CONSTRAINT "signed_transactions_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "certificates_contract_token_id_idx" ON "certificates"("contract", "token_id");

-- CreateIndex
CREATE INDEX "certificates_status_updated_at_idx" ON "certificates"("status", "updated_at");

-- CreateIndex
CREATE INDEX "certificates_requested_at_idx" ON "certificates"("requested_at");

-- CreateIndex
CREATE INDEX "certificates_owner_idx" ON "certificates"("owner");

-- CreateIndex
CREATE INDEX "chain_transactions_status_checked_at_idx" ON "chain_transactions"("status", "checked_at");

-- CreateIndex
CREATE INDEX "chain_transactions_brand_id_idx" ON "chain_transactions"("brand_id");

-- CreateIndex
CREATE INDEX "chain_transactions_created_at_idx" ON "chain_transactions"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "chain_transactions_chain_id_signer_nonce_key" ON "chain_transactions"("chain_id", "signer", "nonce");

-- CreateIndex
CREATE INDEX "signed_transactions_transaction_id_idx" ON "signed_transactions"("transaction_id");

-- AddForeignKey
ALTER TABLE "signed_transactions" ADD CONSTRAINT "signed_transactions_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "chain_transactions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
