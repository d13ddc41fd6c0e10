import { band, course } from "../band";
import { rotate, translate } from "../outline";
import { intersect, subtract, unite } from "../path-boolean";
import {
  bar,
  circle,
  lens,
  polygon,
  rectangle,
  regularPolygon,
  ring,
  roundedRectangle,
  sector,
} from "../shapes";
import { readSvgPath as pen } from "../svg-path";
import { type MarkSymbol, own } from "./symbol";

/** What is eaten and drunk, and what it is made and served in. */
export const FOOD: readonly MarkSymbol[] = [
  own("bread", "loaf bakery baker sourdough flour toast breakfast boulangerie", (v) => {
    const loaf = pen(
      `M-50 8A32 ${v(32, 36)} 0 0 1 -18 -30H18A32 32 0 0 1 50 8V18A16 16 0 0 1 34 34H-34A16 16 0 0 1 -50 18Z`,
    );
    const lean = v(6, 10);
    const cuts = [-24, 0, 24].map((x) => bar([x + lean, -42], [x - lean, v(2, 6)], 7));
    return subtract(loaf, ...cuts);
  }),
  own("slice", "bread toast sandwich bakery breakfast", (v) => {
    const slice = pen(
      "M-30 -44H30A18 18 0 0 1 38 -9V38A8 8 0 0 1 30 46H-30A8 8 0 0 1 -38 38V-9A18 18 0 0 1 -30 -44Z",
    );
    const heart = pen("M0 26L-20 5A12 12 0 0 1 0 -11A12 12 0 0 1 20 5Z");
    return subtract(slice, translate(heart, 0, v(-2, 4)));
  }),
  own("cup", "tea-bag coffee tea cafe espresso drink roastery breakfast barista mug", (v) => {
    const depth = v(18, 26);
    const body = pen(
      `M-44 -30H26V${depth - 12}A24 24 0 0 1 2 ${depth + 12}H-20A24 24 0 0 1 -44 ${depth - 12}Z`,
    );
    const handle = subtract(
      roundedRectangle(14, -24, 50, 14, 19),
      roundedRectangle(22, -15, 41, 5, 10),
      rectangle(0, -40, 26, 40),
    );
    return [...unite(body, handle), ...rectangle(-50, depth + 20, 32, depth + 29)];
  }),
  own("bean", "coffee roastery espresso cafe roaster cocoa", (v) => {
    const bean = rotate(
      pen("M0 -50C24 -50 35 -26 35 0C35 26 24 50 0 50C-24 50 -35 26 -35 0C-35 -26 -24 -50 0 -50Z"),
      v(24, 40),
    );
    const bend = v(16, 24);
    const slit = pen(
      `M-4 -70C-4 -44 ${bend - 4} -24 -4 0C${-bend - 4} 24 -4 44 -4 70H4C4 44 ${4 - bend} 24 4 0C${bend + 4} -24 4 -44 4 -70Z`,
    );
    return subtract(bean, rotate(slit, 32));
  }),
  own("bowl", "soup ramen noodle rice restaurant salad kitchen food asian poke cereal", (v) => {
    const lip = v(-8, -2);
    const bowl = pen(`M-50 ${lip}H50A50 46 0 0 1 24 42H-24A50 46 0 0 1 -50 ${lip}Z`);
    const steam = pen(
      `M-3 ${lip - 8}C-14 ${lip - 20} 6 ${lip - 28} -5 ${lip - 42}H5C16 ${lip - 28} -4 ${lip - 20} 7 ${lip - 8}Z`,
    );
    const offset = v(17, 20);
    return [...bowl, ...translate(steam, -offset, 0), ...translate(steam, offset, 0)];
  }),
  own("pot", "cooking kitchen soup stew restaurant catering chef ceramic clay", (v) => {
    const top = v(-14, -8);
    const body = roundedRectangle(-38, top, 38, 42, [0, 0, 22, 22]);
    const ears = rectangle(-50, top + 6, 50, top + 17);
    const lid = pen(`M-40 ${top - 8}A40 26 0 0 1 40 ${top - 8}Z`);
    return [...unite(body, ears), ...unite(lid, circle(0, top - 35, 8))];
  }),
  own("chef", "cook kitchen restaurant catering toque food hat", (v) => {
    const puff = v(17, 20);
    const hat = unite(
      circle(-28, -18, puff + 2),
      circle(0, -28, puff + 3),
      circle(28, -18, puff + 2),
      pen("M-32 -20H32L28 22H-28Z"),
    );
    return [...hat, ...rectangle(-28, 30, 28, 44)];
  }),
  own("apple", "fruit healthy school nutrition orchard diet juice cider", (v, random) => {
    const body = pen(
      "M0 -20C8 -28 20 -29 28 -25C46 -16 44 12 34 32C26 46 14 50 0 44C-14 50 -26 46 -34 32C-44 12 -46 -16 -28 -25C-20 -29 -8 -28 0 -20Z",
    );
    const leaf = translate(rotate(lens(v(26, 30), 14), 45), 9, -38);
    const shine = translate(rotate(lens(44, 10), v(14, 22)), -22, 8);
    return [...subtract(body, random.next() < 0.5 ? shine : circle(50, 4, v(15, 19))), ...leaf];
  }),
  own("pear", "fruit orchard healthy juice", (v) => {
    const body = pen(
      `M0 -34C16 -34 18 -18 22 -8C26 2 36 8 36 22A36 28 0 0 1 -36 22C-36 8 -26 2 -22 -8C-18 -18 -16 -34 0 -34Z`,
    );
    return [...body, ...translate(rotate(lens(v(24, 30), 15), 52), 12, -42)];
  }),
  own("cherry", "fruit sweet jam dessert pastry", (v) => {
    const r = v(19, 22);
    return unite(
      circle(-26, 26, r),
      circle(28, 26, r - 1),
      band(course([-24, 22], [-20, -10, 20], [8, -44]), 7),
      band(course([28, 22], [24, -10, 20], [6, -44]), 7),
      translate(rotate(lens(40, 19), 76), 24, -42),
    );
  }),
  own("citrus", "orange lemon orange fruit juice lime summer cocktail vitamin fresh", (v, random) => {
    const turn = random.pick([0, 180, -35]);
    const rind = subtract(sector(0, -22, 50, 0, 180), sector(0, -23, 41, -10, 190));
    const flesh = subtract(
      sector(0, -20, v(33, 35), 4, 176),
      translate(rotate(rectangle(-3.2, -60, 3.2, 60), 30), 0, -22),
      translate(rotate(rectangle(-3.2, -60, 3.2, 60), -30), 0, -22),
    );
    return rotate(translate([...rind, ...unite(flesh, rectangle(-8, -20, 8, -14))], 0, 8), turn);
  }),
  own("grape", "wine vineyard winery fruit cellar", (v) => {
    const r = v(15, 16.5);
    const rows: [number, number][] = [
      [-25, -14],
      [0, -14],
      [25, -14],
      [-12.5, 8],
      [12.5, 8],
      [0, 30],
    ];
    return unite(
      ...rows.map(([x, y]) => circle(x, y, r)),
      rectangle(-4, -46, 4, -20),
      translate(rotate(lens(32, 17), 66), 16, -40),
      polygon([-12, -10], [12, -10], [0, 24]),
    );
  }),
  own("wine", "champagne glass bar restaurant vineyard winery drink sommelier cellar", (v) => {
    const level = v(-22, -16);
    const glass = pen("M-28 -50H28L30 -26A30 30 0 0 1 -30 -26Z");
    const fill = pen(`M-40 ${level - 8}H40V${level}H-40Z`);
    return unite(
      subtract(glass, intersect(fill, rectangle(-21, -60, 21, 60))),
      rectangle(-4.5, 0, 4.5, 46),
      rectangle(-22, 41, 22, 50),
    );
  }),
  own("cocktail", "bar drink party nightlife martini gin", (v) => {
    const tip = v(8, 12);
    const glass = subtract(polygon([-48, -46], [48, -46], [0, tip]), bar([-26, -33.5], [26, -33.5], 7));
    return unite(glass, rectangle(-4.5, tip - 12, 4.5, 46), rectangle(-24, 41, 24, 50));
  }),
  own("bottle", "wine drink beer juice milk perfume oil spirits pharmacy brewery", (v) => {
    const neck = v(9, 11);
    const body = pen(
      `M${-neck} -50H${neck}V-24C${neck} -12 24 -10 24 6V42A8 8 0 0 1 16 50H-16A8 8 0 0 1 -24 42V6C-24 -10 ${-neck} -12 ${-neck} -24Z`,
    );
    return subtract(body, rectangle(-60, v(8, 12), 60, 17), rectangle(-60, 34, 12, 40));
  }),
  own("beer", "brewery pub bar drink craft ale hops mug", (v) => {
    const body = rectangle(-38, -20, 22, 50);
    const foam = unite(
      circle(-28, -30, 14),
      circle(-8, -36, 14),
      circle(12, -30, 14),
      rectangle(-38, -30, 22, -18),
    );
    const handle = subtract(
      roundedRectangle(10, -12, 48, 36, 14),
      roundedRectangle(20, -2, 38, 26, 6),
      rectangle(0, -60, 22, 60),
    );
    const slot = v(6, 7.5);
    return unite(
      foam,
      subtract(unite(body, handle), rectangle(-22, 2, -22 + slot, 36), rectangle(0, 2, slot, 36)),
    );
  }),
  own("icecream", "ice-cream gelato sweet dessert cream summer sorbet frozen ice", (v) => {
    const scoop = unite(
      sector(0, -10, v(32, 35), 180, 360),
      circle(-20, -10, 14),
      circle(20, -10, 14),
      circle(0, -8, 12),
    );
    return [...scoop, ...polygon([-26, 10], [26, 10], [0, 50])];
  }),
  own("cake", "pastry birthday dessert sweet bakery wedding party confectionery", (v) => {
    const top = v(-12, -6);
    const upper = pen(
      `M-44 ${top + 16}V${top}A12 12 0 0 1 -32 ${top - 12}H32A12 12 0 0 1 44 ${top}V${top + 16}A11 11 0 0 1 22 ${top + 16}A11 11 0 0 1 0 ${top + 16}A11 11 0 0 1 -22 ${top + 16}A11 11 0 0 1 -44 ${top + 16}Z`,
    );
    const lower = subtract(rectangle(-44, top + 20, 44, 46), translate(upper, 0, 8));
    return [...unite(upper, rectangle(-5, -46, 5, top)), ...lower];
  }),
  own("egg", "breakfast farm chicken poultry hatch brunch", (v) => {
    const egg = pen("M0 -50C22 -50 37 -16 37 10A37 39 0 0 1 -37 10C-37 -16 -22 -50 0 -50Z");
    const crack = v(-6, 4);
    return subtract(
      egg,
      polygon(
        [-60, crack],
        [-18, crack + 12],
        [-6, crack - 2],
        [8, crack + 12],
        [20, crack - 2],
        [60, crack + 14],
        [60, crack + 23],
        [20, crack + 7],
        [8, crack + 21],
        [-6, crack + 7],
        [-18, crack + 21],
        [-60, crack + 9],
      ),
    );
  }),
  own("carrot", "vegetable farm organic salad root greengrocer juice healthy", (v) => {
    const root = pen("M-22 -16A22 14 0 0 1 22 -16C22 8 8 40 0 50C-8 40 -22 8 -22 -16Z");
    const leaf = lens(34, 15);
    const cuts = [bar([-30, v(-4, 0)], [-2, 0], 6), bar([30, 14], [1, 16], 6)];
    return rotate(
      unite(
        subtract(root, ...cuts),
        translate(leaf, 0, -33),
        translate(rotate(leaf, 40), 12, -32),
        translate(rotate(leaf, -40), -12, -32),
      ),
      30,
    );
  }),
  own("chili", "pepper spicy hot mexican sauce spice indian", (v) =>
    rotate(
      unite(
        pen(`M-30 -26A18 16 0 0 1 6 -26C10 4 22 28 48 ${v(38, 44)}C8 52 -30 22 -30 -26Z`),
        band(course([-12, -34], [-12, -50]), 8),
      ),
      0,
    ),
  ),
  own("pizza", "italian restaurant slice food trattoria", (v) => {
    const slice = pen(`M0 50L-38 -22H38Z`);
    const crust = pen(`M-46 -32A60 50 0 0 1 46 -32L42 ${v(-28, -27)}H-42Z`);
    return [...subtract(slice, circle(-8, -4, 8), circle(9, 12, 7)), ...crust];
  }),
  own("cheese", "dairy fromage deli farm milk", (v) => {
    const wedge = pen("M-50 4L30 -36A36 36 0 0 1 50 4V40H-50Z");
    return subtract(wedge, circle(v(-22, -16), 22, 9), rectangle(-60, 0.5, 30, 7.5), circle(50, 20, 11));
  }),
  own("fork", "restaurant food eat dining bistro meal lunch catering", (v) => {
    const w = v(9, 10.5);
    const fork = unite(
      band(course([-20, -50], [-20, -12, 16], [20, -12, 16], [20, -50]), w),
      rectangle(-w / 2, -50, w / 2, 50),
    );
    return fork;
  }),
  own("honey", "hexagon bee hive jar beekeeper sweet comb", (v) => {
    const cell = regularPolygon(6, 27);
    const gap = v(26.5, 27.5);
    return [...translate(cell, -gap, -21), ...translate(cell, gap, -21), ...translate(cell, 0, 24)];
  }),
  own("pretzel", "bakery german bavarian bread beer", (v) => {
    const w = v(10, 11);
    const knot = band(
      course([-30, 44], [30, -4, 26], [30, -44, 22], [-30, -44, 22], [-30, -4, 26], [30, 44]),
      w,
      { ends: "round" },
    );
    return unite(knot, intersect(ring(0, -4, 48, 48 - w), rectangle(-60, -6, 60, 60)));
  }),
];
