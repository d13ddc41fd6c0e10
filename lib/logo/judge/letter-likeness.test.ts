import { expect, test } from "vitest";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import type { Outline } from "@/lib/geometry/outline";
import { subtract } from "@/lib/geometry/path-boolean";
import { circle } from "@/lib/geometry/shapes";
import { drawLetter } from "../letters/draw-letter";
import { readsAsLetter } from "./letter-likeness";

const draw = async (letter: string, family: string) => {
  const options = { fonts: fontLibrary(), families: [family], style: "bold", hasSerifs: false } as const;
  const drawn = await drawLetter(letter, options);
  if (!drawn) throw new Error(`${family} has no ${letter}`);
  return drawn;
};
const mark = (...outlines: Outline[]) => ({
  parts: outlines.map((outline) => ({ outline, fill: "primary" as const })),
});

test.each(["Sora", "Space Grotesk"])("every letter of %s reads as itself", async (family) => {
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
    const drawn = await draw(letter, family);
    expect([letter, readsAsLetter(mark(drawn.outline), drawn)]).toEqual([letter, true]);
  }
});

test("a letter that is cut out of a disc reads", async () => {
  for (const letter of "AEKRSZ") {
    const drawn = await draw(letter, "Sora");
    const ground = subtract([circle(0, 0, 80)].flat(), drawn.outline);
    expect([letter, readsAsLetter(mark(ground), drawn)]).toEqual([letter, true]);
  }
});

test("another letter does not read as the name's", async () => {
  const other = { K: "O", S: "H", W: "O", E: "V", T: "D", L: "O" };
  for (const [letter, shown] of Object.entries(other)) {
    const [own, wrong] = await Promise.all([draw(letter, "Sora"), draw(shown, "Sora")]);
    expect([letter, readsAsLetter(mark(wrong.outline), own)]).toEqual([letter, false]);
  }
});
