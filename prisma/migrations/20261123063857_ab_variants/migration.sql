-- CreateTable
CREATE TABLE "variant_sets" (
    "id" UUID NOT NULL,
    "brand_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "axes" VARCHAR(40) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'making',
    "record" JSONB,
    "experiment_key" VARCHAR(32) NOT NULL,
    "salt" VARCHAR(64),
    "share_token" VARCHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "variant_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "experiment_arms" (
    "set_id" UUID NOT NULL,
    "arm" INTEGER NOT NULL,
    "visitors" INTEGER NOT NULL DEFAULT 0,
    "conversions" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "experiment_arms_pkey" PRIMARY KEY ("set_id","arm")
);

-- CreateTable
CREATE TABLE "experiment_visitors" (
    "set_id" UUID NOT NULL,
    "hash" BIGINT NOT NULL,
    "is_converted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "experiment_visitors_pkey" PRIMARY KEY ("set_id","hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "variant_sets_experiment_key_key" ON "variant_sets"("experiment_key");

-- CreateIndex
CREATE UNIQUE INDEX "variant_sets_share_token_key" ON "variant_sets"("share_token");

-- CreateIndex
CREATE UNIQUE INDEX "variant_sets_brand_id_version_axes_key" ON "variant_sets"("brand_id", "version", "axes");

-- AddForeignKey
ALTER TABLE "variant_sets" ADD CONSTRAINT "variant_sets_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "experiment_arms" ADD CONSTRAINT "experiment_arms_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "variant_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "experiment_visitors" ADD CONSTRAINT "experiment_visitors_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "variant_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
