import { offeredPalettes } from "./offered-palettes";
import type { readBoard } from "./read-board";

/** Of each palette that would suit the brand, the colors that people look at first. */
export async function readPalettes(
  board: Pick<Awaited<ReturnType<typeof readBoard>>, "brief" | "seed" | "strategy">,
): Promise<string[][]> {
  const palettes = await offeredPalettes(board);
  return palettes.map(({ light }) => SHOWN.map((role) => light.roles[role].hex));
}

const SHOWN = ["primary", "secondary", "accent", "primary-soft", "surface-2", "text"] as const;
