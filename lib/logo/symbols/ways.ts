import { band, course } from "@/lib/geometry/band";
import { mirror, rotate, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { circle, lens, polygon, rectangle, ring, roundedRectangle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Ways, vehicles and what helps to find the way. */
export const WAYS: readonly MarkSymbol[] = [
  own("tractor-road", "road way path journey route travel drive driving street motorway delivery", (v) => {
    const bend = v(26, 34);
    const disc = circle(0, 0, 50);
    const road = pen(
      `M-10 60C-${bend} 30 34 14 10 -10C2 -18 2 -24 8 -30L18 -30C16 -24 18 -20 26 -12C54 16 0 30 30 60Z`,
    );
    return subtract(disc, road, rectangle(-60, -37, 60, -30));
  }),
  own("pin", "location map place travel local near delivery tourism guide city", (v) => {
    const r = v(36, 39);
    const pin = pen(
      `M0 50C-22 26 ${-r} 10 ${-r} ${r - 50}A${r} ${r} 0 0 1 ${r} ${r - 50}C${r} 10 22 26 0 50Z`,
    );
    return subtract(pin, circle(0, r - 50, v(13, 16)));
  }),
  own(
    "compass",
    "travel navigation guide direction explore adventure coaching strategy journey consulting",
    (v) => {
      const turn = v(32, 52);
      const needle = rotate(subtract(lens(66, v(24, 28)), circle(0, 0, 5)), turn);
      return [...ring(0, 0, 50, 40.5), ...needle];
    },
  ),
  own("map", "travel route guide tourism atlas journey plan", (v) => {
    const s = v(9, 13);
    const fold = (x: number, up: number) =>
      polygon([x, -38 + up], [x + 27, -38 - up], [x + 27, 38 - up], [x, 38 + up]);
    return [...fold(-48, s / 2), ...fold(-13.5, -s / 2), ...fold(21, s / 2)];
  }),
  own("sail", "sailboat boat sailing yacht ship sea regatta marina ocean wind voyage", (v) => {
    const tall = pen(`M4 -50C22 -34 40 -8 44 16H4Z`);
    const small = pen(`M-5 ${v(-34, -26)}C-16 -22 -32 -2 -36 16H-5Z`);
    const hull = pen("M-48 25H48C42 40 32 46 20 46H-20C-32 46 -42 40 -48 25Z");
    return [...tall, ...small, ...hull];
  }),
  own("anchor", "harbor sea marine port ship navy stability", (v) => {
    const w = v(9.5, 11);
    return unite(
      ring(0, -36, 14, 5.5),
      rectangle(-w / 2, -24, w / 2, 44),
      rectangle(-20, -14, 20, -14 + w),
      subtract(ring(0, 4, 46, 46 - w - 2), rectangle(-60, -60, 60, 10)),
      polygon([-50, 18], [-42, 0], [-26, 14]),
      polygon([50, 18], [42, 0], [26, 14]),
    );
  }),
  own("paddle", "kayak canoe rowing river water sport boat", (v) => {
    const blade = translate(roundedRectangle(-11, -50, 11, -14, [11, 11, 7, 7]), 0, 0);
    const one = unite(blade, rectangle(-3.6, -20, 3.6, 52));
    const turn = v(38, 46);
    return unite(rotate(one, turn), rotate(one, -turn));
  }),
  own("bicycle", "moped bike cycling wheel courier delivery velo repair", (v, random) => {
    const r = v(20, 22);
    const w = v(8.5, 10);
    const x = 50 - r;
    const seat = v(-14, -8);
    const hole = v(7, 9);
    const frame = band(course([-x, 24], [-10, -14], [16, -14], [x, 24]), w);
    const bars = band(course([x - 3, 16], [v(10, 14), -36], [34, -36]), w);
    const post = band(course([-4, 6], [seat, -26], [seat, -32]), w);
    const bike = subtract(
      unite(circle(-x, 24, r), circle(x, 24, r), frame, bars, post, rectangle(seat - 11, -36, seat + 9, -27)),
      circle(-x, 24, hole),
      circle(x, 24, hole),
    );
    return random.next() < 0.5 ? bike : mirror(bike);
  }),
  own("wheel", "wheelchair car tyre bike repair cycling gear garage motor vehicle auto", (v, random) => {
    const spokes = random.pick([3, 5, 5]);
    const rim = v(10, 12);
    const hub = 50 - rim - 6.5;
    const width = spokes === 3 ? v(24, 30) : v(15, 18);
    const lean = random.pick([0, 0, 24]);
    const notch = translate(rotate(lens(46, width), lean), 0, -hub - 1);
    const turns = Array.from({ length: spokes }, (_, index) => (360 * index) / spokes);
    return [
      ...ring(0, 0, 50, 50 - rim),
      ...subtract(circle(0, 0, hub), ...turns.map((turn) => rotate(notch, turn))),
    ];
  }),
  own("car", "auto taxi garage vehicle drive rental mobility mechanic", (v, random) => {
    const roof = v(-40, -34);
    const body = pen(
      `M-50 24V4C-50 -4 -42 -8 -30 -10L-16 ${roof + 4}C-13 ${roof} -10 ${roof} -6 ${roof}H10C22 ${roof} 30 -18 36 -9C46 -7 50 -2 50 8V24Z`,
    );
    const glass = pen(`M-17 -12L-8 ${roof + 9}H6C14 ${roof + 9} 18 -18 22 -12Z`);
    const r = v(12, 14);
    const wheels = [...circle(-26, 25, r), ...circle(27, 25, r)];
    const car = [...subtract(body, circle(-26, 25, r + 6.5), circle(27, 25, r + 6.5), glass), ...wheels];
    return random.next() < 0.5 ? car : mirror(car);
  }),
  own(
    "plane",
    "drone airplane flying travel flight airline airport trip holiday letter send aviation paper-plane airplane",
    (v) => {
      const notch = v(20, 26);
      const wing = polygon([3.4, -44], [42, 44], [3.4, notch]);
      return rotate([...wing, ...mirror(wing)], v(20, 50));
    },
  ),
  own("rocket", "startup launch space speed growth fast mission", (v) => {
    const body = pen("M0 -50C22 -34 24 -4 18 20H-18C-24 -4 -22 -34 0 -50Z");
    const fin = translate(pen(`M26 -2C40 8 42 22 38 36L22 26C26 16 27 8 26 -2Z`), -8, v(-2, 4));
    return unite(subtract(body, circle(0, v(-14, -10), 9)), fin, mirror(fin), pen("M-10 18H10L0 48Z"));
  }),
  own("planet", "orbit space global saturn universe astronomy satellite", (v) => {
    const tilt = v(-30, -20);
    const belt = (rx: number, ry: number) =>
      pen(`M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0A${rx} ${ry} 0 0 1 ${-rx} 0Z`);
    const band1 = subtract(belt(54, 17), belt(42, 8));
    const globe = circle(0, 0, 31);
    const front = rectangle(-80, 0, 80, 80);
    const upper = subtract(globe, rotate(intersect(belt(60, 23), front), tilt));
    const behind = subtract(
      rotate(band1, tilt),
      rotate(intersect(translate(circle(0, 0, 37), 0, 0), rotate(rectangle(-80, -80, 80, 1), 0)), tilt),
    );
    return [...upper, ...behind];
  }),
  own("globe", "world global international travel language translation export internet", (v) => {
    const g = v(6.5, 7.5);
    const disc = circle(0, 0, 50);
    const meridian = subtract(rotate(lens(104, 52), 0), rotate(lens(104 - g, 52 - 2 * g), 0));
    return subtract(disc, meridian, rectangle(-60, -g / 2, -20, g / 2), rectangle(20, -g / 2, 60, g / 2));
  }),
  own("sign", "direction guide path way career coaching decision signpost", (v) => {
    const y = v(-40, -36);
    return unite(
      rectangle(-5, -50, 5, 50),
      polygon([-30, y], [34, y], [46, y + 13], [34, y + 26], [-30, y + 26]),
      polygon([30, y + 34], [-34, y + 34], [-46, y + 47], [-34, y + 60], [30, y + 60]),
    );
  }),
];
