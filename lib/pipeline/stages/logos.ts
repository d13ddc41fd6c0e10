import { logoSchema } from "@/lib/logo/logo.schema";
import { made, of, stage } from "../stage";
import { palette } from "./palette";
import { strategy } from "./strategy";
import { typography } from "./typography";

export const logos = stage({
  id: "logos",
  label: "Drawing the logos",
  weight: 26,
  reads: {
    brief: ["businessIdea", "style"],
    choices: ["mark", "ownMark"],
    seed: "logos",
    outputs: {
      strategy: of(
        strategy,
        "name",
        "slug",
        "direction",
        "trade",
        "keywords",
        "symbols",
        "personality",
        "colorMood",
      ),
      palette: of(palette),
      typography: of(typography),
    },
  },
  uses: {
    logoFiles: "logo/export/logo-files",
    makeLogo: "logo/make-logo",
  },
  writes: [
    {
      path: "logos/",
      text: "The logo in every variation and color version: SVG outlines, vector PDF and PNG.",
    },
  ],
  schema: logoSchema,
  async run(input, { makeLogo, logoFiles, fonts }) {
    const logo = await makeLogo({ ...input, fonts });
    return "kind" in logo ? logo : made(logo, () => logoFiles(logo, input.strategy));
  },
});
