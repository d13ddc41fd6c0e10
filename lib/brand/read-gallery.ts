import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import type { GalleryEntry } from "@/lib/model/gallery-briefs";
import { render } from "@/lib/render/render-pool";
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
  const { brief, seed } = entry;
  const { style } = brief;
  const strategy = await render("strategy", { brief, seed });
  const [palette, { typography }] = await Promise.all([
    render("palette", { strategy, style, seed }),
    render("typography", { strategy, style, seed, text: brief.businessIdea }),
  ]);
  const logo = await render("logo", { brief, seed, strategy, palette, typography });
  const brand = { strategy, palette, typography, logo };
  await storage().put(keyOf(entry), new TextEncoder().encode(JSON.stringify(brand)));
  return brand;
}

function keyOf({ slug, ...decides }: GalleryEntry): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([ENGINE_VERSION, decides]))
    .digest("hex");
  return `gallery/${slug}-${hash.slice(0, 16)}.json`;
}
