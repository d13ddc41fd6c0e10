import { readFile } from "node:fs/promises";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { GALLERY } from "@/lib/model/gallery-briefs";
import { galleryPicture, picturePath } from "./gallery-picture";

/** Share of pixels that may differ: none in a picture of the same engine; rasterisers round edges differently. */
const TOLERANCE = 0.0005;

test.each(GALLERY.map((entry) => [entry.slug, entry] as const))(
  "%s looks as it was accepted; if it should not: node scripts/run.mjs gallery",
  async (_slug, entry) => {
    const accepted = PNG.sync.read(await readFile(picturePath(entry)));
    const { width, height, data } = PNG.sync.read(Buffer.from(await galleryPicture(entry)));
    expect([width, height]).toEqual([accepted.width, accepted.height]);
    const different = pixelmatch(accepted.data, data, undefined, width, height, { threshold: 0.1 });
    expect(different / (width * height)).toBeLessThanOrEqual(TOLERANCE);
  },
);
