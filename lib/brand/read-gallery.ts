import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import type { GalleryEntry } from "@/lib/model/gallery-briefs";
import { makeBrand } from "@/lib/pipeline/make-brand";
import { refusalText } from "@/lib/pipeline/refusal-text";
import { renderStage } from "@/lib/render/render-stage";
import { storage } from "@/lib/storage/current-storage";
import { type GalleryBrand, galleryBrandSchema } from "./gallery.schema";

/** Brands that are being drawn: whoever asks meanwhile waits for the same ones. */
const beingDrawn = new Map<string, Promise<GalleryBrand>>();

/**
 * A brand of the gallery, drawn by the engine when it is asked for the first time (about a second) and kept in the
 * store; another engine version or another brief is another key.
 */
export async function readGalleryBrand(entry: GalleryEntry): Promise<GalleryBrand> {
  const key = keyOf(entry);
  const kept = await storage().get(key);
  const brand = kept && galleryBrandSchema.safeParse(JSON.parse(new TextDecoder().decode(kept)));
  if (brand?.success) return brand.data;
  const drawing = beingDrawn.get(key) ?? draw(entry).finally(() => beingDrawn.delete(key));
  beingDrawn.set(key, drawing);
  return drawing;
}

async function draw(entry: GalleryEntry): Promise<GalleryBrand> {
  const until = ["strategy", "palette", "typography", "logos"] as const;
  const made = await makeBrand({ ...entry, until }, (stage, input) =>
    renderStage(stage, input as never, { files: false }),
  );
  if (made.kind !== "made") throw new Error(`${entry.slug}: ${refusalText(made)}`);
  const { logos: logo, ...rest } = made.outputs;
  const brand = { ...rest, logo };
  await storage().put(keyOf(entry), new TextEncoder().encode(JSON.stringify(brand)));
  return brand;
}

function keyOf({ slug, ...decides }: GalleryEntry): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([ENGINE_VERSION, decides]))
    .digest("hex");
  return `gallery/${slug}-${hash.slice(0, 16)}.json`;
}
