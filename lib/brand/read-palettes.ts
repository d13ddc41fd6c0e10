import { seedOfPart } from "@/lib/model/choices.schema";
import { renderMemo } from "@/lib/render/render-memo";
import type { readBoard } from "./read-board";

/** Of each palette that would suit the brand, the colors that people look at first. */
export async function readPalettes({
  brief,
  seed,
  strategy,
}: Pick<Awaited<ReturnType<typeof readBoard>>, "brief" | "seed" | "strategy">): Promise<string[][]> {
  const palettes = await renderMemo("palettes", {
    strategy: { colorMood: strategy.colorMood },
    style: brief.style,
    seedColor: brief.seedColor,
    seed: seedOfPart(brief, "palette", seed),
  });
  return palettes.map(({ light }) => SHOWN.map((role) => light.roles[role].hex));
}

const SHOWN = ["primary", "secondary", "accent", "primary-soft", "surface-2", "text"] as const;
