import { z } from "zod";
import { made, of, stage } from "../stage";
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
  },
  schema: z.strictObject({
    /** What a reader must find on each page of the book. */
    texts: z.array(z.array(z.string())),
  }),
  async run(input, { makeGuidelines, makeTokens, fonts }) {
    const tokens = makeTokens(input).document;
    const { files, texts } = await makeGuidelines({ ...input, tokens, fonts });
    return made({ texts: texts.map((page) => [...page]) }, () => files);
  },
});
