import { band, course } from "../band";
import { rotate, scale, translate } from "../outline";
import { subtract, unite } from "../path-boolean";
import { bar, circle, polygon, rectangle, ring, roundedRectangle } from "../shapes";
import { readSvgPath as pen } from "../svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Furniture, light, music and what a household has. */
export const HOME: readonly MarkSymbol[] = [
  own("bulb", "lightbulb idea light innovation creative lamp electric invention think", (v) => {
    const glass = pen("M-17 22C-17 12 -36 4 -36 -15A36 35 0 0 1 36 -15C36 4 17 12 17 22Z");
    const cut = band(course([0, 30], [0, v(-10, -4)]), 7, { ends: "round" });
    return [...subtract(glass, cut), ...roundedRectangle(-17, 30, 17, 50, [0, 0, 17, 17])];
  }),
  own("lamp", "light lighting interior furniture study design living", (v) => {
    const spread = v(34, 40);
    return unite(
      polygon([-18, -48], [18, -48], [spread, 0], [-spread, 0]),
      rectangle(-4.5, -4, 4.5, 44),
      rectangle(-22, 40, 22, 49),
    );
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
  own("chair", "furniture interior design seat living wood carpenter", (v) => {
    const w = v(9.5, 11);
    return unite(
      band(course([-30, -50], [-30, 8], [30, 8]), w),
      rectangle(-35, 4, -35 + w, 50),
      rectangle(35 - w, 4, 35, 50),
      rectangle(-30, -12, 30, 10),
    );
  }),
  own("sofa", "armchair furniture interior living home couch lounge therapy", (v) => {
    const y = v(-8, -2);
    const back = pen(
      `M-32 ${y - 6}V-26A12 12 0 0 1 -20 -38H20A12 12 0 0 1 32 -26V${y - 6}A16 16 0 0 0 24 ${y + 8}V${y + 12}H-24V${y + 8}A16 16 0 0 0 -32 ${y - 6}Z`,
    );
    const seat = pen(
      `M-50 ${y + 6}A9 9 0 0 1 -32 ${y + 6}V${y + 20}H32V${y + 6}A9 9 0 0 1 50 ${y + 6}V38H38V46H28V38H-28V46H-38V38H-50Z`,
    );
    return [...back, ...seat];
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
  own("vase", "pottery ceramic clay flower craft studio interior", (v) => {
    const body = pen(
      `M-17 -50H17C17 -34 36 -22 36 6C36 28 24 40 18 50H-18C-24 40 -36 28 -36 6C-36 -22 -17 -34 -17 -50Z`,
    );
    const y = v(-6, 4);
    return subtract(body, rectangle(-60, y, 60, y + 7.5), rectangle(-60, y + 18, 60, y + 25.5));
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
