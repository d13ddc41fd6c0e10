import { newId } from "@/lib/ids";
import { mayBeAlive, type ProcessIdentity } from "./process-identity";
import { ENGINE_CHANNEL, sql } from "./sql";

/** Owners of this process that are in use; any other owner with our pid is left over from a process before us. */
const KEY = Symbol.for("marque.engine-owners");
const shared = globalThis as { [KEY]?: Set<string> };
shared[KEY] ??= new Set();
const ownersHere = shared[KEY];

/** Registers a live engine. Its leases count until the row expires or is removed. */
export async function registerOwner(identity: ProcessIdentity, leaseMs: number): Promise<string> {
  const id = newId();
  ownersHere.add(id);
  await sql(
    `INSERT INTO engine_owners (id, host, pid, boot_ticks, expires_at)
     VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')`,
    id,
    identity.host,
    identity.pid,
    identity.bootTicks,
    leaseMs,
  );
  return id;
}

/** @returns false when somebody declared this owner dead: its leases are gone. */
export async function renewOwner(id: string, leaseMs: number): Promise<boolean> {
  const rows = await sql(
    `UPDATE engine_owners SET expires_at = now() + $2 * interval '1 millisecond' WHERE id = $1 RETURNING id`,
    id,
    leaseMs,
  );
  return rows.length > 0;
}

/** Gives up everything that the owner holds, for others to take at once. */
export async function removeOwner(id: string): Promise<void> {
  await removeOwners([id]);
  ownersHere.delete(id);
}

/**
 * Takes the leases of engines that ended without giving them up: expired ones, and at once those of processes of
 * this machine that no longer run.
 * @param self the asking engine: however late it is, it lives, and may renew what nobody took.
 * @returns how many engines were found dead.
 */
export async function removeDeadOwners(identity: ProcessIdentity, self: string): Promise<number> {
  const owners = await sql<ProcessIdentity & { id: string; expired: boolean }>(
    `SELECT id, host, pid, boot_ticks AS "bootTicks", expires_at < now() AS expired FROM engine_owners`,
  );
  const dead = owners.filter((owner) => {
    if (owner.id === self) return false;
    if (ownersHere.has(owner.id)) return owner.expired;
    const isFormerSelf = owner.host === identity.host && owner.pid === identity.pid;
    return owner.expired || isFormerSelf || !mayBeAlive(owner, identity);
  });
  if (dead.length > 0) await removeOwners(dead.map((owner) => owner.id));
  return dead.length;
}

async function removeOwners(ids: string[]): Promise<void> {
  await sql(
    `WITH gone AS (DELETE FROM engine_owners WHERE id = ANY($1::text[]) RETURNING id),
     freed AS (DELETE FROM engine_slots WHERE lease_owner = ANY($1::text[]) RETURNING key),
     runs AS (
       UPDATE engine_runs SET status = 'queued', lease_owner = NULL, wake_at = now()
       WHERE lease_owner = ANY($1::text[]) AND status = 'running' RETURNING id
     )
     SELECT pg_notify($2, 'work')::text AS sent FROM (SELECT count(*) FROM runs) AS moved`,
    ids,
    ENGINE_CHANNEL,
  );
}
