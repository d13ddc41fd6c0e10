import { expect, test } from "vitest";
import { BRAND_COUNT, clashingBrand, isBlocked } from "./is-blocked";

test("the list of brands is long", () => {
  expect(BRAND_COUNT).toBeGreaterThan(4_000);
});

test.each([
  ["Google", "google"],
  ["Gooogle", "google"],
  ["Starbuck", "starbucks"],
  ["Adiddas", "adidas"],
  ["Coca & Cola", "cocacola"],
])("%s is too near a brand", (name, brand) => {
  expect(clashingBrand(name)).toBe(brand);
});

test.each(["Shitake", "Merdella", "Puta", "Mistral Kak Kut", "Scheisso", "Perkelen", "Kurwano"])(
  "%s means something bad somewhere",
  (name) => {
    expect(isBlocked(name)).toBe(true);
  },
);

test.each(["Fournil", "Crumb & Spoke", "Otto Crumb", "Slow Kiln", "Levain"])("%s may be used", (name) => {
  expect(isBlocked(name)).toBe(false);
});
