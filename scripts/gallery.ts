import { mkdir, writeFile } from "node:fs/promises";
import { GALLERY } from "@/lib/model/gallery-briefs";
import { galleryPicture, picturePath } from "./gallery/gallery-picture";

// Draws the pictures that a test compares the gallery with. Run after a change of the engine that is meant to be seen,
// and look at every picture before it is committed.
await mkdir("docs/gallery", { recursive: true });
for (const entry of GALLERY) {
  await writeFile(picturePath(entry), await galleryPicture(entry));
  console.log(picturePath(entry));
}
