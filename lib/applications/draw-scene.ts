import { type Canvas, canvasOf } from "./canvas";
import type { Scene, SceneNode } from "./scene.schema";
import { cardBack, cardFront } from "./scenes/cards";
import { letterhead, stationery } from "./scenes/paper";
import { patternTile } from "./scenes/pattern";
import { appIcon, avatar, phone, siteHero, slideCover } from "./scenes/screens";
import { header, instagramPost, linkPreview, story, youtubeBanner } from "./scenes/social";
import { sign, sticker, tote, van } from "./scenes/things";
import { SCENES, type SceneId, sceneNamed } from "./scenes.schema";
import type { Studio } from "./studio";

/** The scenes that suit a business, in their order. */
export function scenesFor({ isGrave, place }: Pick<Studio, "isGrave" | "place">): SceneId[] {
  const suits = {
    // Nobody carries a funeral home's bag or sticks its mark on a laptop.
    cheerful: !isGrave,
    driving: !isGrave && place === "road",
  };
  return SCENES.filter(({ only }) => only === undefined || suits[only]).map(({ id }) => id);
}

/** A scene as data: the package, the board and the guidelines show the same one. */
export function drawScene(studio: Studio, id: SceneId): Scene {
  const { width, height } = sceneNamed(id);
  return { width, height, nodes: DRAW[id](studio, canvasOf(studio, width, height)) };
}

const DRAW: Record<SceneId, (studio: Studio, canvas: Canvas) => SceneNode[]> = {
  stationery,
  "card-front": cardFront,
  "card-back": cardBack,
  letterhead,
  "site-hero": siteHero,
  phone,
  "app-icon": appIcon,
  sign,
  tote,
  sticker,
  van,
  "slide-cover": slideCover,
  "pattern-tile": patternTile,
  "link-preview": linkPreview,
  avatar,
  "x-header": header({ kept: 0.34, logoHeight: 0.3, columns: 2 }),
  "linkedin-cover": header({ kept: 0.3, logoHeight: 0.42, columns: 4 }),
  "facebook-cover": header({ kept: 0.34, logoHeight: 0.24, columns: 2 }),
  "youtube-banner": youtubeBanner,
  "instagram-post": instagramPost,
  story,
};
