import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { breakingChanges } from "./openapi/breaking-changes";
import { collectOperations } from "./openapi/collect-operations";
import type { MadeDocument } from "./openapi/make-document";
import { makeDocument } from "./openapi/make-document";
import { loadRoute } from "./schemas/load-route";

// `node scripts/run.mjs openapi`, after an operation was added or changed: makes the documents that are served from the
// routes, and so promises them to clients. What breaks an earlier promise of v1 is refused, unless it is named word by word:
// a promise that never was what the service did is corrected, and the changelog says so.
const load = await loadRoute();
for (const version of ["v1", "v2"] as const) {
  const file = `lib/openapi/${version}.json`;
  const now = makeDocument(version, await collectOperations(version, load));
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as MadeDocument) : null;
  const breaking = before && version === "v1" ? await breakingChanges(before, now) : [];
  const refused = breaking.filter((change) => !process.argv.slice(2).includes(change));
  if (refused.length > 0) {
    console.error(
      `These changes break v1's clients and belong in a new version:\n${refused.join("\n")}\n` +
        "A correction is given as an argument, in the words above.",
    );
    process.exitCode = 1;
    break;
  }
  writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  console.log(`${file}: ${Object.values(now.paths).flatMap(Object.keys).length} operations`);
}
