import { z } from "zod";

interface SceneEntry {
  readonly id: string;
  /** As people read it beside the picture. */
  readonly title: string;
  readonly folder: "social" | "applications";
  /** Of the drawing, in px. Pictures for networks have the size that the network asks for. */
  readonly width: number;
  readonly height: number;
  /** Width of the PNG where it is smaller than the drawing. */
  readonly pngWidth?: number;
  /** Which brands have it; every brand where nothing is said. */
  readonly only?: "cheerful" | "driving";
}

/**
 * Everything that a brand is drawn on, in the order in which it is shown. Sizes of networks as they asked for them in
 * November 2026: X and Bluesky 1500 × 500, LinkedIn pages 1128 × 191, Facebook pages 1640 × 624, YouTube 2048 × 1152 with
 * 1235 × 338 in the middle that every screen shows, Instagram 1080 × 1350, stories 1080 × 1920.
 */
const ENTRIES = [
  scene("stationery", "Stationery", "applications", 1600, 1200, { pngWidth: 1200 }),
  scene("card-front", "Business card, front", "applications", 1020, 660),
  scene("card-back", "Business card, back", "applications", 1020, 660),
  scene("letterhead", "Letterhead, A4", "applications", 1240, 1754, { pngWidth: 827 }),
  scene("site-hero", "Site", "applications", 1600, 1000, { pngWidth: 1280 }),
  scene("phone", "Telephone", "applications", 1200, 1500, { pngWidth: 960 }),
  scene("app-icon", "App icon", "applications", 1024, 1024),
  scene("sign", "Sign", "applications", 1600, 1200, { pngWidth: 1200 }),
  scene("tote", "Tote bag", "applications", 1200, 1500, { pngWidth: 960, only: "cheerful" }),
  scene("sticker", "Stickers", "applications", 1200, 1200, { pngWidth: 960, only: "cheerful" }),
  scene("van", "Van", "applications", 1600, 1000, { pngWidth: 1200, only: "driving" }),
  scene("slide-cover", "Slide cover", "applications", 1920, 1080, { pngWidth: 1280 }),
  scene("pattern-tile", "Pattern, repeats on every side", "applications", 960, 960),
  scene("link-preview", "Link preview (Open Graph)", "social", 1200, 630),
  scene("avatar", "Avatar for every network", "social", 800, 800),
  scene("x-header", "Header for X and Bluesky", "social", 1500, 500),
  scene("linkedin-cover", "Cover for LinkedIn", "social", 1128, 191),
  scene("facebook-cover", "Cover for Facebook", "social", 1640, 624),
  scene("youtube-banner", "Banner for YouTube", "social", 2048, 1152),
  scene("instagram-post", "Post for Instagram", "social", 1080, 1350),
  scene("story", "Story", "social", 1080, 1920),
] as const;

export const SCENE_IDS = ENTRIES.map(({ id }) => id) as [SceneId, ...SceneId[]];
export type SceneId = (typeof ENTRIES)[number]["id"];

/** A picture of the brand in use, as the package holds it. */
export interface SceneFile {
  readonly id: SceneId;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The SVG's path in the package. */
  readonly path: string;
  /** The PNG of the same picture, and its width. */
  readonly png: { readonly path: string; readonly width: number; readonly height: number };
}

/** Every scene with its files; a brand may lack those that do not suit it. */
export const SCENES: readonly (SceneFile & Pick<SceneEntry, "only">)[] = ENTRIES.map((entry: SceneEntry) => {
  const { id, title, folder, width, height, only, pngWidth = width } = entry;
  // A network is told its size by the file's name.
  const path = folder === "social" ? `social/${id}-${width}x${height}` : `applications/${id}`;
  const png = { path: `${path}.png`, width: pngWidth, height: Math.round((height * pngWidth) / width) };
  return { id: id as SceneId, title, width, height, path: `${path}.svg`, png, ...(only && { only }) };
});

/** The e-mail signature, an HTML file that shows the avatar beside it. */
export const SIGNATURE_PATH = "applications/email-signature.html";

/** The scenes of which a package has the drawing. */
export function scenesAmong(paths: readonly string[]): SceneFile[] {
  const present = new Set(paths);
  return SCENES.filter(({ path }) => present.has(path));
}

/** @throws RangeError for an id that no scene has */
export function sceneNamed(id: SceneId): SceneFile {
  const found = SCENES.find((one) => one.id === id);
  if (!found) throw new RangeError(`No scene is called "${id}"; there are ${SCENE_IDS.join(", ")}`);
  return found;
}

/** What the stage hands on: the scenes that suit the brand. */
export const applicationsSchema = z.strictObject({ scenes: z.array(z.enum(SCENE_IDS)) });

function scene<const Id extends string>(
  id: Id,
  title: string,
  folder: SceneEntry["folder"],
  width: number,
  height: number,
  more: Pick<SceneEntry, "pngWidth" | "only"> = {},
): SceneEntry & { id: Id } {
  return { id, title, folder, width, height, ...more };
}
