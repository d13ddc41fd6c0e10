import { band, course } from "@/lib/geometry/band";
import { halo } from "@/lib/geometry/halo";
import { rotate, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { bar, circle, lens, polygon, rectangle, ring, roundedRectangle, sector } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
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
  own("cup", "tea-bag coffee tea cafe espresso drink roastery breakfast barista mug", (v, random) => {
    const depth = v(46, 54);
    const top = v(-38, -34);
    const bowl = pen(
      `M-46 ${top}H28C28 ${top + depth * 0.8} 12 ${top + depth + 10} -9 ${top + depth + 10}C-30 ${top + depth + 10} -46 ${top + depth * 0.8} -46 ${top}Z`,
    );
    const ear = subtract(circle(26, top + 21, 20), circle(24, top + 21, 9.5));
    const swirl = random.pick([
      () =>
        pen(
          `M-62 ${top + 8}C-40 ${top + 30} -24 ${top + 4} -4 ${top + 20}C8 ${top + 30} 2 ${top + 44} -10 ${top + 70}H-19C-7 ${top + 46} 0 ${top + 36} -10 ${top + 27}C-26 ${top + 13} -44 ${top + 40} -62 ${top + 18}Z`,
        ),
      () => bar([-62, top + 46], [16, top + v(10, 18)], 7),
    ])();
    const saucer = pen(`M-38 ${top + depth + 17}H38L22 ${top + depth + 31}H-24Z`);
    return [...subtract(unite(bowl, ear), swirl), ...saucer];
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
  own("bowl", "soup ramen noodle rice restaurant salad kitchen food asian poke cereal", (v, random) => {
    const lip = v(-2, 4);
    const foot = v(14, 20);
    const bowl = pen(
      `M-50 ${lip}H50C50 ${lip + 26} 36 40 ${foot} 42V48H${-foot}V42C-36 40 -50 ${lip + 26} -50 ${lip}Z`,
    );
    const heap = pen(
      `M-40 ${lip - 7}C-38 ${lip - 28} -22 ${lip - 40} 0 ${lip - 40}C22 ${lip - 40} 38 ${lip - 28} 40 ${lip - 7}Z`,
    );
    const cuts = random.pick([
      () => [bar([-60, lip - 5], [40, lip - 49], 6.5)],
      () => [
        intersect(ring(-30, lip - 46, 42, 35.5), rectangle(-60, -60, 60, lip - 16)),
        intersect(ring(-30, lip - 46, 60, 53.5), rectangle(-60, -60, 60, lip)),
      ],
      () => [polygon([-4, lip - 20], [44, -70], [52, -64], [4, lip - 14])],
    ])();
    return [...bowl, ...subtract(heap, ...cuts)];
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
    return [
      ...subtract(body, random.next() < 0.5 ? shine : translate(lens(v(24, 30), 13), 0, v(6, 12))),
      ...leaf,
    ];
  }),
  own("pear", "fruit orchard healthy juice", (v) => {
    const waist = v(-12, -6);
    const body = pen(
      `M-2 -34C16 -34 22 -22 25 ${waist}C28 4 36 8 36 22C36 40 22 50 0 50C-22 50 -36 40 -36 22C-36 8 -30 4 -27 ${waist}C-24 -22 -18 -34 -2 -34Z`,
    );
    const bend = v(4, 12);
    const gap = pen(
      `M-4 -60C${bend} -30 ${bend + 14} 10 ${-bend} 60H${7 - bend}C${bend + 22} 10 ${bend + 8} -30 4 -60Z`,
    );
    const leaf = pen("M2 -38C4 -52 18 -56 36 -52C32 -40 20 -34 2 -38Z");
    return [...subtract(subtract(body, gap), halo(leaf, 6)), ...leaf];
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
    const level = v(-24, -16);
    const w = v(30, 34);
    const glass = pen(
      `M${-w} -50H${w}C${w + 3} -16 20 6 5 8V34C5 40 12 42 28 42V50H-28V42C-12 42 -5 40 -5 34V8C-20 6 ${-w - 3} -16 ${-w} -50Z`,
    );
    const cut = pen(
      `M-60 ${level - 10}C-26 ${level - 18} -12 ${level + 10} ${w - 9} ${level - 4}V${level + 3}C-14 ${level + 18} -28 ${level - 10} -60 ${level - 2}Z`,
    );
    return subtract(glass, cut);
  }),
  own("cocktail", "bar drink party nightlife martini gin", (v) => {
    const tip = v(8, 12);
    const glass = subtract(polygon([-48, -46], [48, -46], [0, tip]), bar([-26, -33.5], [26, -33.5], 7));
    return unite(glass, rectangle(-4.5, tip - 12, 4.5, 46), rectangle(-24, 41, 24, 50));
  }),
  own("bottle", "wine drink beer juice milk perfume oil spirits pharmacy brewery", (v, random) => {
    const neck = v(8.5, 11);
    const wide = v(22, 27);
    const shoulder = v(-12, 0);
    const body = pen(
      `M${-neck} -50H${neck}V-30C${neck} -16 ${wide} -14 ${wide} ${shoulder + 8}V50H${-wide}V${shoulder + 8}C${-wide} -14 ${-neck} -16 ${-neck} -30Z`,
    );
    const y = v(14, 20);
    const label = random.pick([
      () => bar([-50, y + 18], [50, y - 12], 8),
      () =>
        pen(
          `M-60 ${y}C-20 ${y - 18} -10 ${y + 24} 60 ${y - 6}V${y + 2}C-8 ${y + 32} -18 ${y - 10} -60 ${y + 8}Z`,
        ),
      () => rectangle(-wide + 8, y - 6, 60, y + 20),
    ])();
    return subtract(body, label, rectangle(-60, -40, 60, -34));
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
    const w = v(21, 24);
    const crown = v(-12, -6);
    const head = subtract(
      pen(
        `M${-w} -50H${w}V${crown}C${w} ${crown + 14} ${w - 8} ${crown + 20} 8 ${crown + 22}H-8C${8 - w} ${crown + 20} ${-w} ${crown + 14} ${-w} ${crown}Z`,
      ),
      ...[-1, 1].map((side) =>
        roundedRectangle(side * w * 0.36 - 3.3, -60, side * w * 0.36 + 3.3, crown, 3.3),
      ),
    );
    const grip = pen(`M-5 ${crown + 14}H5L10 42A8 8 0 0 1 2 50H-2A8 8 0 0 1 -10 42Z`);
    return rotate(unite(head, grip), v(-2, 46));
  }),
];
