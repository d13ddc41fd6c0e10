import { band, course } from "../band";
import { mirror, type Outline, rotate, translate } from "../outline";
import { intersect, subtract, unite } from "../path-boolean";
import { bar, circle, drop, lens, polygon, rectangle, roundedRectangle, sector } from "../shapes";
import { readSvgPath as pen } from "../svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Plants, weather, land and water. */
export const NATURE: readonly MarkSymbol[] = [
  own("leaf", "plant green organic eco vegan herb nature garden tea natural sustainability matcha", (v) => {
    const soft = v(62, 80);
    const blade = roundedRectangle(-44, -44, 44, 44, [soft, 0, soft, 0]);
    const end = v(2, 16);
    return subtract(blade, bar([-62, 62], [end, -end], v(7, 8.5)));
  }),
  own("sprout", "potted-plant seed seedling growth grow plant garden start agriculture farm nursery", (v) => {
    const low = v(4, 12);
    const big = v(38, 43);
    const small = v(28, 34);
    const right = pen(
      `M4 ${low - 4}A${big} ${big} 0 0 1 ${4 + big} ${low - 4 - big}H48A${big} ${big} 0 0 1 ${48 - big} ${low - 4}Z`,
    );
    const left = pen(
      `M-4 ${low + 10}A${small} ${small} 0 0 0 ${-4 - small} ${low + 10 - small}H-46A${small} ${small} 0 0 0 ${small - 46} ${low + 10}Z`,
    );
    return unite(right, left, rectangle(-4.5, low - 10, 4.5, 50));
  }),
  own("tree", "forest oak wood park arbor nature family roots landscape", (v) => {
    const stem = v(7.5, 9);
    const fork = v(-2, 6);
    const cuts = unite(
      rectangle(-stem / 2, v(-26, -18), stem / 2, 30),
      bar([0, fork + 16], [v(17, 20), fork - 3], 7),
      bar([0, fork + 4], [-v(16, 19), fork - 14], 7),
    );
    return unite(subtract(circle(0, -12, 38), cuts), rectangle(-stem * 1.1, 33, stem * 1.1, 50));
  }),
  own("pine", "forest tree fir christmas winter camping nordic wood outdoor", (v, random) => {
    const tiers = random.pick([2, 3]);
    const spread = v(34, 40);
    const shapes = Array.from({ length: tiers }, (_, index) => {
      const top = -50 + (index * 58) / tiers;
      const foot = -50 + ((index + 1) * 84) / tiers;
      const half = (spread * (index + 1.6)) / (tiers + 0.6);
      return polygon([0, top], [half, foot], [-half, foot]);
    });
    return unite(...shapes, rectangle(-7, 30, 7, 50));
  }),
  own(
    "wheat",
    "grain bread bakery flour cereal farm harvest field mill beer brewery barley agriculture",
    (v) => {
      const tilt = v(34, 42);
      const grain = lens(v(36, 40), v(18, 20));
      const side = (y: number) => {
        const right = translate(rotate(grain, tilt), v(15.5, 16.5), y);
        return [right, mirror(right)];
      };
      return unite(translate(lens(38, 19), 0, -31), ...side(-10), ...side(16), rectangle(-4, -20, 4, 50));
    },
  ),
  own("tulip", "flower bloom florist spring garden blossom bouquet", (v) => {
    const dip = v(-26, -18);
    const cup = pen(`M-32 -46L-14 ${dip}L0 -50L14 ${dip}L32 -46V-18A32 32 0 0 1 -32 -18Z`);
    const leaf = pen(`M0 48A34 34 0 0 1 34 14V18A32 32 0 0 1 4 50H0Z`);
    return unite(cup, rectangle(-4.5, 10, 4.5, 50), leaf, mirror(leaf));
  }),
  own("lotus", "flower spa yoga meditation calm wellness massage beauty zen", (v) => {
    const middle = translate(lens(72, v(36, 42)), 0, -6);
    const side = translate(rotate(translate(lens(66, 34), 0, -33), v(44, 50)), 2, 32);
    const wide = translate(lens(88, 54), 0, -6);
    const right = subtract(side, wide);
    return unite(middle, right, mirror(right));
  }),
  own("drop", "hand-soap water oil liquid rain clean juice serum hydration plumbing wash", (v, random) => {
    const outer = translate(drop(36, v(-66, -60)), 0, 14);
    const shine = random.pick([
      () => intersect(subtract(circle(0, 14, 26), circle(v(4, 6), 10, 25)), rectangle(-60, 8, 60, 60)),
      () => translate(drop(15, -30), 0, 20),
      () => pen("M-60 14C-40 -2 -14 -2 0 14C14 30 34 30 60 14V22C34 38 10 38 -4 20C-16 8 -40 8 -60 22Z"),
    ])();
    return subtract(outer, shine);
  }),
  own(
    "flame",
    "campfire oven fire heat hot spicy grill bbq energy heating candle passion hearth roast",
    (v) => {
      const lean = v(-4, 6);
      const body = pen(
        `M${lean} -50C${lean + 8} -28 36 -16 36 13A36 36 0 0 1 -36 13C-36 -6 -26 -14 -20 -28C-13 -18 -11 -14 -6 -11C2 -22 ${lean + 3} -36 ${lean} -50Z`,
      );
      const heart = pen(`M2 8C8 18 15 22 15 33A15 14 0 0 1 -15 33C-15 25 -4 20 2 8Z`);
      return subtract(body, translate(heart, 0, v(0, 4)));
    },
  ),
  own("wave", "wind water sea ocean surf swim pool beach coast marine flow", (v) => {
    const crest = v(-42, -36);
    return unite(
      pen(
        `M-50 42C-48 -14 -20 ${crest} 10 ${crest}C32 ${crest} 46 -26 49 -8C41 -16 29 -18 22 -10C12 1 22 22 50 23V42Z`,
      ),
      rectangle(-50, 36, 50, 44),
    );
  }),
  own("waves", "water river stream sea lake flow swim pool sound", (v) => {
    const wave = (y: number) =>
      pen(
        `M-50 ${y}C-34 ${y - 22} -18 ${y - 22} 0 ${y - 5}C16 ${y + 10} 34 ${y + 10} 50 ${y - 10}V${y + 9}C32 ${y + 30} 14 ${y + 30} -2 ${y + 14}C-18 ${y - 2} -34 ${y} -50 ${y + 19}Z`,
      );
    const step = v(30, 32);
    return unite(wave(-step - 4), wave(-4), wave(step - 4));
  }),
  own("mountain", "peak hiking alps climb outdoor summit ski adventure trek rock nature", (v, random) => {
    const side = random.pick([-1, 1]);
    const low = v(-14, -2);
    const x = v(8, 14);
    const range = polygon([-50, 42], [-x, -42], [x * 0.7, -12], [x + 6, low - 6], [50, 42]);
    const snow = v(-18, -10);
    const gap = polygon(
      [-60, snow + 6],
      [-x - 8, snow + 10],
      [-x, snow],
      [-x + 10, snow + 14],
      [40, snow - 8],
      [40, snow + 1],
      [-x + 10, snow + 23],
      [-x, snow + 9],
      [-x - 8, snow + 19],
      [-60, snow + 15],
    );
    const cut = subtract(range, intersect(gap, rectangle(-60, -60, x * 0.2, 60)));
    return side < 0 ? mirror(cut) : cut;
  }),
  own("hills", "valley farm land countryside vineyard landscape field village rural", (v) => {
    const sun = v(13, 16);
    const far = subtract(
      pen(`M-50 ${v(8, 14)}A40 40 0 0 1 22 6L50 44H-50Z`),
      translate(circle(26, 70, 62), 0, 0),
    );
    const near = intersect(circle(26, 70, 54.5), rectangle(-50, -50, 50, 44));
    return [...unite(far), ...near, ...circle(24, -28, sun)];
  }),
  own("sun", "solar-panel solar light day morning summer holiday energy bright warm", (v, random) => {
    const points = random.pick([8, 10, 12]);
    const inner = v(33, 37);
    const rays = polygon(
      ...Array.from({ length: points * 2 }, (_, index): [number, number] => {
        const angle = (Math.PI * index) / points - Math.PI / 2;
        const radius = index % 2 === 0 ? 50 : inner;
        return [radius * Math.cos(angle), radius * Math.sin(angle)];
      }),
    );
    return random.next() < 0.5
      ? subtract(rays, circle(0, 0, v(15, 19)))
      : [...subtract(rays, circle(0, 0, 27)), ...circle(0, 0, 20)];
  }),
  own("sunrise", "sun morning dawn breakfast horizon holiday beach day start new hope", (v) => {
    const y = v(8, 14);
    const gap = v(7, 8);
    const thick = v(9, 11);
    return [
      ...translate(sector(0, 0, v(34, 38), 180, 360), 0, y),
      ...rectangle(-50, y + gap, 50, y + gap + thick),
      ...rectangle(-30, y + 2 * gap + thick, 30, y + 2 * gap + 2 * thick),
    ];
  }),
  own("moon", "night sleep dream lunar evening bed calm", (v, random) => {
    const bite = v(34, 38);
    const moon = subtract(circle(0, 0, 48), circle(v(18, 22), v(-16, -12), bite));
    if (random.next() < 0.4) return moon;
    const star = subtract(
      rectangle(-17, -17, 17, 17),
      ...[0, 90, 180, 270].map((turn) => rotate(translate(circle(0, 0, 16), 17, 17), turn)),
    );
    return unite(moon, translate(star, 24, -18));
  }),
  own("cloud", "weather sky software hosting saas rain storage internet", (v) => {
    const left = v(19, 22);
    return unite(
      circle(-50 + left, 14, left),
      circle(-2, -8, v(27, 30)),
      circle(30, 16, 20),
      rectangle(-50 + left, 14, 30, 36),
      rectangle(-30, 0, 30, 30),
    );
  }),
  own("snow", "fan snowflake winter ice cold ski frozen cooling", (v) => {
    const arm = unite(
      rectangle(-5.5, -50, 5.5, 0),
      ...[-1, 1].map((side) => bar([0, v(-20, -17)], [side * 20, -40], 9)),
    );
    return unite(...[0, 60, 120, 180, 240, 300].map((turn) => rotate(arm, turn)));
  }),
  own("cactus", "desert mexican plant succulent south taco", (v) => {
    const width = v(17, 19);
    const body = roundedRectangle(-width / 2, -50, width / 2, 50, [width / 2, width / 2, 0, 0]);
    const arm = (x: number, low: number, top: number) =>
      band(course([0, low], [x, low, 14], [x, top]), 14, { ends: "round" });
    return unite(body, arm(-32, v(16, 20), -14), arm(32, v(4, 8), -28));
  }),
  own("mushroom", "fungi forest food autumn organic", (v) => {
    const cap = pen(`M-50 6A50 ${v(50, 54)} 0 0 1 50 6A6 6 0 0 1 44 12H-44A6 6 0 0 1 -50 6Z`);
    const stem = pen("M-15 20H15C15 32 18 38 20 50H-20C-18 38 -15 32 -15 20Z");
    return [...subtract(cap, circle(v(-22, -16), -12, 9), circle(16, -18, v(9, 11))), ...stem];
  }),
  own("acorn", "oak nut autumn savings forest seed squirrel", (v) => {
    const cap = pen(`M-40 -4A40 ${v(34, 38)} 0 0 1 40 -4Z`);
    const nut = pen("M-33 5H33C33 28 14 40 0 50C-14 40 -33 28 -33 5Z");
    return [...unite(cap, rectangle(-5, -50, 5, -30)), ...nut];
  }),
  own("clover", "luck irish four leaf shamrock field honey", (v) => {
    const petal: Outline = pen(
      "M0 -2C-30 -14 -34 -34 -22 -44C-12 -50 -3 -46 0 -36C3 -46 12 -50 22 -44C34 -34 30 -14 0 -2Z",
    );
    const turned = [0, 90, 180, 270].map((turn) => rotate(petal, turn));
    return rotate(subtract(unite(...turned, circle(0, 0, 10)), bar([0, 12], [0, 60], v(5, 6))), 45);
  }),
];
