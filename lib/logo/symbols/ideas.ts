import { band, course } from "@/lib/geometry/band";
import { mirror, rotate, scale, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { bar, circle, polygon, rectangle, ring, roundedRectangle, sector } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** What has no body: time, money, knowledge, science and machines that think. */
export const IDEAS: readonly MarkSymbol[] = [
  own("flask", "science laboratory chemistry research experiment beauty lab biotech", (v) => {
    const y = v(10, 16);
    const glass = pen("M-18 -50H18V-40H13V-14L42 38A8 8 0 0 1 35 50H-35A8 8 0 0 1 -42 38L-13 -14V-40H-18Z");
    return subtract(glass, pen(`M-5 -40H5V-10L14 ${y - 4}H-14L-5 -10Z`));
  }),
  own("atom", "science physics research nuclear technology orbit", (v) => {
    const rx = 49;
    const orbit = (ry: number, w: number) =>
      subtract(scale(circle(0, 0, rx), 1, ry / rx), scale(circle(0, 0, rx - w), 1, (ry - w) / (rx - w)));
    const one = orbit(v(19, 21), 7.5);
    return unite(rotate(one, 45), rotate(one, -45));
  }),
  own("dna", "genetic biology science health lab biotech", (v) => {
    const w = v(10, 11);
    const strand = band(course([-22, -50], [-22, -26, 20], [22, 26, 20], [22, 50]), w);
    const gap = band(course([-22, -50], [-22, -26, 20], [22, 26, 20], [22, 50]), w + 14);
    return rotate([...strand, ...subtract(mirror(strand), gap), ...[]], 20);
  }),
  own("graduation", "student education university school study course degree academy student tutor", (v) => {
    const cap = polygon([0, -38], [50, -14], [0, 10], [-50, -14]);
    const y = v(8, 12);
    return [...cap, ...pen(`M-30 ${y - 4}L0 ${y + 12}L30 ${y - 4}V24C20 38 -20 38 -30 24Z`)];
  }),
  own("blocks", "stack cube toy child kindergarten play build software module learning", (v) => {
    const g = v(3.2, 3.8);
    const half = 24 - g / 2;
    return [
      ...rectangle(-48, g, -g, 48),
      ...circle(24 + g / 2, 24 + g / 2, half),
      ...polygon([-24, -48], [-g, -g], [g - 48, -g]),
    ];
  }),
  own("puzzle", "game toy solution autism therapy strategy consulting", (v) => {
    const k = v(11, 12.5);
    const body = unite(rectangle(-38, -26, 38, 48), circle(0, -34, k + 1), rectangle(-6, -30, 6, -20));
    return subtract(body, unite(circle(-30, 11, k), rectangle(-44, 5, -30, 17)));
  }),
  own("dice", "game-controller game play board toy casino party", (v) =>
    rotate(
      subtract(roundedRectangle(-38, -38, 38, 38, v(8, 14)), circle(-16, -16, 8), circle(16, 16, 8)),
      v(10, 20),
    ),
  ),
  own("clock", "alarm gauge time watch schedule appointment booking fast hourly history", (v) => {
    const w = v(8, 9);
    return subtract(
      circle(0, 0, 50),
      unite(rectangle(-w / 2, -32, w / 2, w / 2), rotate(rectangle(-w / 2, -22, w / 2, w / 2), v(90, 130))),
    );
  }),
  own("hourglass", "time waiting slow history watch aging", (v) => {
    const y = v(4, 8);
    const glass = pen(
      `M-32 -40C-32 -20 -8 -12 -8 0C-8 12 -32 20 -32 40H32C32 20 8 12 8 0C8 -12 32 -20 32 -40Z`,
    );
    return unite(
      subtract(
        glass,
        pen(`M-20 -42H20C20 -34 14 -${y + 20} 8 -${y + 18}H-8C-14 -${y + 20} -20 -34 -20 -42Z`),
      ),
      rectangle(-40, -50, 40, -40),
      rectangle(-40, 40, 40, 50),
    );
  }),
  own("calendar", "booking event schedule planner appointment date", (v) => {
    const top = v(-14, -10);
    return unite(
      subtract(
        roundedRectangle(-44, -40, 44, 48, 9),
        rectangle(-34, top, 34, top + 7),
        rectangle(6, 14, 26, 34),
      ),
      roundedRectangle(-28, -50, -17, -30, 3),
      roundedRectangle(17, -50, 28, -30, 3),
    );
  }),
  own(
    "coin",
    "database piggy-bank money finance bank payment saving investment accounting currency cash",
    (v) => {
      const t = v(7, 8);
      return [...circle(-14, 0, 36), ...subtract(circle(16, 0, 34), circle(-14, 0, 36 + t))];
    },
  ),
  own(
    "chart",
    "trend-up growth finance analytics data business sales accounting report statistics invest",
    (v) => {
      const step = v(22, 27);
      const w = 26;
      const rise = (index: number) => 50 - 36 - step * index * 1.05;
      return [0, 1, 2].flatMap((index) =>
        roundedRectangle(-50 + index * 37, rise(index), -50 + index * 37 + w, 50, [v(0, 12), v(0, 1), 0, 0]),
      );
    },
  ),
  own("arrow", "growth direction path delivery forward progress export career speed", (v) => {
    const w = v(15, 18);
    return unite(
      band(course([-26, -32], [34, -32], [34, 28]), w),
      bar([34 - w / 4, -32 + w / 4], [-38, 40], w),
    );
  }),
  own("scales", "law justice legal lawyer balance notary fair mediation court", (v) => {
    const y = v(4, 8);
    const pan = pen(`M-50 ${y}H-10A20 20 0 0 1 -50 ${y}Z`);
    const hang = polygon([-30, -30], [-14, y + 1], [-46, y + 1]);
    const side = unite(pan, subtract(hang, polygon([-30, -16], [-23, y - 5], [-37, y - 5])));
    return unite(
      side,
      mirror(side),
      rectangle(-36, -38, 36, -29),
      rectangle(-4.5, -50, 4.5, 46),
      rectangle(-20, 40, 20, 49),
    );
  }),
  own("code", "software developer programming app technology web computer agency", (v) => {
    const w = v(12, 14);
    const bracket = band(course([-18, -30], [-43, 0], [-18, 30]), w);
    return [...bracket, ...mirror(bracket), ...bar([8, -40], [-8, 40], w * 0.9)];
  }),
  own("terminal", "software developer code hosting computer server technology", (v) =>
    subtract(
      roundedRectangle(-50, -42, 50, 42, v(8, 18)),
      band(course([-28, -18], [-10, 0], [-28, 18]), 9),
      rectangle(0, 10, 26, 19),
    ),
  ),
  own("chip", "cpu technology computer hardware electronics ai semiconductor robot data", (v) => {
    const pins = [-18, 0, 18].flatMap((x) => [
      rectangle(x - 4, -50, x + 4, 50),
      rectangle(-50, x - 4, 50, x + 4),
    ]);
    return subtract(
      unite(rectangle(-36, -36, 36, 36), ...pins),
      roundedRectangle(-v(14, 17), -15, 15, 15, 2),
    );
  }),
  own(
    "node",
    "circles-three network data connection platform api internet share link graph cloud technology",
    (v) => {
      const r = v(15, 17);
      return unite(
        circle(0, -50 + r, r),
        circle(-50 + r + 5, 34 - r / 4, r),
        circle(50 - r - 5, 34 - r / 4, r),
        band(course([0, -32], [-30, 30], [30, 30]), 8.5, { closed: true }),
      );
    },
  ),
  own("robot", "ai automation technology machine toy software bot", (v) => {
    const e = v(8, 9.5);
    return unite(
      subtract(roundedRectangle(-42, -24, 42, 44, 16), circle(-17, 8, e), circle(17, 8, e)),
      rectangle(-4, -40, 4, -20),
      circle(0, -41, 9),
      rectangle(-50, 0, -40, 20),
      rectangle(40, 0, 50, 20),
    );
  }),
  own("wifi", "broadcast antenna internet network signal router hotspot connection telecom", (v) => {
    const w = v(11, 12);
    const arc = (r: number) => intersect(ring(0, 34, r, r - w), polygon([0, 34], [90, -56], [-90, -56]));
    return [...arc(72), ...arc(72 - w - 9), ...sector(0, 36, 24, 225, 315)];
  }),
  own("search", "magnifying-glass find research discover lens detective recruiting analytics", (v) => {
    const r = v(32, 35);
    return unite(ring(-50 + r, -50 + r, r, r - 12), band(course([12, 12], [43, 43]), 15, { ends: "round" }));
  }),
  own(
    "cycle",
    "recycling recycle circular reuse repair sustainable second hand rental return upcycle",
    (v) => {
      const w = v(13, 15);
      const middle = 44 - w / 2;
      const arc = intersect(ring(0, 0, 44, 44 - w), rectangle(-60, -60, 60, -5));
      const half = unite(arc, polygon([middle - 20, -6], [middle + 16, -6], [middle - 2, 18]));
      return [...half, ...rotate(half, 180)];
    },
  ),
  own("infinity", "endless loop sustainable continuous devops forever", (v) => {
    const w = v(13, 15);
    return unite(ring(-24, 0, 26, 26 - w), ring(24, 0, 26, 26 - w));
  }),
  own("film", "movie cinema video production media animation play", (v) => {
    const low = v(34, 44);
    const body = roundedRectangle(-46, -8, 46, low, [0, 0, v(0, 14), 6]);
    const notches = [16, 46, 76].map((x) => polygon([x, -30], [x + 12, -30], [x + 4, -9], [x - 8, -9]));
    const lid = subtract(rectangle(0, -23, 92, 0), ...notches);
    return [...body, ...translate(rotate(lid, -v(6, 14)), -46, -15)];
  }),
];
