import { expect, test } from "vitest";
import { PALETTE_ALTERNATIVES } from "@/lib/model/choices.schema";
import { makePalette } from "@/lib/palette/make-palette";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { bakeryBrief } from "@/lib/strategy/draft/draft-fixture";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { readPalettes } from "./read-palettes";

useRenderingHere();

test("the palettes of the board are those that the brand gets when one is chosen", async () => {
  const seed = 7;
  const strategy = makeStrategy({ brief: bakeryBrief, seed });
  const offered = await readPalettes({ brief: bakeryBrief, seed, strategy });
  const made = Array.from({ length: PALETTE_ALTERNATIVES }, (_, alternative) =>
    makePalette({ strategy, style: bakeryBrief.style, seed, alternative }),
  );
  const leading = made.map(({ light: { roles } }) => [roles.primary, roles.secondary, roles.accent]);
  expect(offered.map((colors) => colors.slice(0, 3))).toEqual(
    leading.map((colors) => colors.map(({ hex }) => hex)),
  );
});
