import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { KeySet, PublicKey } from "@/lib/proof/statement.schema";
import { type PrivateKey, publicKey, publicKeyOf } from "@/lib/proof/statement-key";

/**
 * The rows of the keys that statements are signed with: "statement-key-1" and so on. The last one is the private key in
 * use; of those before it the public half alone is kept, so that what they signed still verifies and nobody can sign
 * with them any more.
 */
const ROW = "statement-key-";
const PUBLIC = "public ";
/** Any number of our own. */
const LOCK = 4_715_095;

/** The private key in use. The first process that needs one makes it; every other gets the same. */
export async function statementKey(): Promise<PrivateKey> {
  const known = await readRows();
  const rows = known.length > 0 ? known : await makeFirst();
  return rows[0]!.value;
}

/** Every key that a good statement may be signed with, the one in use first. */
export async function publicStatementKeys(): Promise<KeySet> {
  await statementKey();
  return { keys: (await readRows()).map(({ value }) => publicHalf(value)) };
}

/** Signs with a new key from now on; what the earlier ones signed stays good. Resolves to the new key. */
export async function rotateStatementKey(): Promise<PublicKey> {
  await statementKey();
  return locked(async (tx) => {
    const [current] = await readRows(tx);
    const { name, number, value } = current!;
    await tx.serverSecret.update({ where: { name }, data: { value: PUBLIC + publicHalf(value).x } });
    const made = newKey();
    await tx.serverSecret.create({ data: { name: ROW + (number + 1), value: made } });
    return publicKeyOf(made);
  });
}

/**
 * Takes an earlier key back, because somebody else may have had it: what it signed is good no more, and whoever asks for a
 * statement anew gets one by the key in use.
 * @throws AppError NOT_FOUND for a key that there is not, CONFLICT for the one in use
 */
export async function withdrawStatementKey(keyId: string): Promise<void> {
  await locked(async (tx) => {
    const rows = await readRows(tx);
    const index = rows.findIndex(({ value }) => publicHalf(value).kid === keyId);
    if (index < 0) throw new AppError("NOT_FOUND", `There is no key ${keyId}.`);
    if (index === 0) throw new AppError("CONFLICT", "This key is in use: rotate-statement-key first.");
    await tx.serverSecret.delete({ where: { name: rows[index]!.name } });
  });
}

async function makeFirst() {
  const first = { name: `${ROW}1`, value: newKey() };
  await db().serverSecret.createMany({ data: [first], skipDuplicates: true });
  return readRows();
}

/** Newest first. */
async function readRows(client: Tx = db()) {
  const rows = await client.serverSecret.findMany({ where: { name: { startsWith: ROW } } });
  return rows
    .map(({ name, value }) => ({ name, value, number: Number(name.slice(ROW.length)) }))
    .sort((a, b) => b.number - a.number);
}

function locked<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    return work(tx);
  });
}

const newKey = (): PrivateKey => randomBytes(32).toString("base64url");
const publicHalf = (value: string): PublicKey =>
  value.startsWith(PUBLIC) ? publicKey(value.slice(PUBLIC.length)) : publicKeyOf(value);
