import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import * as icons from "simple-icons";
import { halve } from "@/lib/logo/known-marks";
import { fingerprintOutline } from "@/lib/logo/mark-fingerprint";
import { readSvgPath } from "@/lib/logo/svg-path";

// Writes lib/logo/mark-corpus.json, the well-known marks that ours must not resemble: hash and 32 px silhouette of
// every icon of simple-icons (CC0). Run it again when that package is brought up to date.
const { version } = JSON.parse(readFileSync("node_modules/simple-icons/package.json", "utf8")) as {
  version: string;
};
const prints = Object.values(icons).map(({ path }) => fingerprintOutline(readSvgPath(path)));
const corpus = {
  source: `simple-icons ${version}`,
  count: prints.length,
  hashes: Buffer.from(prints.map(({ phash }) => phash).join(""), "hex").toString("base64"),
  bitmaps: brotliCompressSync(Buffer.concat(prints.map(({ bitmap }) => halve(bitmap)))).toString("base64"),
};
writeFileSync("lib/logo/mark-corpus.json", `${JSON.stringify(corpus, null, 2)}\n`);
console.log(`lib/logo/mark-corpus.json: ${corpus.count} marks of ${corpus.source}`);
