import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { GALLERY } from "@/lib/model/gallery-briefs";
import { galleryPicture, picturePath } from "./gallery/gallery-picture";
import { forgottenVersion, makeGoldenBrands, raisedVersion, VERSION_PATH } from "./gallery/golden-brands";
import { GOLDEN_PATH, type GoldenBrands } from "./gallery/golden-requests";

// Makes anew what tests compare the gallery with: whole packages by their hashes, and pictures. Run after a change of the
// engine that is meant to be seen, with --raise while the version is still the accepted one, and look at every picture
// before it is committed.
const accepted = JSON.parse(await readFile(GOLDEN_PATH, "utf8")) as GoldenBrands;
if (process.argv.includes("--raise") && accepted.engineVersion === ENGINE_VERSION) {
  await writeFile(VERSION_PATH, raisedVersion(await readFile(VERSION_PATH, "utf8")));
  console.log(VERSION_PATH);
  // This program holds the old version: another one goes on with the new.
  process.exit(spawnSync(process.execPath, ["scripts/run.mjs", "gallery"], { stdio: "inherit" }).status ?? 1);
}
const golden = await makeGoldenBrands();
const forgotten = forgottenVersion(accepted, golden);
if (forgotten) {
  console.error(forgotten);
  process.exitCode = 1;
} else {
  await writeFile(GOLDEN_PATH, `${JSON.stringify(golden, null, 2)}\n`);
  console.log(GOLDEN_PATH);
  await mkdir("docs/gallery", { recursive: true });
  for (const entry of GALLERY) {
    await writeFile(picturePath(entry), await galleryPicture(entry));
    console.log(picturePath(entry));
  }
}
