import { sql } from "./sql";

/** One taken place under every concurrency limit of a function. */
export type Place = { key: string; slot: number }[];

export interface ConcurrencyLimit {
  key: string;
  limit: number;
}

/** Takes a place under every limit, or none at all and answers null when one of them is full. */
export async function takePlace(
  limits: readonly ConcurrencyLimit[],
  runId: string,
  owner: string,
): Promise<Place | null> {
  const place: Place = [];
  for (const { key, limit } of limits) {
    const slot = (await takeSlot(key, limit, runId, owner)) ?? (await takeSlot(key, limit, runId, owner));
    if (slot === null) {
      await freePlaces([place], runId, owner);
      return null;
    }
    place.push({ key, slot });
  }
  return place;
}

/** Gives places back and tells every engine. */
export async function freePlaces(places: readonly Place[], runId: string, owner: string): Promise<void> {
  const slots = places.flat();
  if (slots.length === 0) return;
  await sql(
    `WITH freed AS (
       DELETE FROM engine_slots USING unnest($1::text[], $2::int[]) AS mine(key, slot)
       WHERE engine_slots.key = mine.key AND engine_slots.slot = mine.slot AND run_id = $3::uuid AND lease_owner = $4
       RETURNING engine_slots.key
     )
     SELECT pg_notify('marque_engine', 'work')::text AS sent FROM (SELECT count(*) FROM freed) AS counted`,
    slots.map((slot) => slot.key),
    slots.map((slot) => slot.slot),
    runId,
    owner,
  );
}

/** The primary key makes a slot exclusive; two takers of the same free slot make one of them come away empty. */
async function takeSlot(key: string, limit: number, runId: string, owner: string): Promise<number | null> {
  const rows = await sql<{ slot: number }>(
    `INSERT INTO engine_slots (key, slot, run_id, lease_owner)
     SELECT $1::text, free.slot, $3::uuid, $4::text FROM generate_series(1, $2::int) AS free(slot)
     WHERE NOT EXISTS (SELECT 1 FROM engine_slots taken WHERE taken.key = $1::text AND taken.slot = free.slot)
     ORDER BY free.slot LIMIT 1
     ON CONFLICT DO NOTHING RETURNING slot`,
    key,
    limit,
    runId,
    owner,
  );
  return rows[0]?.slot ?? null;
}
