import { converter, differenceCiede2000 } from "culori";
import { FILL_ROLES, type FillRole } from "../logo.schema";

/** A colour of a customer's mark, and the area that it fills. */
export interface MarkColor {
  readonly hex: string;
  readonly area: number;
}

const toOklch = converter("oklch");
const distance = differenceCiede2000();
const PAPER = { lightness: 0.96, chroma: 0.02 };

/**
 * Which of the brand's fills stands for each colour of a customer's mark; null for white beside other colours, which is
 * the ground that shows through. The three colours that fill most get fills of their own, so that as much as can be told
 * apart still is, in the order that changes them least; the others get the nearest.
 */
export function fillsForColors(
  found: readonly MarkColor[],
  brand: Record<FillRole, string>,
): Map<string, FillRole | null> {
  const areas = new Map<string, number>();
  for (const { hex, area } of found) areas.set(hex, (areas.get(hex) ?? 0) + area);
  const colors = [...areas].sort(([, one], [, other]) => other - one).map(([hex]) => hex);
  const inks = colors.some((hex) => !isPaper(hex)) ? colors.filter((hex) => !isPaper(hex)) : colors;
  const main = inks.slice(0, FILL_ROLES.length);
  const orders = arrangements(FILL_ROLES, main.length);
  const cost = (roles: readonly FillRole[]) =>
    roles.reduce((sum, role, index) => sum + distance(main[index]!, brand[role]), 0);
  const best = orders.reduce((least, other) => (cost(other) < cost(least) ? other : least));
  const nearest = (hex: string) =>
    best.reduce((least, role) => (distance(hex, brand[role]) < distance(hex, brand[least]) ? role : least));
  return new Map(
    colors.map((hex) => {
      const index = main.indexOf(hex);
      return [hex, index >= 0 ? best[index]! : inks.includes(hex) ? nearest(hex) : null];
    }),
  );
}

function isPaper(hex: string): boolean {
  const { l, c } = toOklch(hex)!;
  return l >= PAPER.lightness && c <= PAPER.chroma;
}

/** Every ordered choice of `count` of the items. */
function arrangements<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    arrangements(items.toSpliced(index, 1), count - 1).map((rest) => [item, ...rest]),
  );
}
