import { band, course } from "@/lib/geometry/band";
import { halo } from "@/lib/geometry/halo";
import { mirror, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
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
} from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Emblems: of people, health, worth and play. */
export const SIGNS: readonly MarkSymbol[] = [
  own("heart", "love care health charity dating wedding nursing cardio family donation kindness", (v) => {
    const dip = -v(27, 31);
    const heart = pen(`M0 46L-42 4A27 27 0 0 1 0 ${dip}A27 27 0 0 1 42 4Z`);
    return subtract(heart, bar([v(-16, -10), 50], [16, 8], 8));
  }),
  own("care", "hand hand heart help nursing charity health support therapy elderly", (v) => {
    const heart = translate(
      scale(pen("M0 40L-36 4A24 24 0 0 1 0 -26A24 24 0 0 1 36 4Z"), v(0.68, 0.76)),
      0,
      -22,
    );
    const palm = pen(
      "M-50 14H-34V50H-50ZM-26 20C-10 12 4 18 12 24H26C34 24 34 34 26 34H6V38H28L44 26C50 24 52 32 48 36L28 50H-26Z",
    );
    return [...heart, ...palm];
  }),
  own(
    "star",
    "meteor confetti award quality hotel rating event night favourite premium fame",
    (v, random) => {
      const n = random.pick([4, 5, 5, 6]);
      const inner = v(0.36, 0.46) + (n - 5) * 0.06;
      const star = polygon(
        ...Array.from({ length: n * 2 }, (_, index): [number, number] => {
          const angle = (Math.PI * index) / n - Math.PI / 2;
          const radius = index % 2 ? 50 * inner : 50;
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        }),
      );
      return star;
    },
  ),
  own(
    "spark",
    "asterisk artificial intelligence ai magic clean new idea shine cleaning sparkle creative",
    (v) => {
      const pull = v(6, 11);
      const star = (size: number) =>
        scale(
          pen(
            `M0 -50C${pull} -${pull * 1.8} ${pull * 1.8} -${pull} 50 0C${pull * 1.8} ${pull} ${pull} ${pull * 1.8} 0 50C-${pull} ${pull * 1.8} -${pull * 1.8} ${pull} -50 0C-${pull * 1.8} -${pull} -${pull} -${pull * 1.8} 0 -50Z`,
          ),
          size,
        );
      return [...translate(star(0.8), -10, 10), ...translate(star(v(0.36, 0.42)), 32, -32)];
    },
  ),
  own("bolt", "electric energy power fast charge lightning speed electrician voltage", (v) => {
    const k = v(2, 8);
    return polygon([14, -50], [-32, k + 4], [-4, k + 4], [-14, 50], [32, -k - 4], [4, -k - 4]);
  }),
  own("shield", "security protect insurance law safe guard defence trust legal privacy", (v, random) => {
    const shield = pen("M0 -50L40 -36V-2C40 24 22 42 0 50C-22 42 -40 24 -40 -2V-36Z");
    const ways = [
      () => unite(bar([-60, v(14, 20)], [60, -36], 7.5), bar([-60, 44], [60, -6], 7.5)),
      () => pen("M7 -34L30 -26V-2C30 16 20 30 7 37Z"),
      () => pen(`M-22 ${v(-2, 2)}L-15 -7L-5 3L16 -18L23 -11L-5 17Z`),
    ];
    return subtract(shield, random.pick(ways)());
  }),
  own("eye", "vision optician see view insight watch lens research analytics glasses", (v) => {
    const lid = rotate(lens(100, v(60, 68)), 90);
    const iris = v(18, 20);
    return [...subtract(lid, circle(0, 0, iris)), ...circle(0, 0, iris - 8.5)];
  }),
  own("glasses", "eyeglasses goggles optician reading vision study sunglasses eyewear", (v) => {
    const r = v(20, 22);
    return unite(
      ring(-27, 6, r, r - 9),
      ring(27, 6, r, r - 9),
      band(course([-10, 4], [-10, -4, 8], [10, -4, 8], [10, 4]), 8),
      bar([-42, -4], [-50, -14], 8),
      bar([42, -4], [50, -14], 8),
    );
  }),
  own("crown", "king royal luxury premium queen quality jewelry beauty hotel", (v) => {
    const dip = v(-2, 6);
    return [...pen(`M-48 -32L-22 ${dip}L0 -46L22 ${dip}L48 -32L40 22H-40Z`), ...rectangle(-40, 31, 40, 43)];
  }),
  own("gem", "diamond jewelry luxury jewellery precious ring stone premium", (v) => {
    const y = v(-16, -10);
    const stone = polygon([-28, -42], [28, -42], [50, y], [0, 48], [-50, y]);
    const girdle = rectangle(-60, y - 3.3, 60, y + 3.3);
    const facet = polygon([-v(17, 20), y - 1], [-2, 60], [-9, 60], [-26, y - 1]);
    return subtract(stone, unite(girdle, facet, mirror(facet)));
  }),
  own("ring", "wedding jewelry engagement love jeweller jewellery marriage", (v) => {
    const stone = polygon([-13, -50], [13, -50], [22, -38], [0, -18], [-22, -38]);
    return [...subtract(ring(0, 16, 34, v(21, 23)), translate(scale(stone, 1.35), 0, 15)), ...stone];
  }),
  own("person", "people coach user client profile fitness individual patient personal", (v, random) => {
    const r = v(17, 20);
    const ways = [
      () => [...circle(0, -50 + r, r), ...pen(`M-42 50V42C-42 ${v(2, 8)} -22 -4 0 -4C22 -4 42 4 42 42V50Z`)],
      () => {
        const lean = v(36, 42);
        return [
          ...circle(-8, -50 + r, r),
          ...pen(`M-${lean} 50V${-42 + 2 * r}C-10 ${-42 + 2 * r} ${lean} 4 ${lean} 50Z`),
        ];
      },
      () => {
        const body = subtract(
          circle(0, 36, 40),
          rectangle(-60, 50, 60, 100),
          polygon([-9, -10], [9, -10], [0, v(24, 34)]),
        );
        return [...circle(0, -50 + r, r), ...body];
      },
    ];
    return random.pick(ways)();
  }),
  own(
    "people",
    "users community team family group together social club crowd neighbour friends users-three",
    (v, random) => {
      const r = v(14, 16);
      const front = pen(`M-50 46V${v(26, 30)}A29 29 0 0 1 8 28V46Z`);
      const back = pen("M-6 46V16A28 28 0 0 1 50 16V46Z");
      const pair = [
        ...unite(front, circle(-21, -8, r)),
        ...subtract(back, halo(front, 6.5), circle(-21, -8, r + 6.5)),
        ...circle(22, -34, r),
      ];
      return random.next() < 0.5 ? pair : mirror(pair);
    },
  ),
  own("family", "baby parents child parent kindergarten people together care home kids baby", (v, random) => {
    const child = v(11, 13);
    const y = v(-8, -2);
    const shell = pen(`M-50 50V30A38 38 0 0 1 -12 ${y}H12A38 38 0 0 1 50 30V50Z`);
    const x = v(10, 16);
    const room = unite(circle(x, 52, v(30, 32)), circle(x, 17, child));
    const small = sector(x, 50, v(21, 23), 180, 360);
    const parent = circle(-16, y - 7 - v(15, 18), 17);
    const family = [...subtract(shell, room, circle(-16, y - 24, 24)), ...small, ...parent];
    return random.next() < 0.5 ? family : mirror(family);
  }),
  own("handshake", "partner deal agreement trust cooperation business hands", (v, random) => {
    const w = v(11, 13.5);
    const gap = 6.5;
    const middle = 36 - w / 2;
    const x = v(0.42, 0.48) * middle;
    const link = ring(-x, 0, 36, 36 - w);
    const sheath = ring(-x, 0, 36 + gap, 36 - w - gap);
    const left = subtract(link, intersect(mirror(sheath), rectangle(-90, 0, 90, 90)));
    const pair = [...left, ...rotate(left, 180)];
    return rotate(pair, random.pick([0, -30, 45]));
  }),
  own(
    "speech",
    "translate chat message talk language translation communication consulting conversation support",
    (v, random) => {
      const bubble = unite(
        roundedRectangle(-50, -42, 50, 30, v(14, 36)),
        polygon([-30, 20], [-4, 28], [-30, 50]),
      );
      const inside = random.pick([
        () => unite(rectangle(-28, -20, 28, -12), rectangle(-28, 0, 10, 8)),
        () => band(course([-22, -8], [-22, 6, 14], [22, 6, 14], [22, -8]), 8, { ends: "round" }),
      ])();
      return subtract(bubble, inside);
    },
  ),
  own("quote", "writing text journalism editorial story media author blog quotes", (v) => {
    const one = pen(`M-48 -30H-8V4C-8 20 -16 30 -34 34V${v(20, 24)}C-28 18 -25 14 -25 8H-48Z`);
    return [...one, ...translate(one, 54, 0)];
  }),
  own("cross", "health medical pharmacy doctor clinic hospital first aid plus", (v, random) => {
    const w = v(14, 17);
    const strip = roundedRectangle(-w, -58, w, 58, v(6, w));
    const over = rotate(strip, 45);
    const under = subtract(rotate(strip, -45), halo(over, 6.5));
    const pad = rotate(rectangle(-3.4, -w + 5, 3.4, w - 5), 45);
    const dots = random.pick([() => [], () => [rotate(pad, 90)]])();
    return [...under, ...subtract(over, ...dots)];
  }),
  own("pulse", "heartbeat health heart medical fitness monitor cardio signal", (v) => {
    const line = band(course([-60, 4], [-22, 4], [-8, v(-26, -22)], [10, 26], [22, 4], [60, 4]), 8);
    return subtract(circle(0, 0, 50), line);
  }),
  own("tooth", "dentist dental oral orthodontist smile teeth", (v) => {
    const tooth = pen(
      "M-42 -22A23 23 0 0 1 -18 -46C-8 -46 -7 -41 0 -41C7 -41 8 -46 18 -46A23 23 0 0 1 42 -22C42 2 34 12 31 38A9.5 9.5 0 0 1 12 39C10 20 8 12 0 12C-8 12 -10 20 -12 39A9.5 9.5 0 0 1 -31 38C-34 12 -42 2 -42 -22Z",
    );
    return subtract(tooth, pen(`M-60 ${v(-20, -16)}C-30 -6 -4 -8 8 -24L14 -18C0 2 -32 4 -60 -8Z`));
  }),
  own("smile", "happy dentist joy children fun face kind teeth", (v) =>
    subtract(circle(0, 0, 50), pen(`M-28 ${v(4, 8)}H28A28 28 0 0 1 -28 6Z`)),
  ),
  own("pill", "medicine pharmacy drug health supplement vitamin", (v) => {
    const t = v(30, 50);
    const half = pen("M-21 -4V-29A21 21 0 0 1 21 -29V-4Z");
    return rotate([...half, ...rotate(half, 180)], t);
  }),
  own("ball", "sport football soccer tennis team basketball club", (v) => {
    const g = v(6.5, 7.5);
    return subtract(circle(0, 0, 50), ring(-58, 0, 46 + g, 46), ring(58, 0, 46 + g, 46));
  }),
  own("flag", "goal golf sport country finish event race milestone", (v) =>
    unite(rectangle(-40, -50, -30, 50), pen(`M-30 -46C-10 -56 6 -34 42 -44V${v(0, 6)}C6 14 -10 -8 -30 2Z`)),
  ),
  own("trophy", "award sport win competition event champion", (v) => {
    const cup = pen("M-26 -46H26V-14A26 26 0 0 1 -26 -14Z");
    const ear = band(course([20, -36], [42, -36, 10], [42, -8, 18], [18, -8]), 8.5);
    return unite(cup, ear, mirror(ear), rectangle(-5, 6, 5, 40), rectangle(-22, v(34, 36), 22, 47));
  }),
  own("medal", "seal-check award sport quality run race prize", (v) => {
    const r = v(25, 27);
    const coin = subtract(circle(0, 50 - r, r), translate(regularPolygon(5, 11), 0, 50 - r));
    const ribbons = unite(
      polygon([-30, -50], [-8, -50], [12, 0], [-8, 0]),
      polygon([30, -50], [8, -50], [-12, 0], [8, 0]),
    );
    return [...coin, ...subtract(ribbons, circle(0, 50 - r, r + 7))];
  }),
  own("mask", "theatre theater drama comedy culture stage acting costume", (v) => {
    const mask = pen("M-42 -44C-20 -36 20 -36 42 -44V2C42 30 20 50 0 50C-20 50 -42 30 -42 2Z");
    const smile = pen(`M-24 ${v(8, 12)}H24A24 22 0 0 1 -24 10Z`);
    const eye = pen("M-29 -10A11 9 0 0 1 -8 -10Z");
    return subtract(mask, smile, unite(eye, mirror(eye)));
  }),
  own("lips", "beauty cosmetics makeup kiss lipstick", (v) => {
    const y = v(2, 4);
    const upper = pen(
      `M-50 ${y - 4}C-30 -20 -22 -30 -12 -30C-6 -30 -4 -26 0 -26C4 -26 6 -30 12 -30C22 -30 30 -20 50 ${y - 4}C30 -2 12 -6 0 -2C-12 -6 -30 -2 -50 ${y - 4}Z`,
    );
    return [
      ...upper,
      ...pen(
        `M-44 ${y + 4}C-26 6 -12 4 0 7C12 4 26 6 44 ${y + 4}C30 26 14 34 0 34C-14 34 -30 26 -44 ${y + 4}Z`,
      ),
    ];
  }),
];
