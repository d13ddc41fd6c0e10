import { band, course } from "@/lib/geometry/band";
import { mirror, rotate, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import {
  arcBand,
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

/** More of daily life: sweets, play, health and news. */
export const LIFE: readonly MarkSymbol[] = [
  own("balloon", "party birthday child celebration event", (v) => {
    const body = pen(`M0 ${v(26, 30)}C-24 18 -37 0 -37 -16A37 34 0 0 1 37 -16C37 0 24 18 0 28Z`);
    const shine = intersect(
      subtract(circle(0, -14, 26), circle(v(4, 6), -10, 25)),
      rectangle(-60, -60, 0, -8),
    );
    return unite(subtract(body, shine), polygon([0, 24], [9, 36], [-9, 36]), rectangle(-2.8, 34, 2.8, 50));
  }),
  own("bone", "dog pet snack veterinary animal", (v) => {
    const r = v(13, 15);
    const end = unite(circle(-50 + r, -r * 0.85, r), circle(-50 + r, r * 0.85, r));
    return rotate(unite(end, mirror(end), rectangle(-34, -8.5, 34, 8.5)), v(-45, -30));
  }),
  own("cookie", "biscuit bakery sweet pastry confectionery", (v) => {
    const bites = unite(circle(44, -34, v(17, 20)), circle(52, -6, 12));
    return subtract(circle(0, 0, 50), bites, circle(-16, -14, 9), circle(6, 20, v(8, 10)));
  }),
  own("phone", "telephone call mobile app hotline smartphone", (v) => {
    const frame = roundedRectangle(-28, -50, 28, 50, v(8, 14));
    return subtract(frame, roundedRectangle(-19, -38, 19, 26, 3), circle(0, 38, 5));
  }),
  own("bell", "alarm reception hotel reminder school service ring", (v) => {
    const dome = pen(`M-40 22C-30 12 -30 4 -30 -12A30 30 0 0 1 30 -12C30 4 30 12 40 22V30H-40Z`);
    return [...unite(dome, rectangle(-5, -50, 5, -36)), ...pen(`M-${v(13, 15)} 37H14A14 13 0 0 1 -14 37Z`)];
  }),
  own("megaphone", "marketing advertising announcement voice campaign protest agency", (v) => {
    const horn = pen(`M-30 -16L34 -44V${v(34, 38)}L-30 14Z`);
    return rotate(
      unite(horn, roundedRectangle(-50, -16, -24, 14, [10, 0, 0, 10]), pen("M-26 8H-8L2 44H-14Z")),
      -12,
    );
  }),
  own("headphones", "ear hearing music audio podcast listen sound studio", (v) => {
    const arch = band(course([-39, 14], [-39, -41, 39], [39, -41, 39], [39, 14]), v(10, 12));
    const cup = roundedRectangle(-50, 4, -24, 46, 9);
    return unite(arch, cup, mirror(cup));
  }),
  own("lifebuoy", "rescue insurance help support swim safety sea", (v) => {
    const cut = rectangle(-3.4, -60, 3.4, -14);
    const turn = v(30, 45);
    return subtract(ring(0, 0, 50, v(18, 21)), ...[0, 90, 180, 270].map((step) => rotate(cut, step + turn)));
  }),
  own("newspaper", "news press media journalism magazine story", (v) => {
    const sheet = subtract(
      roundedRectangle(-50, -42, 28, 44, 4),
      rectangle(-38, -30, 16, v(-8, -4)),
      rectangle(-38, 6, 16, 13),
      rectangle(-38, 24, 4, 31),
    );
    return [...sheet, ...roundedRectangle(36, -20, 50, 44, [0, 4, 4, 0])];
  }),
  own("popsicle", "ice cream summer sweet lolly frozen", (v) => {
    const body = subtract(
      roundedRectangle(-25, -50, 25, 22, [25, 25, 5, 5]),
      roundedRectangle(-11, v(-32, -26), -3.5, 8, 3.7),
      roundedRectangle(4.5, -30, 12, 8, 3.7),
    );
    return rotate(unite(body, roundedRectangle(-6, 18, 6, 50, [0, 0, 6, 6])), v(0, 20));
  }),
  own("rainbow", "child kindergarten hope joy pride weather color", (v) => {
    const w = v(11, 12.5);
    const bow = (radius: number) => arcBand(0, 25, radius, radius - w, 180, 360);
    return [...bow(50), ...bow(50 - w - 7), ...sector(0, 25, 50 - 2 * w - 14, 180, 360)];
  }),
  own("sword", "fantasy game knight fencing medieval", (v) =>
    rotate(
      unite(
        polygon([-7, 16], [-7, -40], [0, -50], [7, -40], [7, 16]),
        roundedRectangle(-24, 14, 24, 24, 4),
        rectangle(-4.5, 20, 4.5, 42),
        circle(0, 43, v(6, 7.5)),
      ),
      40,
    ),
  ),
  own("target", "goal aim marketing archery focus strategy darts", (v) => {
    const w = v(11, 13);
    return [
      ...subtract(ring(0, 0, 50, 50 - w), pen("M0 0L70 -40V-90H20Z")),
      ...circle(0, 0, v(16, 19)),
      ...rotate(rectangle(-4.5, -58, 4.5, -26), 38),
    ];
  }),
  own("ghost", "halloween game spooky escape night costume", (v) => {
    const body = pen("M-38 -10A38 38 0 0 1 38 -10V50L22 38L7 50H-7L-22 38L-38 50Z");
    return subtract(body, circle(-14, -10, v(7, 8.5)), circle(14, -10, 8));
  }),
  own("burger", "hamburger fast food restaurant grill diner street", (v) => {
    const top = pen(`M-48 -12A48 ${v(34, 38)} 0 0 1 48 -12Z`);
    const patty = roundedRectangle(-50, -4, 50, 12, 8);
    return [...top, ...patty, ...roundedRectangle(-46, 20, 46, 42, [0, 0, 18, 18])];
  }),
  own("microscope", "science research laboratory biology analysis", (v) => {
    const tube = rotate(unite(roundedRectangle(-9, -46, 9, 4, 4), rectangle(-5, 0, 5, 14)), -22);
    const arm = intersect(ring(-2, 8, 38, 29), rectangle(-2, -40, 60, 60));
    return unite(
      translate(tube, -6, -4),
      arm,
      rectangle(-40, v(38, 40), 40, 49),
      rectangle(-26, 18, 8, 26),
      rectangle(-2, -30, 10, -21),
    );
  }),
  own("stethoscope", "doctor health medical clinic medicine nurse practice", (v) => {
    const w = v(8.5, 10);
    const ears = band(course([-42, -46], [-42, 2, 20], [0, 2, 20], [0, -46]), w, { ends: "round" });
    return unite(
      ears,
      band(course([-21, 2], [-21, 44, 20], [32, 44, 24], [32, 4]), w),
      subtract(circle(32, -4, 16), circle(32, -4, 7)),
    );
  }),
  own("parachute", "skydiving adventure jump safety delivery", (v) => {
    const canopy = pen(
      "M-50 -4A50 46 0 0 1 50 -4A16.7 10 0 0 0 16.7 -4A16.7 10 0 0 0 -16.7 -4A16.7 10 0 0 0 -50 -4Z",
    );
    const lines = unite(bar([-47, -6], [0, 42], 6), bar([47, -6], [0, 42], 6));
    return unite(canopy, lines, circle(0, 42, v(8, 10)));
  }),
  own("sock", "knit fashion clothing textile warm", (v) => {
    const leg = pen("M-20 -30H16V8L-8 42A20 20 0 0 1 -44 38A18 18 0 0 1 -38 14L-20 0Z");
    return [...translate(mirror(leg), 0, v(0, 2)), ...translate(rectangle(-16, -50, 20, -38), 0, 0)];
  }),
  own("skull", "rock tattoo pirate halloween metal", (v) => {
    const skull = pen("M-40 -10A40 40 0 0 1 40 -10C40 8 34 16 24 22V42H-24V22C-34 16 -40 8 -40 -10Z");
    return subtract(skull, circle(-16, -4, v(9, 11)), circle(16, -4, 10), rectangle(-3.2, 28, 3.2, 60));
  }),
  own("palm", "island beach holiday tropical travel coconut summer", (v) => {
    const frond = (turn: number, size: number) =>
      translate(rotate(translate(rotate(lens(size, 17), 90), size / 2 - 3, 0), turn), 2, -22);
    const trunk = pen(`M-4 -22C6 0 ${v(4, 10)} 24 0 50H14C18 24 16 -4 6 -24Z`);
    return unite(frond(-150, 44), frond(-30, 42), frond(172, 46), frond(16, 44), frond(-92, 28), trunk);
  }),
  own("brain", "mind psychology therapy learning intelligence ai memory coaching", (v) => {
    const x = 3.5;
    const bulge = v(44, 49);
    const half = pen(
      `M${x} -42C${x + 4} -50 26 -50 30 -38C44 -36 50 -20 42 -10C52 2 ${bulge} 22 34 26C32 42 12 50 ${x} 40Z`,
    );
    const fold = band(course([0, v(-14, -8)], [18, -10, 10], [18, -26]), 6.5, { ends: "round" });
    const other = band(course([60, 8], [24, 8, 10], [24, v(22, 26)]), 6.5, { ends: "round" });
    const right = subtract(half, fold);
    const left = subtract(half, other);
    return [...right, ...mirror(left)];
  }),
  own("cow", "milk dairy cheese farm cattle beef butcher", (v) => {
    const spread = v(-54, -49);
    const horns = subtract(circle(0, -40, 46), circle(0, spread, 40), rectangle(-60, -100, 60, -46));
    const head = pen("M-24 -16H24L17 14H-17Z");
    const ear = pen(`M22 -10C34 -14 44 -10 48 ${v(0, 6)}C36 10 26 6 20 0Z`);
    const muzzle = pen(
      "M-21 21H21C26 21 28 26 28 32C28 44 16 50 0 50C-16 50 -28 44 -28 32C-28 26 -26 21 -21 21Z",
    );
    const nostril = translate(rotate(lens(14, 8), v(20, 40)), 11, 35);
    return [...unite(horns, head, ear, mirror(ear)), ...subtract(muzzle, nostril, mirror(nostril))];
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
  own("honey", "hexagon bee hive jar beekeeper sweet comb", (v) => {
    const cell = regularPolygon(6, 27);
    const gap = v(26.5, 27.5);
    return [...translate(cell, -gap, -21), ...translate(cell, gap, -21), ...translate(cell, 0, 24)];
  }),
];
