-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('pending', 'processing', 'completed', 'failed');

-- CreateTable
CREATE TABLE "brands" (
    "id" UUID NOT NULL,
    "visitor_id" VARCHAR(64),
    "account_id" UUID,
    "name" VARCHAR(255) NOT NULL,
    "business_idea" TEXT NOT NULL,
    "target_audience" TEXT NOT NULL,
    "style" VARCHAR(50) NOT NULL,
    "tech_stack" VARCHAR(20) NOT NULL,
    "features" TEXT[],
    "tagline" VARCHAR(255),
    "primary_color" VARCHAR(7),
    "secondary_color" VARCHAR(7),
    "logos_url" TEXT,
    "tokens_url" TEXT,
    "components_url" TEXT,
    "docs_url" TEXT,
    "nft_token_id" INTEGER,
    "nft_transaction_hash" VARCHAR(66),
    "wallet_address" VARCHAR(42),
    "generation_time" INTEGER,
    "visible_version" INTEGER,
    "visibility" VARCHAR(16) NOT NULL DEFAULT 'unlisted',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "brands_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_versions" (
    "brand_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "seed" BIGINT NOT NULL,
    "engine_version" VARCHAR(32) NOT NULL,
    "brief" JSONB NOT NULL,
    "package_key" TEXT,
    "package_bytes" BIGINT,
    "package_sha256" CHAR(64),
    "merkle_root" VARCHAR(66),
    "slug" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "brand_versions_pkey" PRIMARY KEY ("brand_id","version")
);

-- CreateTable
CREATE TABLE "artifacts" (
    "brand_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "stage" VARCHAR(32) NOT NULL,
    "files" JSONB NOT NULL,
    "output" JSONB NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artifacts_pkey" PRIMARY KEY ("brand_id","version","stage")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "brand_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "job_status" NOT NULL DEFAULT 'pending',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "current_step" TEXT NOT NULL DEFAULT 'Waiting for a free place',
    "steps" JSONB NOT NULL,
    "error" JSONB,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "principal" VARCHAR(80) NOT NULL,
    "client_address" VARCHAR(45),
    "cancel_requested_at" TIMESTAMPTZ(3),
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "resends" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_events" (
    "job_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "payload" JSONB NOT NULL,

    CONSTRAINT "job_events_pkey" PRIMARY KEY ("job_id","seq")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dispatched_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "id" CHAR(64) NOT NULL,
    "fingerprint" CHAR(64) NOT NULL,
    "status" INTEGER,
    "headers" JSONB,
    "body" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "subject" VARCHAR(100) NOT NULL,
    "hits" TIMESTAMPTZ(3)[],

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "engine_events" (
    "id" VARCHAR(200) NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "data" JSON NOT NULL,
    "ts" BIGINT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "engine_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "engine_runs" (
    "id" UUID NOT NULL,
    "function_id" VARCHAR(200) NOT NULL,
    "event_id" VARCHAR(200) NOT NULL,
    "status" VARCHAR(16) NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "stack" TEXT[],
    "output" JSON,
    "error" JSON,
    "wake_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "slot_keys" TEXT[],
    "slot_limits" INTEGER[],
    "lease_owner" VARCHAR(80),
    "lease_epoch" INTEGER NOT NULL DEFAULT 0,
    "attention" BOOLEAN NOT NULL DEFAULT false,
    "parent_run_id" UUID,
    "parent_step_id" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "engine_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "engine_steps" (
    "run_id" UUID NOT NULL,
    "id" VARCHAR(64) NOT NULL,
    "name" TEXT NOT NULL,
    "op" VARCHAR(32) NOT NULL,
    "status" VARCHAR(16) NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "opts" JSON,
    "memo" JSON,
    "wake_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "engine_steps_pkey" PRIMARY KEY ("run_id","id")
);

-- CreateTable
CREATE TABLE "engine_owners" (
    "id" VARCHAR(80) NOT NULL,
    "host" VARCHAR(200) NOT NULL,
    "pid" INTEGER NOT NULL,
    "boot_ticks" VARCHAR(40) NOT NULL DEFAULT '',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "engine_owners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "engine_slots" (
    "key" VARCHAR(400) NOT NULL,
    "slot" INTEGER NOT NULL,
    "run_id" UUID NOT NULL,
    "lease_owner" VARCHAR(80) NOT NULL,

    CONSTRAINT "engine_slots_pkey" PRIMARY KEY ("key","slot")
);

-- CreateIndex
CREATE INDEX "brands_visitor_id_created_at_idx" ON "brands"("visitor_id", "created_at");

-- CreateIndex
CREATE INDEX "brands_account_id_created_at_idx" ON "brands"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "jobs_status_heartbeat_at_idx" ON "jobs"("status", "heartbeat_at");

-- CreateIndex
CREATE INDEX "jobs_principal_status_idx" ON "jobs"("principal", "status");

-- CreateIndex
CREATE INDEX "jobs_client_address_status_idx" ON "jobs"("client_address", "status");

-- CreateIndex
CREATE INDEX "outbox_events_dispatched_at_available_at_idx" ON "outbox_events"("dispatched_at", "available_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- CreateIndex
CREATE INDEX "engine_events_received_at_idx" ON "engine_events"("received_at");

-- CreateIndex
CREATE INDEX "engine_runs_status_wake_at_idx" ON "engine_runs"("status", "wake_at");

-- CreateIndex
CREATE INDEX "engine_runs_event_id_idx" ON "engine_runs"("event_id");

-- CreateIndex
CREATE INDEX "engine_runs_lease_owner_idx" ON "engine_runs"("lease_owner");

-- CreateIndex
CREATE INDEX "engine_runs_finished_at_idx" ON "engine_runs"("finished_at");

-- CreateIndex
CREATE UNIQUE INDEX "engine_runs_function_id_event_id_key" ON "engine_runs"("function_id", "event_id");

-- CreateIndex
CREATE INDEX "engine_steps_status_op_name_idx" ON "engine_steps"("status", "op", "name");

-- CreateIndex
CREATE INDEX "engine_slots_lease_owner_idx" ON "engine_slots"("lease_owner");

-- CreateIndex
CREATE INDEX "engine_slots_run_id_idx" ON "engine_slots"("run_id");

-- AddForeignKey
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifacts" ADD CONSTRAINT "artifacts_brand_id_version_fkey" FOREIGN KEY ("brand_id", "version") REFERENCES "brand_versions"("brand_id", "version") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "engine_runs" ADD CONSTRAINT "engine_runs_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "engine_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "engine_steps" ADD CONSTRAINT "engine_steps_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "engine_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
