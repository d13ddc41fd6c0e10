import { band, course } from "@/lib/geometry/band";
import { halo } from "@/lib/geometry/halo";
import { mirror, type Outline, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import {
  bar,
  circle,
  drop,
  lens,
  polygon,
  rectangle,
  regularPolygon,
  roundedRectangle,
  sector,
} from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Plants, weather, land and water. */
export const NATURE: readonly MarkSymbol[] = [
  own("leaf", "plant green organic eco vegan herb nature garden tea natural sustainability matcha", (v) => {
    const soft = v(62, 80);
    const blade = roundedRectangle(-44, -44, 44, 44, [soft, 0, soft, 0]);
    const end = v(2, 16);
    return subtract(blade, bar([-62, 62], [end, -end], v(7, 8.5)));
  }),
  own(
    "sprout",
    "potted-plant seed seedling growth grow plant garden start agriculture farm nursery",
    (v, random) => {
      const low = v(-6, 2);
      const big = v(36, 42);
      const small = v(26, 34);
      const right = pen(
        `M3.6 ${low}A${big} ${big} 0 0 1 ${3.6 + big} ${low - big}H${v(46, 50)}V${low - big + 4}A${big} ${big} 0 0 1 ${50 - big} ${low}Z`,
      );
      const left = pen(
        `M-3.6 ${low + 14}V${low + 10}A${small} ${small} 0 0 0 ${-3.6 - small} ${low + 10 - small}H-48A${small} ${small} 0 0 0 ${small - 48} ${low + 14}Z`,
      );
      const ground = random.pick([
        () => sector(0, 50, v(24, 28), 180, 360),
        () => pen(`M-${v(38, 46)} 50C-22 34 -10 28 0 28C10 28 22 34 42 50Z`),
      ])();
      return unite(right, left, ground, rectangle(-4, low - 4, 4, 46));
    },
  ),
  own("tree", "forest oak wood park arbor nature family roots landscape", (v, random) => {
    const stem = v(8, 10.5);
    const fork = v(-4, 6);
    const crown = random.pick([
      () => circle(0, -14, 36),
      () => unite(circle(-17, -6, 27), circle(17, -6, 27), circle(0, -24, 26)),
      () => pen("M0 -50C26 -46 40 -26 40 -6C40 10 26 22 0 22C-26 22 -40 10 -40 -6C-40 -26 -26 -46 0 -50Z"),
    ])();
    const branches = unite(
      rectangle(-stem / 2, v(-30, -22), stem / 2, 30),
      bar([0, fork + 14], [v(19, 23), fork - 9], stem * 0.76),
      bar([0, fork + 2], [-v(17, 21), fork - 19], stem * 0.76),
    );
    const s = stem / 2;
    const root = v(30, 42);
    const foot = pen(
      `M${-s} 28H${s}C${s} 38 ${s + 8} 42 ${root} 42V50H${-root}V42C${-s - 8} 42 ${-s} 38 ${-s} 28Z`,
    );
    return [...subtract(crown, branches), ...foot];
  }),
  own("pine", "forest tree fir christmas winter camping nordic wood outdoor", (v) => {
    const step = v(28, 31);
    const drop = v(8, 13);
    const half = (top: number, lean: number) => {
      const [a, b, c] = [26 + lean, 31 + lean, 36 + lean];
      const y = top + step;
      return pen(`M3.4 ${top}L${a} ${y}H${a - 13}L${b} ${y + step}H${b - 14}L${c} 50H3.4Z`);
    };
    return [...half(-50, v(0, 6)), ...mirror(half(-50 + drop, v(-3, 3)))];
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
    const outer = translate(drop(v(39, 41), v(-61, -56)), 0, 10);
    const cut = random.pick([
      () => subtract(translate(drop(25, -40), 6, 12), translate(drop(25, -40), v(13, 17), 18)),
      () => pen(`M-60 12C-40 -6 -14 -4 0 12C14 28 34 28 60 10V18C34 36 10 36 -4 19C-16 5 -40 5 -60 20Z`),
      () => translate(drop(18, -v(32, 40)), v(7, 9), 17),
      () =>
        unite(
          pen("M-60 4C-30 -6 -16 14 0 14C16 14 30 -6 60 4V11C32 2 18 21 0 21C-18 21 -32 2 -60 11Z"),
          pen("M-60 22C-30 12 -16 32 0 32C16 32 30 12 60 22V29C32 20 18 39 0 39C-18 39 -32 20 -60 29Z"),
        ),
    ])();
    return subtract(outer, cut);
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
    const crest = v(-46, -40);
    const body = pen(
      `M-50 46C-50 -12 -24 ${crest} 10 ${crest}C34 ${crest} 48 -26 50 -4C42 -14 28 -17 20 -9C9 2 18 26 50 26V46Z`,
    );
    const line = (x: number, y: number, w: number) => band(course([x, 70], [x, y, 34], [60, y, 34]), w);
    const inner = intersect(line(v(-30, -26), v(-28, -24), 7), rectangle(-60, -60, v(6, 10), 60));
    const second = intersect(line(-8, -4, 7), rectangle(-60, v(4, 10), 60, 70));
    return subtract(body, inner, second);
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
    const x = v(8, 20);
    const dip = v(-22, -12);
    const side = random.pick([-1, 1]);
    const ways = [
      () => {
        const ridge = polygon([-50, 4], [-x, -46], [4, dip], [16, dip - 14], [50, 4]);
        const foot = v(0.5, 0.62);
        return [...ridge, ...translate(scale(ridge, foot * 1.3, -foot), 0, 11 + 4 * foot)];
      },
      () => {
        const range = polygon([-50, 44], [-x, -26], [2, -6], [14, -18], [50, 44]);
        const gap = polygon(
          [-x - 2, -60],
          [-x - 4, -2],
          [-x - 12, 10],
          [-x + 4, 24],
          [-x - 4, 60],
          [-x + 5, 60],
          [-x + 14, 22],
          [-x - 1, 10],
          [-x + 5, 0],
          [-x + 5, -60],
        );
        return [...subtract(range, gap), ...circle(27, -34, v(20, 22))];
      },
      () => {
        const roof = band(course([-60, 34], [-12, -36], [36, 34]), v(16, 19));
        const small = polygon([27, v(-12, -4)], [54, 33], [0, 33]);
        return unite(subtract(intersect(roof, rectangle(-70, -60, 70, 33)), halo(small, 7)), small);
      },
    ];
    const drawn = random.pick(ways)();
    return side < 0 ? mirror(drawn) : drawn;
  }),
  own("hills", "valley farm land countryside vineyard landscape field village rural", (v, random) => {
    const near = intersect(circle(30, 72, 62), rectangle(-50, -50, 50, 42));
    const far = intersect(circle(-24, v(48, 54), 40), rectangle(-50, -50, 50, 42));
    const land = unite(far, circle(30, 72, 62));
    const sun = circle(v(2, 10), -16, v(30, 34));
    const all = [
      ...near,
      ...subtract(far, circle(30, 72, 69)),
      ...subtract(sun, halo(land, 7), rectangle(-60, 10, 60, 90)),
    ];
    return random.next() < 0.5 ? all : mirror(all);
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
    const turn = v(-60, 10);
    const [x, y] = [v(13, 18), v(-14, -9)];
    const bite = v(33, 36);
    const crescent = subtract(circle(0, 0, 50), circle(x, y, bite));
    const inside = random.pick([
      () => circle(x + 2, y - 1, bite - v(7, 12)),
      () => rotate(sector(0, 0, bite - 7.5, 180, 360), 35).map((contour) => translate([contour], x, y)[0]!),
    ])();
    return rotate([...crescent, ...inside], turn);
  }),
  own("cloud", "weather sky software hosting saas rain storage internet", (v, random) => {
    const r = v(19, 23);
    const foot = 34;
    const front = unite(
      circle(-50 + r, foot - r, r),
      circle(-12, foot - r - 10, v(22, 25)),
      circle(15, foot - r + 4, r - 4),
      rectangle(-50 + r, foot - r, 15, foot),
    );
    const behind = circle(v(19, 23), -4, v(28, 31));
    const pair = [...front, ...subtract(behind, halo(front, 7))];
    return random.next() < 0.5 ? pair : mirror(pair);
  }),
  own("snow", "fan snowflake winter ice cold ski frozen cooling", (v, random) => {
    const w = v(9, 13);
    const arm = random.pick([
      () =>
        unite(rectangle(-w / 2, -34, w / 2, 0), polygon([0, -50], [v(10, 15), -38], [0, -24], [-12, -38])),
      () => rectangle(-w / 2, -50, w / 2, 0),
    ])();
    const hub = regularPolygon(6, v(15, 24));
    const whole = unite(hub, ...[0, 60, 120, 180, 240, 300].map((turn) => rotate(arm, turn)));
    return random.next() < 0.5 ? whole : subtract(whole, regularPolygon(6, 8.5));
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
  own("horizon", "view vision future landscape sector hope", (v) => {
    const gap = v(3.6, 4.4);
    return [
      ...sector(0, -gap, 46, 180, 360),
      ...rectangle(-46, gap, 46, gap + 10),
      ...rectangle(-28, gap + 18, 28, gap + 28),
    ];
  }),
];
