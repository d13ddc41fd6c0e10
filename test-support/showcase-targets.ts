import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { newId } from "@/lib/ids";
import { copyBrand, insertAccount, onDatabase } from "./copied-brand";
import { hostileWords } from "./hostile-words";
import { completedJob, requestJob } from "./request-job";
import type { RunningServer } from "./start-server";

/** Brands of one account: what may be seen of each differs, and every word of them is hostile. */
export interface ShowcaseTargets {
  shown: string[];
  /** Private, deleted, unknown: nothing may tell them apart. */
  hidden: string[];
}

const WORDS = ["name", "tagline", "oneLiner", "mission", "promise", "boilerplate", "positioning"] as const;

/**
 * Asks the server for brands with markup in what a person types, and then writes markup into every word that the engine
 * found for them, past all filters: what serves them must not rely on any.
 */
export async function makeShowcaseTargets(
  server: Pick<RunningServer, "url" | "dataDir">,
  random: () => number,
  count: number,
): Promise<ShowcaseTargets> {
  const accountId = await insertAccount(server);
  const shown: string[] = [];
  const hidden: string[] = [];
  for (let index = 0; index < count; index++) {
    const typed = () => hostileWords(random).replace(/\0/g, "").slice(0, 70);
    const { jobId } = await requestJob(server, {
      businessIdea: `A bakery ${typed()} that delivers bread`,
      targetAudience: typed().padEnd(3, "x"),
      style: ["bold", "minimal", "modern", "classic"][index % 4],
      techStack: ["vue", "react", "html"][index % 3],
      features: [typed().slice(0, 40)],
    });
    await completedJob(server, jobId, 300_000);
    const status = (await (await fetch(`${server.url}/api/status/${jobId}`)).json()) as {
      result: { brandId: string };
    };
    shown.push(status.result.brandId);
    if (index > 0) continue;
    for (let copies = 0; copies < 2; copies++)
      hidden.push((await copyBrand(server, jobId, { accountId })).brandId);
  }
  const [ofNobodyElse, deleted] = hidden as [string, string];
  await onDatabase(server, async (client) => {
    for (const [index, id] of [...shown, ...hidden].entries()) {
      const visibility = id === ofNobodyElse ? "private" : index % 2 ? "public" : "unlisted";
      await client.query(
        "UPDATE brands SET account_id = $2, visitor_id = NULL, visibility = $3, name = $4, tagline = $5 WHERE id = $1",
        [id, accountId, visibility, plain(random), plain(random)],
      );
      const { rows } = await client.query<{ output: Record<string, unknown> }>(
        "SELECT output FROM artifacts WHERE brand_id = $1 AND stage = 'strategy'",
        [id],
      );
      const strategy = rows[0]!.output;
      for (const word of WORDS) strategy[word] = plain(random).slice(0, 60);
      strategy.values = (strategy.values as object[]).map(() => ({
        title: plain(random),
        text: plain(random),
      }));
      await client.query("UPDATE artifacts SET output = $2 WHERE brand_id = $1 AND stage = 'strategy'", [
        id,
        JSON.stringify(strategy),
      ]);
    }
    await client.query("UPDATE brands SET deleted_at = now() WHERE id = $1", [deleted]);
  });
  return { shown, hidden: [...hidden, newId()] };
}

/** PostgreSQL keeps no NUL. */
const plain = (random: () => number): string => hostileWords(random).replaceAll("\0", "");

/** How many files that are made once lie in the server's store for a brand. */
export async function madeFiles(server: Pick<RunningServer, "dataDir">, brandId: string): Promise<string[]> {
  const folder = path.join(server.dataDir, "storage", "blobs", "brands", brandId);
  const files = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  return files.filter((file) => /(^|\/)showcase\/\d/.test(file));
}

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
