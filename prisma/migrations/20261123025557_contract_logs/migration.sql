-- CreateTable
CREATE TABLE "indexed_contracts" (
    "chain_id" INTEGER NOT NULL,
    "contract" VARCHAR(42) NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" VARCHAR(66) NOT NULL,
    "indexed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "indexed_contracts_pkey" PRIMARY KEY ("chain_id","contract")
);

-- CreateTable
CREATE TABLE "indexed_blocks" (
    "chain_id" INTEGER NOT NULL,
    "contract" VARCHAR(42) NOT NULL,
    "number" BIGINT NOT NULL,
    "hash" VARCHAR(66) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "indexed_blocks_pkey" PRIMARY KEY ("chain_id","contract","number")
);

-- CreateTable
CREATE TABLE "indexed_transactions" (
    "chain_id" INTEGER NOT NULL,
    "contract" VARCHAR(42) NOT NULL,
    "hash" VARCHAR(66) NOT NULL,
    "block_number" BIGINT NOT NULL,
    "sender" VARCHAR(42) NOT NULL,
    "gas_used" BIGINT NOT NULL,
    "fee" DECIMAL(78,0) NOT NULL,

    CONSTRAINT "indexed_transactions_pkey" PRIMARY KEY ("chain_id","contract","hash")
);

-- CreateTable
CREATE TABLE "indexed_events" (
    "chain_id" INTEGER NOT NULL,
    "contract" VARCHAR(42) NOT NULL,
    "block_number" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "transaction_hash" VARCHAR(66) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "token_id" INTEGER,
    "from_address" VARCHAR(42),
    "to_address" VARCHAR(42),
    "root" VARCHAR(66),

    CONSTRAINT "indexed_events_pkey" PRIMARY KEY ("chain_id","contract","block_number","log_index")
);

-- CreateIndex
CREATE INDEX "indexed_transactions_chain_id_contract_block_number_idx" ON "indexed_transactions"("chain_id", "contract", "block_number");

-- CreateIndex
CREATE INDEX "indexed_events_chain_id_contract_token_id_idx" ON "indexed_events"("chain_id", "contract", "token_id");

-- CreateIndex
CREATE INDEX "indexed_events_chain_id_contract_transaction_hash_idx" ON "indexed_events"("chain_id", "contract", "transaction_hash");

-- AddForeignKey
ALTER TABLE "indexed_blocks" ADD CONSTRAINT "indexed_blocks_chain_id_contract_fkey" FOREIGN KEY ("chain_id", "contract") REFERENCES "indexed_contracts"("chain_id", "contract") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "indexed_transactions" ADD CONSTRAINT "indexed_transactions_chain_id_contract_block_number_fkey" FOREIGN KEY ("chain_id", "contract", "block_number") REFERENCES "indexed_blocks"("chain_id", "contract", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "indexed_events" ADD CONSTRAINT "indexed_events_chain_id_contract_transaction_hash_fkey" FOREIGN KEY ("chain_id", "contract", "transaction_hash") REFERENCES "indexed_transactions"("chain_id", "contract", "hash") ON DELETE CASCADE ON UPDATE CASCADE;
