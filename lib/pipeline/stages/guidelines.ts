import { z } from "zod";
import { made, of, stage } from "../stage";
import { isDesktopFont, SCENE_USES, scenesInput } from "./applications";
import { logos } from "./logos";
import { palette } from "./palette";
import { strategy } from "./strategy";
import { typography } from "./typography";

export const guidelines = stage({
  id: "guidelines",
  label: "Setting the guidelines",
  weight: 10,
  reads: {
    brief: "whole",
    outputs: {
      strategy: of(strategy),
      palette: of(palette),
      typography: of(typography),
      logo: of(logos),
    },
    files: { of: [typography], as: "bytes", which: isDesktopFont },
  },
  uses: {
    ...SCENE_USES,
    makeGuidelines: "guidelines/make-guidelines",
    makeTokens: "tokens/make-tokens",
    openScenes: "applications/open-scenes",
  },
  writes: [
    {
      path: "guidelines/",
      text: "The brand guidelines as a PDF.",
    },
  ],
  schema: z.strictObject({
    /** What a reader must find on each page of the book. */
    texts: z.array(z.array(z.string())),
  }),
  async run(input, engine) {
    const { makeGuidelines, makeTokens, openScenes, fonts } = engine;
    const tokens = makeTokens(input).document;
    const scenes = await openScenes(scenesInput(input, engine));
    const { files, texts } = await makeGuidelines({ ...input, tokens, scenes, fonts });
    return made({ texts: texts.map((page) => [...page]) }, () => files);
  },
});
