import { PrismaPg } from "@prisma/adapter-pg";
import { databaseUrl } from "./connection";
import { closeGate } from "./gate";
import { PrismaClient } from "./generated/client";
import { createStatementNames } from "./statement-names";

const KEY = Symbol.for("marque.db");
const shared = globalThis as { [KEY]?: PrismaClient };

/** How long a query waits for a connection: a busy machine may take seconds to open the first ten. */
const PATIENCE_MS = 10_000;

export type Db = PrismaClient;
/** The client inside `db().$transaction(async (tx) => …)`. */
export type Tx = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

/** The process's one Prisma client, shared by every bundle in it. Connects at the first query. */
export function db(): PrismaClient {
  shared[KEY] ??= new PrismaClient({
    adapter: new PrismaPg(
      { connectionString: databaseUrl(), max: 10, connectionTimeoutMillis: PATIENCE_MS },
      { statementNameGenerator: createStatementNames() },
    ),
  });
  return shared[KEY];
}

/** Closes every connection of the process; the next `db()` opens new ones. */
export async function closeDb(): Promise<void> {
  const client = shared[KEY];
  delete shared[KEY];
  await Promise.all([client?.$disconnect(), closeGate()]);
}
