import { linkSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { accountName, visitorName } from "@/lib/accounts/principal";
import { newId } from "@/lib/ids";
import { completedJob, requestJob } from "./request-job";
import type { RunningServer } from "./start-server";

const BRIEF = {
  businessIdea: "A workshop that repairs bicycles overnight, so that people can ride to work in the morning",
  targetAudience: "People in the city who cycle to work",
  style: "modern",
  techStack: "html",
  features: [],
  seed: 3,
};

type Server = Pick<RunningServer, "url" | "dataDir">;
type Owner = { visitorId: string } | { accountId: string };

export interface CopiedBrand {
  brandId: string;
  jobId: string;
}

/** Asks for the brand that is copied. Resolves to its job's id, and waits for no more. */
export async function requestOriginal(server: Pick<RunningServer, "url">): Promise<string> {
  return (await requestJob(server, BRIEF)).jobId;
}

/** A finished brand of one's own, with its files: a copy of one that was made once, in a tenth of a second. */
export async function copyBrand(server: Server, original: string, owner: Owner): Promise<CopiedBrand> {
  await completedJob(server, original);
  const copy = { brandId: newId(), jobId: newId() };
  const from = await onDatabase(server, (client) => copyRows(client, original, copy, owner));
  const folderOf = (brandId: string) => path.join(server.dataDir, "storage", "blobs", "brands", brandId);
  // Values are replaced by renaming, never written into: two brands may share one.
  for (const file of readdirSync(folderOf(from), { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const source = path.join(file.parentPath, file.name);
    const target = path.join(folderOf(copy.brandId), path.relative(folderOf(from), source));
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(source, target);
  }
  return copy;
}

/** Copies what the original's rows say but for whose they are. Resolves to the original's brand id. */
async function copyRows(
  client: pg.Client,
  original: string,
  { brandId, jobId }: CopiedBrand,
  owner: Owner,
): Promise<string> {
  const { rows } = await client.query<{ brand_id: string }>("SELECT brand_id FROM jobs WHERE id = $1", [
    original,
  ]);
  const from = rows[0]!.brand_id;
  const insert = (table: string, key: string, id: string, changes: object) =>
    client.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(known, $2::jsonb)).* FROM ${table} AS known WHERE ${key} = $1`,
      [id, changes],
    );
  const isVisitor = "visitorId" in owner;
  await client.query("BEGIN");
  await insert("brands", "id", from, {
    id: brandId,
    visitor_id: isVisitor ? owner.visitorId : null,
    account_id: isVisitor ? null : owner.accountId,
  });
  await insert("brand_versions", "brand_id", from, { brand_id: brandId });
  await client.query(
    "UPDATE brand_versions SET package_key = replace(package_key, $1::text, $2::text) WHERE brand_id::text = $2",
    [from, brandId],
  );
  await insert("artifacts", "brand_id", from, { brand_id: brandId });
  await insert("jobs", "id", original, {
    id: jobId,
    brand_id: brandId,
    principal: isVisitor ? visitorName(owner.visitorId) : accountName(owner.accountId),
  });
  await insert("job_events", "job_id", original, { job_id: jobId });
  await client.query("COMMIT");
  return from;
}

/** An account with an address of its own. Resolves to its id. */
export async function insertAccount(server: Pick<RunningServer, "dataDir">): Promise<string> {
  const id = newId();
  await onDatabase(server, (client) =>
    client.query("INSERT INTO accounts (id, email) VALUES ($1, $2)", [id, `${id}@x.example`]),
  );
  return id;
}

/** Works on the database of a server, whose folder says where it is. */
export async function onDatabase<T>(
  { dataDir }: Pick<RunningServer, "dataDir">,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const connectionString = readFileSync(path.join(dataDir, "postgres.url"), "utf8").trim();
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
