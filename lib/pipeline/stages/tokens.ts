import { files } from "../output.schema";
import { made, of, stage } from "../stage";
import { palette } from "./palette";
import { strategy } from "./strategy";
import { typography } from "./typography";

export const tokens = stage({
  id: "tokens",
  label: "Writing the design tokens",
  weight: 7,
  reads: {
    outputs: {
      strategy: of(strategy, "name", "typeVoice", "personality"),
      palette: of(palette),
      typography: of(typography),
    },
  },
  uses: {
    makeTokens: "tokens/make-tokens",
    tokenFiles: "tokens/token-files",
  },
  writes: [
    {
      path: "tokens/",
      text: "Design tokens in the DTCG format (2025.10), and the same values for CSS and other builds.",
    },
  ],
  schema: files,
  run: (input, { makeTokens, tokenFiles }) => made({}, () => tokenFiles(makeTokens(input))),
});
