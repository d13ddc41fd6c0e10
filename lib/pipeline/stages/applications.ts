import { applicationsSchema } from "@/lib/applications/scenes.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Engine } from "../engine";
import { made, of, stage } from "../stage";
import { logos } from "./logos";
import { palette } from "./palette";
import { strategy } from "./strategy";
import { typography } from "./typography";

/** What `scenesInput` uses of the engine. */
export const SCENE_USES = {
  placeOfTrade: "strategy/place-of-trade",
  readIdea: "strategy/read-idea",
} as const;

export const applications = stage({
  id: "applications",
  label: "Putting it to use",
  weight: 6,
  reads: {
    brief: ["businessIdea", "targetAudience", "features", "style"],
    outputs: {
      strategy: of(
        strategy,
        "name",
        "tagline",
        "oneLiner",
        "promise",
        "language",
        "direction",
        "trade",
        "symbols",
        "keywords",
      ),
      palette: of(palette),
      typography: of(typography),
      logo: of(logos),
    },
    files: { of: [typography], as: "bytes", which: isDesktopFont },
  },
  uses: {
    ...SCENE_USES,
    applicationFiles: "applications/application-files",
    scenesFor: "applications/draw-scene",
  },
  writes: [
    {
      path: "social/",
      text: "Avatar, headers, posts and the picture beside a link, each in the size that its network asks for.",
    },
    {
      path: "applications/",
      text: "The brand in use: cards, letterhead, screens, signs, the pattern as a tile, a signature for mails.",
    },
  ],
  schema: applicationsSchema,
  run(input, engine) {
    const request = scenesInput(input, engine);
    return made({ scenes: engine.scenesFor(request) }, () => engine.applicationFiles(request));
  },
});

/** Pictures are set in the package's own typefaces, whose TrueType files can be read without unpacking them. */
export function isDesktopFont(path: string): boolean {
  return path.endsWith(".ttf");
}

interface ScenesReading {
  brief: Pick<DesignBrief, "businessIdea" | "targetAudience" | "features" | "style">;
  strategy: Pick<Strategy, "trade" | "symbols" | "keywords">;
}

/** What the scenes are drawn from: how grave the matter is, and where the business is met. */
export function scenesInput<Reading extends ScenesReading>(
  { brief, ...input }: Reading,
  { placeOfTrade, readIdea }: Pick<Engine, "placeOfTrade" | "readIdea">,
) {
  const { businessIdea, targetAudience, features, style } = brief;
  const { isGrave } = readIdea({ businessIdea, targetAudience, features });
  return { ...input, style, features, isGrave, place: placeOfTrade(input.strategy) };
}
