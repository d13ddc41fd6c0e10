-- CreateTable
CREATE TABLE "decks" (
    "brand_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "folder" UUID NOT NULL,
    "previous_folder" UUID,
    "form" JSONB NOT NULL,
    "edits" JSONB NOT NULL,
    "slides" JSONB NOT NULL,
    "gaps" JSONB NOT NULL,
    "files" JSONB NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "decks_pkey" PRIMARY KEY ("brand_id","version")
);

-- AddForeignKey
ALTER TABLE "decks" ADD CONSTRAINT "decks_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;
