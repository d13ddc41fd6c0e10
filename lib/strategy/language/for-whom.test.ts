import { expect, it } from "vitest";
import { namedAudience } from "./for-whom";

it.each([
  ["night-shift nurses", "night-shift nurses"],
  ["small bakeries in the valley, cafes, schools", "small bakeries in the valley"],
  ["everyone", ""],
  ["neighbourhood", ""],
  ["25-40", ""],
  ["dads, kids, a few engineers, their dogs", ""],
  ["adults who cannot read", ""],
])("%s is named as %j", (audience, named) => {
  expect(namedAudience({ audience, language: "en" })).toBe(named);
});
