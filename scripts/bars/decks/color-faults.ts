import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { PNG } from "pngjs";
import type { DeckLook } from "@/lib/deck/deck-look";
import type { LaidDeck } from "@/lib/deck/laid-deck";

/** Flat areas of a painted page have the theme's colors; pages with a picture are left out. */
export function colorFaults(home: string, { slides }: LaidDeck, { colors }: DeckLook): string[] {
  spawnSync("pdftoppm", [
    "-r",
    "40",
    "-aa",
    "no",
    "-aaVector",
    "no",
    "-png",
    path.join(home, "deck.pdf"),
    path.join(home, "flat"),
  ]);
  const theme = Object.values(colors).map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const found: string[] = [];
  slides.forEach((slide, index) => {
    const file = path.join(home, `flat-${String(index + 1).padStart(2, "0")}.png`);
    const { data, width, height } = PNG.sync.read(readFileSync(file));
    rmSync(file);
    if (slide.picture) return;
    const seen = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)];
      // A page is no whole number of pixels: the last ones are half outside of it.
      if (column === 0 || row === 0 || column === width - 1 || row === height - 1) continue;
      const key = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const [key, count] of seen) {
      if (count / (data.length / 4) < LEAST_SHARE) continue;
      const own = [key >> 16, (key >> 8) & 255, key & 255];
      const isTheme = theme.some((color) => color.every((value, part) => Math.abs(value - own[part]!) <= 2));
      if (!isTheme)
        found.push(
          `${slide.id}: ${(count / (data.length / 400)).toFixed(2)} % is #${key.toString(16).padStart(6, "0")}, no color of the theme`,
        );
    }
  });
  return found;
}

/** Below this share a color is a trace of two others' edge. */
const LEAST_SHARE = 0.002;
