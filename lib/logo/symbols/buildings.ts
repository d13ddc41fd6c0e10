import { band, course } from "@/lib/geometry/band";
import { halo } from "@/lib/geometry/halo";
import { mirror, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { archway, bar, circle, polygon, rectangle, ring } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Buildings, and parts of them. */
export const BUILDINGS: readonly MarkSymbol[] = [
  own("house", "real estate property rent housing roof building", (v, random) => {
    const eaves = v(-20, -8);
    const gable = (half: number, top: number, low: number, foot: number) =>
      polygon([0, top], [half, low], [half, foot], [-half, foot], [-half, low]);
    const side = random.pick([-1, 1]);
    const ways = [
      () => {
        const walls = subtract(gable(42, -50, eaves, 42), translate(archway(v(11, 14), 30), v(-14, 0), 24));
        return subtract(walls, bar([0, eaves - 14], [60, eaves + 38], 7));
      },
      () => {
        const small = translate(gable(22, -2, 16, 44), v(18, 23), 0);
        return [...subtract(gable(44, -50, eaves, 44), halo(small, 7)), ...small];
      },
      () => {
        const x = v(-8, 6);
        const tall = polygon([-46, -18], [x - 3.5, -48], [x - 3.5, 46], [-46, 46]);
        const low = polygon([x + 3.5, v(-40, -32)], [46, -6], [46, 46], [x + 3.5, 46]);
        return [
          ...subtract(tall, rectangle(-30, 10, x - 18, 60)),
          ...subtract(low, rectangle(x + 15, 8, 34, 24)),
        ];
      },
      () => {
        const t = v(14, 17);
        const frame = band(course([-36, 60], [-36, -6], [0, -40], [36, -6], [36, 60]), t);
        return [
          ...intersect(frame, rectangle(-60, -60, 60, 44)),
          ...translate(archway(v(11, 14), 21), 0, 23),
        ];
      },
    ];
    const drawn = random.pick(ways)();
    return side < 0 ? mirror(drawn) : drawn;
  }),
  own("roof", "roofing construction carpenter shelter attic chalet", (v) => {
    const w = v(14, 17);
    const roof = band(course([-46, 2], [0, -36], [46, 2]), w);
    const x = v(30, 34);
    return [
      ...roof,
      ...subtract(polygon([0, -14], [x, 14], [x, 48], [-x, 48], [-x, 14]), rectangle(-9, 20, 9, 60)),
    ];
  }),
  own("door", "gate entrance hotel welcome open access key home carpenter", (v) => {
    const outer = subtract(archway(40, 50), translate(archway(28, 44), 0, 9));
    const leaf = pen(`M-19 50V2A19 19 0 0 1 0 -16L14 ${v(-10, -6)}V50Z`);
    return [...outer, ...subtract(leaf, circle(5, 20, 4.6))];
  }),
  own("arch", "gate museum heritage history architecture bridge portal gallery", (v) => {
    const a = v(12, 14);
    return [
      ...subtract(archway(48, 46), translate(archway(48 - a, 46 - a / 2), 0, a / 2 + 1)),
      ...translate(subtract(archway(28, 33), translate(archway(11, 22), 0, 12)), 0, 13),
    ];
  }),
  own("column", "museum bank law history classical culture greek university court legal", (v) => {
    const roof = polygon([0, -48], [48, -22], [48, -14], [-48, -14], [-48, -22]);
    const w = v(13, 15);
    const posts = [-33, 0, 33].map((x) => rectangle(x - w / 2, -20, x + w / 2, 40));
    return unite(roof, ...posts, rectangle(-48, 36, 48, 48));
  }),
  own("tower", "castle fortress security real estate heritage chess", (v) => {
    const neck = v(24, 28);
    const top = pen(
      `M-40 -48H-22V-36H-9V-48H9V-36H22V-48H40V-18L${neck} -6V30L38 48H-38L${-neck} 30V-6L-40 -18Z`,
    );
    return subtract(top, translate(archway(9, 20), 0, 30));
  }),
  own("lighthouse", "harbor sea coast guide beacon navigation consulting port marine", (v) => {
    const y = v(4, 12);
    const w = v(20, 25);
    const tower = polygon([-13, -10], [13, -10], [w, 50], [-w, 50]);
    const cut = polygon([-60, y + 14], [v(6, 9), y + 2], [9, y + 9], [-60, y + 22]);
    const lamp = unite(
      pen("M-12 -24V-36A12 14 0 0 1 12 -36V-24Z"),
      rectangle(-18, -26, 18, -16),
      rectangle(-13, -18, 13, -6),
    );
    const far = v(-50, -46);
    const beam = polygon([19, -40], [50, far], [50, -22], [19, -32]);
    return [...unite(subtract(tower, cut), lamp), ...beam, ...mirror(beam)];
  }),
  own(
    "city",
    "buildings building skyline urban office real estate architecture company town",
    (v, random) => {
      const rise = v(-42, -28);
      const first = subtract(
        polygon([-50, rise + 16], [-20, rise], [-20, 48], [-50, 48]),
        rectangle(-60, v(8, 14), -32, 17),
      );
      const middle = subtract(
        pen(`M-13 ${v(-38, -32)}A28 28 0 0 1 15 -50V48H-13Z`),
        rectangle(-3.5, v(-2, 10), 4.5, 60),
      );
      const last = subtract(
        polygon([22, v(-22, -12)], [50, -2], [50, 48], [22, 48]),
        rectangle(34, 20, 60, 27),
      );
      const city = [...first, ...middle, ...last];
      return random.next() < 0.5 ? city : mirror(city);
    },
  ),
  own("factory", "industry manufacturing production plant maker workshop machine", (v) => {
    const h = v(-10, -4);
    return subtract(
      pen(`M-48 48V-44H-28V${h}L-2 ${h - 16}V${h}L24 ${h - 16}V${h}L48 ${h - 14}V48Z`),
      rectangle(-28, 18, -14, 30),
      rectangle(8, 18, 28, 60),
    );
  }),
  own(
    "bridge",
    "connect connection river crossing mediation translation consulting transition architecture",
    (v, random) => {
      if (random.next() < 0.5) {
        const r = v(17, 19);
        return subtract(rectangle(-50, -20, 50, 34), circle(-25, 34, r), circle(25, 34, r));
      }
      const cable = subtract(ring(0, -44, 44, 35), rectangle(-60, -100, 60, -40));
      const posts = [rectangle(-38, -44, -28, 40), rectangle(28, -44, 38, 40)];
      return unite(
        intersect(cable, rectangle(-34, -60, 34, 60)),
        ...posts,
        rectangle(-50, v(10, 14), 50, 23),
      );
    },
  ),
  own("tent", "camping camp outdoor adventure festival scout glamping", (v) => {
    const open = v(15, 19);
    const tent = polygon([0, -42], [50, 44], [-50, 44]);
    return unite(
      subtract(tent, polygon([0, 0], [open, 50], [-open, 50])),
      bar([0, -40], [-7, -50], 6),
      bar([0, -40], [7, -50], 6),
    );
  }),
  own("barn", "farm agriculture countryside rural organic produce dairy", (v) => {
    const x = v(26, 30);
    const barn = polygon([0, -48], [x, -36], [46, -6], [46, 46], [-46, 46], [-46, -6], [-x, -36]);
    const door = rectangle(-20, 8, 20, 60);
    const cross = unite(bar([-24, 6], [24, 48], 7), bar([24, 6], [-24, 48], 7));
    return [
      ...subtract(barn, door, rectangle(-8, -24, 8, -12)),
      ...intersect(cross, rectangle(-20.1, 8, 20.1, 46)),
    ];
  }),
];
