import { db } from "@/lib/db/client";

/** One statement with $1, $2 … parameters, and its rows. */
export type Sql = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) => Promise<Row[]>;

/** Outside a transaction. */
export const sql: Sql = (text, ...values) => db().$queryRawUnsafe(text, ...values);

const ATTEMPTS = 4;

/** Runs `work` in one transaction, again from the start when the database broke a deadlock by refusing it. */
export async function inTransaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db().$transaction((tx) => work((text, ...values) => tx.$queryRawUnsafe(text, ...values)), {
        maxWait: 10_000,
        timeout: 30_000,
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !/40P01|40001|deadlock detected|P2034/.test(String(error))) throw error;
    }
  }
}

/** Channel on which engines tell each other "work" (something to claim) and "run:<id>" (look at that run again). */
export const ENGINE_CHANNEL = "marque_engine";
