import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CATALOG_FILE, catalogFile } from "./kit/catalog-file";

// `node scripts/run.mjs kit`, after a change of a description, a behaviour or a style sheet: writes everything in the kit
// that comes from them. A test compares the files with what this would write.
if (readFileSync(CATALOG_FILE, "utf8") !== catalogFile()) {
  writeFileSync(CATALOG_FILE, catalogFile());
  // This program holds the old list: another one goes on with the new.
  process.exit(spawnSync(process.execPath, ["scripts/run.mjs", "kit"], { stdio: "inherit" }).status ?? 1);
}
const { makeKit, MADE_FOLDERS } = await import("./kit/make-kit");
const made = await makeKit();
for (const folder of MADE_FOLDERS) {
  if (!existsSync(folder)) continue;
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    if (!made.has(file) && !name.startsWith("brand-mark")) rmSync(file);
  }
}
let changed = 0;
for (const [file, text] of made) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  changed += 1;
}
console.log(`${made.size} files, ${changed} changed.`);
