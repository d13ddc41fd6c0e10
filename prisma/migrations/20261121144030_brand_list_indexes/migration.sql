-- A page of the list, and how many there are, by the index alone.
DROP INDEX "brands_account_id_created_at_idx";

CREATE INDEX "brands_account_id_created_at_id_deleted_at_idx" ON "brands"("account_id", "created_at", "id", "deleted_at");

-- By an expression, which schema.prisma cannot express: as the list sorts by name.
CREATE INDEX "brands_account_id_name_idx" ON "brands"("account_id", lower("name"), "id");
