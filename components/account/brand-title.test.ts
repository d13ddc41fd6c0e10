import { expect, test } from "vitest";
import { UNTITLED_BRAND } from "@/lib/brand/brand-list.schema";
import { brandTitle } from "./brand-title";

test("a brand without a name is called by the beginning of its idea", () => {
  const businessIdea =
    "A kiosk that lends umbrellas at every stop of the city, and takes them back at any other";
  expect(brandTitle({ name: UNTITLED_BRAND, businessIdea })).toBe(
    "A kiosk that lends umbrellas at every stop of the city, and…",
  );
  expect(brandTitle({ name: UNTITLED_BRAND, businessIdea: "A kiosk" })).toBe("A kiosk");
  expect(brandTitle({ name: "Sesame", businessIdea })).toBe("Sesame");
});
