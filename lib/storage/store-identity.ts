import path from "node:path";
import { db, type Tx } from "@/lib/db/client";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { storage } from "./current-storage";

/** The id that the database and the store of one installation share: its row's name, and its key. */
const ROW = "store";
const KEY = "installation/id";
/** Any number of our own. */
const LOCK = 4_715_094;
/** A store far away may take its time. */
const TIME_LIMIT_MS = 60_000;

/**
 * Compares the id in the database with that in the file store, so that no process works with files that the others do
 * not see. A database that knows none takes the store's; where neither has one, it is made up.
 * @throws when the database knows another store than this one
 */
export async function assertSameStore(): Promise<void> {
  await locked(async (tx) => {
    const [known, here] = [await knownId(tx), await idHere()];
    if (known === null) {
      const id = here ?? newId();
      if (here === null) await write(id);
      await tx.serverSecret.create({ data: { name: ROW, value: id } });
    } else if (here !== known) {
      const found = here === null ? "it has no id" : `its id is ${here}`;
      throw new Error(
        `The files in ${placeHere()} are not those that this database belongs to (${found}, the database knows ${known}). ` +
          "All processes on one database need the same files: set DATA_DIR to one folder on a disk that they share, or " +
          "BLOB_READ_WRITE_TOKEN to one store. If these are the right files, moved or restored here on purpose, say so " +
          "once: npm run admin -- accept-store",
      );
    }
  });
}

/** Makes this process's store the one that the database belongs to; every other is refused from the next start on. */
export async function acceptStore(): Promise<{ id: string; place: string }> {
  return locked(async (tx) => {
    // A new one, also where the ids agree: whatever had the old one may not be these files.
    const id = newId();
    await write(id);
    await tx.serverSecret.upsert({
      where: { name: ROW },
      create: { name: ROW, value: id },
      update: { value: id },
    });
    return { id, place: placeHere() };
  });
}

/** Several processes may start at the same time, also the first time. */
function locked<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db().$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      return work(tx);
    },
    { maxWait: TIME_LIMIT_MS, timeout: TIME_LIMIT_MS },
  );
}

async function knownId(tx: Tx): Promise<string | null> {
  return (await tx.serverSecret.findUnique({ where: { name: ROW } }))?.value ?? null;
}

async function idHere(): Promise<string | null> {
  const bytes = await storage().get(KEY);
  return bytes && new TextDecoder().decode(bytes).trim();
}

const write = (id: string) => storage().put(KEY, new TextEncoder().encode(`${id}\n`));

function placeHere(): string {
  const { BLOB_READ_WRITE_TOKEN, DATA_DIR } = env();
  return BLOB_READ_WRITE_TOKEN ? "the Vercel Blob store" : path.resolve(DATA_DIR, "storage");
}
