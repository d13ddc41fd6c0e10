import { drawCrestFields } from "@/lib/logo/fields/heraldic-fields";
import type { Family } from "../family";
import { bend, chevron, chief, pales, pall, pile } from "./crest-parted";
import { drawPool, type Way } from "./crest-parts";
import { both, land, openFlaunches, rays, wall } from "./crest-rimmed";

/** A field parted as heraldry parts it, with one or two small things opened in its parts or laid on them. */
export const crest: Family = {
  id: "crest",
  styles: { classic: 0.5, minimal: 0.1, modern: 0.1, bold: 0.3 },
  symmetry: "symmetric",
  isCut: true,
  largestShare: 0.015,
  lettersServed: 22,
  draw(input) {
    const { random } = input;
    const pool = drawPool(input);
    const fields = drawCrestFields(random, FIELDS);
    const rimmed = fields.filter(({ takesRim }) => takesRim);
    return random
      .shuffle(WAYS)
      .slice(0, DRAWN)
      .flatMap(({ way, rims }, index) => {
        const own = rims ? rimmed : fields;
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const drawn = way(random, own[(index + attempt) % own.length]!, pool);
          if (drawn) return [drawn];
        }
        return [];
      });
  },
};

const FIELDS = 10;
const DRAWN = 7;
const ATTEMPTS = 2;

/** The ways to part a field, and whether they close it with a rim. */
const WAYS: readonly { way: Way; rims: boolean }[] = [
  ...[chief, chief, chief, pales, bend, chevron, pile, pall].map((way) => ({ way, rims: false })),
  ...[land, land, both, both, rays, wall, openFlaunches].map((way) => ({
    way,
    rims: true,
  })),
];
