-- CreateTable
CREATE TABLE "content_pins" (
    "metadata_cid" VARCHAR(100) NOT NULL,
    "image_cid" VARCHAR(100) NOT NULL,
    "places" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tries" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_pins_pkey" PRIMARY KEY ("metadata_cid")
);

-- CreateIndex
CREATE INDEX "content_pins_next_try_at_idx" ON "content_pins"("next_try_at");

-- What certificates point to already.
INSERT INTO "content_pins" ("metadata_cid", "image_cid")
SELECT DISTINCT "metadata_cid", "image_cid" FROM "certificates"
WHERE "metadata_cid" IS NOT NULL AND "image_cid" IS NOT NULL
ON CONFLICT DO NOTHING;
