-- CreateTable
CREATE TABLE "brand_domains" (
    "id" UUID NOT NULL,
    "brand_id" UUID,
    "account_id" UUID NOT NULL,
    "kind" VARCHAR(8) NOT NULL,
    "name" VARCHAR(253) NOT NULL,
    "held_name" VARCHAR(253),
    "skeleton" VARCHAR(80),
    "state" VARCHAR(24) NOT NULL,
    "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" VARCHAR(1000) NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "last_checked_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3),
    "kept_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brand_domains_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "brand_domains_held_name_key" ON "brand_domains"("held_name");

-- CreateIndex
CREATE INDEX "brand_domains_brand_id_state_idx" ON "brand_domains"("brand_id", "state");

-- CreateIndex
CREATE INDEX "brand_domains_name_idx" ON "brand_domains"("name");

-- CreateIndex
CREATE INDEX "brand_domains_skeleton_idx" ON "brand_domains"("skeleton");

-- CreateIndex
CREATE INDEX "brand_domains_next_check_at_idx" ON "brand_domains"("next_check_at");

-- AddForeignKey
ALTER TABLE "brand_domains" ADD CONSTRAINT "brand_domains_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_domains" ADD CONSTRAINT "brand_domains_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
