import { readFileSync, writeFileSync } from "node:fs";
import * as icons from "simple-icons";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { fingerprintOutline } from "@/lib/logo/judge/mark-fingerprint";
import { packMarks } from "@/lib/logo/judge/mark-library";

// Writes lib/logo/judge/mark-corpus.json, the well-known marks that ours must not resemble: hash and 32 px silhouette of
// every icon of simple-icons (CC0). Run it again when that package is brought up to date.
const { version } = JSON.parse(readFileSync("node_modules/simple-icons/package.json", "utf8")) as {
  version: string;
};
const prints = Object.values(icons).map(({ path }) => fingerprintOutline(readSvgPath(path)));
const corpus = { source: `simple-icons ${version}`, ...packMarks(prints) };
writeFileSync("lib/logo/judge/mark-corpus.json", `${JSON.stringify(corpus, null, 2)}\n`);
console.log(`lib/logo/judge/mark-corpus.json: ${corpus.count} marks of ${corpus.source}`);
