-- CreateTable
CREATE TABLE "premium_purchases" (
    "id" UUID NOT NULL,
    "brand_id" UUID NOT NULL,
    "account_id" UUID,
    "feature" VARCHAR(16) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "premium_purchases_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "premium_purchases_account_id_created_at_idx" ON "premium_purchases"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "premium_purchases_brand_id_feature_key" ON "premium_purchases"("brand_id", "feature");

-- AddForeignKey
ALTER TABLE "premium_purchases" ADD CONSTRAINT "premium_purchases_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "premium_purchases" ADD CONSTRAINT "premium_purchases_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
