import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { breakingChanges } from "@/lib/openapi/breaking-changes";
import type { OpenApiDocument } from "@/lib/openapi/make-document";
import { publishedDocument } from "@/lib/openapi/published-document";

const FILE = "lib/openapi/v1-baseline.json";

// `node scripts/run.mjs openapi-baseline`, after v1 has grown: promises the present document to its clients. What
// breaks an earlier promise is refused, unless it is named word by word: a promise that never was what the service did
// is corrected, and the changelog says so.
const { openapi, paths, components } = publishedDocument("v1", {
  serverUrl: "https://marque.example",
  environment: "production",
});
const now = { openapi, paths, components } as OpenApiDocument;
const breaking = existsSync(FILE)
  ? breakingChanges(JSON.parse(readFileSync(FILE, "utf8")) as OpenApiDocument, now).filter(
      (change) => !process.argv.slice(2).includes(change),
    )
  : [];
if (breaking.length > 0) {
  console.error(
    `These changes break v1's clients and belong in a new version:\n${breaking.join("\n")}\n` +
      "A correction is given as an argument, in the words above.",
  );
  process.exitCode = 1;
} else {
  writeFileSync(FILE, `${JSON.stringify(now, null, 1)}\n`);
  console.log(`${FILE}: ${Object.values(paths).flatMap(Object.keys).length} operations`);
}
