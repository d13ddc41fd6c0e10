import { band, course } from "@/lib/geometry/band";
import { halo } from "@/lib/geometry/halo";
import { mirror, rotate, scale, translate } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { bar, circle, polygon, rectangle, ring, roundedRectangle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Furniture, light, music and what a household has. */
export const HOME: readonly MarkSymbol[] = [
  own("bulb", "lightbulb idea light innovation creative lamp electric invention think", (v) => {
    const glass = pen("M-17 22C-17 12 -36 4 -36 -15A36 35 0 0 1 36 -15C36 4 17 12 17 22Z");
    const cut = band(course([0, 30], [0, v(-10, -4)]), 7, { ends: "round" });
    return [...subtract(glass, cut), ...roundedRectangle(-17, 30, 17, 50, [0, 0, 17, 17])];
  }),
  own("lamp", "light lighting interior furniture study design living", (v, random) => {
    const spread = v(38, 46);
    const low = v(4, 12);
    const shade = pen(
      `M-12 -50H12C24 -40 ${spread} -26 ${spread} ${low}H${-spread}C${-spread} -26 -24 -40 -12 -50Z`,
    );
    const cut = random.pick([
      () => bar([-v(2, 8), -60], [-26, low + 10], 6.5),
      () => pen(`M-70 ${low - 8}C-20 ${low - 8} 8 -24 8 -60H15C15 -20 -16 ${low - 1} -70 ${low - 1}Z`),
    ])();
    const foot = pen("M-5 40V0H5V40C24 40 32 43 34 50H-34C-32 43 -24 40 -5 40Z");
    return [...subtract(shade, cut), ...subtract(foot, rectangle(-60, -60, 60, low + 6.5))];
  }),
  own("candle", "light wax scent calm memorial aroma gift", (v) => {
    const flame = pen("M0 -50C10 -38 15 -33 15 -24A15 14 0 0 1 -15 -24C-15 -33 -10 -38 0 -50Z");
    return [...flame, ...pen(`M-19 2C-8 -6 8 ${v(0, 10)} 19 -4V50H-19Z`)];
  }),
  own("camera", "aperture image photo photography photographer film video picture studio wedding", (v) => {
    const r = v(19, 21);
    const body = pen(
      "M-50 -24A8 8 0 0 1 -42 -32H-24L-16 -42H16L24 -32H42A8 8 0 0 1 50 -24V32A8 8 0 0 1 42 40H-42A8 8 0 0 1 -50 32Z",
    );
    return [...subtract(body, circle(0, 4, r)), ...circle(0, 4, r - 8)];
  }),
  own("note", "piano-keys piano music song sound concert musician choir band audio lesson", (v) => {
    const head = (x: number, y: number) => translate(rotate(scale(circle(0, 0, 16), 1, 0.8), -20), x, y);
    const slant = v(6, 12);
    return unite(
      head(-26, 34),
      head(30, 34 - slant),
      rectangle(-20, -36, -10.5, 34),
      rectangle(36, -36 - slant, 45.5, 34 - slant),
      polygon([-20, -38], [45.5, -38 - slant], [45.5, -18 - slant], [-20, -18]),
    );
  }),
  own("vinyl", "cassette-tape record music dj sound label audio vintage studio", (v) => {
    const arc = subtract(
      ring(0, 0, 38, 31),
      rotate(rectangle(0, -60, 60, 60), v(20, 40)),
      rotate(rectangle(-60, 0, 60, 60), 20),
    );
    return subtract(circle(0, 0, 50), ring(0, 0, 20, 12.5), arc);
  }),
  own("mic", "microphone podcast voice radio speak audio studio singing recording comedy", (v) => {
    const w = v(8, 9);
    return [
      ...roundedRectangle(-19, -50, 19, 14, 19),
      ...unite(
        band(course([-33, -8], [-33, 26, 32], [33, 26, 32], [33, -8]), w),
        rectangle(-w / 2, 24, w / 2, 50),
        rectangle(-18, 42, 18, 50),
      ),
    ];
  }),
  own("guitar-pick", "guitar music rock band instrument lesson", (v) =>
    subtract(
      pen("M0 50C-18 40 -46 -8 -44 -26C-42 -44 -18 -48 0 -48C18 -48 42 -44 44 -26C46 -8 18 40 0 50Z"),
      rotate(unite(rectangle(-v(3.6, 4.4), -22, 4, 26), translate(circle(0, 0, 10), -6, 20)), 12),
    ),
  ),
  own("chair", "furniture interior design seat living wood carpenter", (v, random) => {
    const w = v(14, 17);
    const lean = v(2, 10);
    const r = v(6, 18);
    const chair = band(
      course(
        [-36 - lean, -50],
        [-28, v(-6, 2), r],
        [42, -4, r],
        [v(28, 36), 50 - w / 2, r],
        [-40, 50 - w / 2],
      ),
      w,
    );
    return random.next() < 0.5 ? chair : mirror(chair);
  }),
  own("sofa", "armchair furniture interior living home couch lounge therapy", (v, random) => {
    const lean = v(4, 12);
    const seat = v(6, 12);
    const shell = pen(
      `M${-36 - lean} -46C${-22 - lean} -46 ${-14 - lean} -40 ${-12 - lean} -30L-14 ${seat + 8}H38C46 ${seat + 8} 50 ${seat + 14} 50 ${seat + 24}H-24C-34 ${seat + 24} -38 ${seat + 14} -40 ${seat + 4}Z`,
    );
    const arm = v(-22, -12);
    const cushion = pen(
      `M${-lean} ${arm}H38A${(seat + 1 - arm) / 2} ${(seat + 1 - arm) / 2} 0 0 1 38 ${seat + 1}H-5Z`,
    );
    const legs = unite(bar([-24, seat + 20], [-31, 50], 9), bar([34, seat + 20], [41, 50], 9));
    const chair = [...unite(shell, legs), ...subtract(cushion, halo(shell, 7))];
    return random.next() < 0.5 ? chair : mirror(chair);
  }),
  own("bed", "sleep hotel hostel mattress bedroom night rest guesthouse", (v) => {
    const y = v(-4, 2);
    return unite(
      rectangle(-50, -36, -40, 40),
      rectangle(-50, 12, 50, 26),
      rectangle(40, 12, 50, 40),
      pen(`M-12 ${y - 8}H34A16 16 0 0 1 50 ${y + 8}V14H-12Z`),
      circle(-26, -4, 10),
    );
  }),
  own("vase", "pottery ceramic clay flower craft studio interior", (v, random) => {
    const belly = v(-4, 16);
    const wide = v(34, 40);
    const body = pen(
      `M-18 -50H18C14 -36 ${wide} ${belly - 26} ${wide} ${belly}C${wide} ${belly + 24} 22 40 16 50H-16C-22 40 ${-wide} ${belly + 24} ${-wide} ${belly}C${-wide} ${belly - 26} -14 -36 -18 -50Z`,
    );
    const ways = [
      () =>
        pen(
          `M-70 ${belly + 14}C-30 ${belly - 36} 10 ${belly + 40} 70 ${belly - 22}V${belly - 13}C12 ${belly + 49} -28 ${belly - 26} -70 ${belly + 23}Z`,
        ),
      () =>
        unite(
          pen(`M-60 ${belly - 12}H16A4 4 0 0 1 16 ${belly - 4}H-60Z`),
          pen(`M60 ${belly + 8}H-14A4 4 0 0 0 -14 ${belly + 16}H60Z`),
        ),
      () => pen(`M3.6 -60C${v(-14, -8)} -20 22 14 3.6 60H-4.4C14 14 -22 -20 -4.4 -60Z`),
    ];
    return subtract(body, random.pick(ways)());
  }),
  own("umbrella", "insurance rain protection weather cover travel", (v) => {
    const canopy = pen(`M-50 4A50 48 0 0 1 50 4A17 12 0 0 0 17 4A17 12 0 0 0 -17 4A17 12 0 0 0 -50 4Z`);
    return unite(
      canopy,
      band(course([0, -10], [0, 45, 13], [-24, 45, 12], [-24, v(30, 34)]), 8, { ends: "round" }),
      rectangle(-4, -50, 4, -30),
    );
  }),
  own("broom", "cleaning clean sweep household tidy housekeeping", (v) =>
    rotate(
      [
        ...unite(rectangle(-4.5, -50, 4.5, 4), pen("M-15 -2H15V8H-15Z")),
        ...subtract(
          polygon([-16, 15], [16, 15], [28, 50], [-28, 50]),
          bar([v(-6, -4), 26], [-9, 60], 5.5),
          bar([6, 26], [10, 60], 5.5),
        ),
      ],
      30,
    ),
  ),
  own("bucket", "cleaning paint window wash household water", (v) =>
    unite(
      polygon([-36, v(-14, -8)], [36, -12], [28, 50], [-28, 50]),
      subtract(ring(0, -8, 40, 31), rectangle(-60, -8, 60, 60)),
    ),
  ),
  own("kettle", "tea kettlebell drink kitchen", (v) => {
    const body = pen("M-30 50C-44 40 -46 20 -36 4C-28 -6 -14 -8 0 -8C14 -8 28 -6 36 4C46 20 44 40 30 50Z");
    return unite(body, band(course([-22, 6], [-26, -44, v(14, 18)], [26, -44, 16], [22, 6]), 11));
  }),
];
