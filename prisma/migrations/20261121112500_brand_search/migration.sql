-- The search of a list goes by an index. pg_trgm comes with PostgreSQL, but not every database user may create it, and
-- not every provider has it: then a search reads the account's brands one by one, as it did before.
-- Prisma's engine cuts a migration at every semicolon, also within a block: here each is written \x3b.
DO LANGUAGE plpgsql E'BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm\x3b
  CREATE INDEX "brands_search_idx" ON "brands" USING GIN ("name" gin_trgm_ops, "tagline" gin_trgm_ops,
    "business_idea" gin_trgm_ops, "target_audience" gin_trgm_ops)\x3b
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE ''brands are searched without an index: %'', SQLERRM\x3b
END';
