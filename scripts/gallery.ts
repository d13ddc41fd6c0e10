import { mkdir, readFile, writeFile } from "node:fs/promises";
import { GALLERY } from "@/lib/model/gallery-briefs";
import { galleryPicture, picturePath } from "./gallery/gallery-picture";
import { forgottenVersion, GOLDEN_PATH, makeGoldenBrands } from "./gallery/golden-brands";

// Makes anew what tests compare the gallery with: whole packages by their hashes, and pictures. Run after a change of the
// engine that is meant to be seen, and look at every picture before it is committed.
const golden = await makeGoldenBrands();
const forgotten = forgottenVersion(JSON.parse(await readFile(GOLDEN_PATH, "utf8")), golden);
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
