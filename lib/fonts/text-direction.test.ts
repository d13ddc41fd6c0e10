import { expect, it } from "vitest";
import { textDirection } from "./text-direction";

it.each([
  ["pão fresco", "ltr"],
  ["خبز الصباح", "rtl"],
  ["לחם טרי, 7", "rtl"],
  ["خبز é uma padaria que entrega de bicicleta", "ltr"],
  ["نوصل خبز Brewly كل صباح", "rtl"],
  ["בית הקפה של דנה为年轻上班族而做。", "ltr"],
  ["2026 🥐", "ltr"],
  ["", "ltr"],
])("%s runs %s", (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
