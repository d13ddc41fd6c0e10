import type { Tx } from "@/lib/db/client";

/** Holds a name until the transaction ends: of two accounts at once one comes after the other. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`domain ${name}`}, 0))`;
}
