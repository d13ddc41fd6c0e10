import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import type { Reading } from "./reading";
import type { Stage } from "./stage";

/** SHA-256 in hexadecimal of everything that decides what a stage makes: equal hashes stand for equal results. */
export function inputHash({ id, reads }: Stage, { brief, seed, outputs, files }: Reading): string {
  const noted = files.map(({ path, sha256 }) => (reads.files?.as === "paths" ? path : [path, sha256]));
  const decides = [ENGINE_VERSION, id, brief, seed, outputs, noted];
  return createHash("sha256").update(JSON.stringify(decides, inOneOrder)).digest("hex");
}

/** Keys sorted: a database gives them back in an order of its own. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
