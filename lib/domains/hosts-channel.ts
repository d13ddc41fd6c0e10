import type { Db, Tx } from "@/lib/db/client";

/** Told whenever a host may have become live, or may have ceased to be. */
export const HOSTS_CHANNEL = "live_hosts";

/** Has every process read the live hosts again once the transaction has committed. */
export async function tellOfHosts(tx: Tx | Db): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${HOSTS_CHANNEL}, '')`;
}
