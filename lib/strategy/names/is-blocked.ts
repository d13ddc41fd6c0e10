import { fold } from "../language/fold";
import names from "../names.json";
import { WELL_KNOWN_BRANDS } from "./well-known-brands";

const NEAR_LENGTH_MIN = 5;
const EDGE_LENGTH_MAX = 4;

const brands = new Set(
  [...WELL_KNOWN_BRANDS, ...names.brands.withIcons.split(" ")].filter((name) => name.length >= 3),
);
const parts = [...new Set(Object.values(names["bad-words"].inNames).flatMap((words) => words.split(" ")))];
const wholes = new Set(parts.filter((part) => part.endsWith("=")).map((part) => part.slice(0, -1)));
const open = parts.filter((part) => !part.endsWith("="));
const isShort = (part: string) => part.length <= EDGE_LENGTH_MAX;
const edges = open.filter(isShort).join("|");
const anywhere = new RegExp(`${open.filter((part) => !isShort(part)).join("|")}|^(?:${edges})|(?:${edges})$`);

/** Well-known brands by each way of leaving one letter out, so that a name one letter away is found at once. */
const nearBrands = new Map<string, string[]>();
for (const brand of brands) {
  if (brand.length < NEAR_LENGTH_MIN) continue;
  for (const key of shortenings(brand)) {
    const known = nearBrands.get(key);
    if (known) known.push(brand);
    else nearBrands.set(key, [brand]);
  }
}

/** Must the name not be used: a bad meaning in one of many languages, or a well-known brand? Takes it as written. */
export function isBlocked(name: string): boolean {
  const words = fold(name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  return words.some(hasBadMeaning) || hasBadMeaning(words.join("")) || clashingBrand(name) !== null;
}

/** The well-known brand that a name equals or, from five letters on, is one letter away from. */
export function clashingBrand(name: string): string | null {
  const whole = fold(name)
    .replace(/&/g, "")
    .replace(/[^a-z]/g, "");
  if (brands.has(whole)) return whole;
  if (whole.length < NEAR_LENGTH_MIN) return null;
  const near = shortenings(whole).flatMap((key) => nearBrands.get(key) ?? []);
  return near.find((brand) => isOneLetterAway(brand, whole)) ?? null;
}

/** How many brands are on the list. */
export const BRAND_COUNT = brands.size;

function hasBadMeaning(word: string): boolean {
  return wholes.has(word) || anywhere.test(word);
}

function shortenings(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

/** One letter changed, added or dropped. */
function isOneLetterAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
