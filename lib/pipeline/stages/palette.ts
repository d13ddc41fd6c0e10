import type { DesignBrief } from "@/lib/model/brief.schema";
import { seedOfPart } from "@/lib/model/choices.schema";
import { paletteSchema } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { made, of, stage } from "../stage";
import { strategy } from "./strategy";

export const palette = stage({
  id: "palette",
  label: "Solving the color palette",
  weight: 8,
  reads: {
    brief: ["style", "seedColor"],
    choices: ["palette"],
    seed: "palette",
    outputs: { strategy: of(strategy, "colorMood", "keywords") },
  },
  uses: {
    makePalette: "palette/make-palette",
  },
  schema: paletteSchema,
  run: (input, { makePalette }) =>
    made(makePalette({ ...paletteRequest(input), alternative: input.brief.choices?.palette })),
});

interface PaletteReading {
  brief: Pick<DesignBrief, "style" | "seedColor"> & {
    readonly choices?: { readonly seeds?: { readonly palette?: number } | undefined } | undefined;
  };
  seed: number;
  strategy: Pick<Strategy, "colorMood" | "keywords">;
}

/** What decides a palette and its alternatives, beside which of them is chosen. */
export function paletteRequest({ brief, seed, strategy }: PaletteReading) {
  const { style, seedColor } = brief;
  return { strategy, style, seedColor, seed: seedOfPart(brief, "palette", seed) };
}
