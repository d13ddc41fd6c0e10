import { band, course } from "@/lib/geometry/band";
import { mirror, rotate, scale, translate } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import {
  archway,
  circle,
  polygon,
  rectangle,
  regularPolygon,
  ring,
  roundedRectangle,
} from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** More of work and trade: tools, transport, shops and houses. */
export const WORK: readonly MarkSymbol[] = [
  own("ladder", "career climb painter roof growth construction", (v) => {
    const w = v(9, 11);
    const rail = rectangle(-30, -50, -30 + w, 50);
    return rotate(
      unite(rail, mirror(rail), ...[-30, -4, 22].map((y) => rectangle(-26, y, 26, y + 9))),
      v(0, 14),
    );
  }),
  own("log", "wood timber forest fire sawmill carpenter", (v) => {
    const end = subtract(circle(26, 0, 24), ring(26, 0, 15, v(8, 8.6)));
    const body = subtract(pen("M-34 -24H22V24H-34A16 24 0 0 1 -34 -24Z"), circle(26, 0, 31));
    return rotate([...body, ...end], -18);
  }),
  own("shovel", "garden gardening dig construction landscape spade", (v) => {
    const blade = pen(`M-20 4H20V${v(18, 24)}C20 36 8 44 0 50C-8 44 -20 36 -20 20Z`);
    return rotate(unite(blade, rectangle(-4.5, -42, 4.5, 8), roundedRectangle(-16, -50, 16, -40, 4)), 38);
  }),
  own("store", "shop storefront retail market shopping local boutique kiosk", (v) => {
    const awning = pen(
      "M-40 -46H40L50 -14A12.5 12.5 0 0 1 25 -14A12.5 12.5 0 0 1 0 -14A12.5 12.5 0 0 1 -25 -14A12.5 12.5 0 0 1 -50 -14Z",
    );
    const wall = subtract(rectangle(-40, 8, 40, 46), rectangle(v(4, 8), 18, 28, 60));
    return [...awning, ...wall];
  }),
  own("suitcase", "briefcase travel business luggage trip work job office recruiting", (v) => {
    const y = v(0, 6);
    const body = roundedRectangle(-50, -26, 50, 42, v(6, 14));
    const handle = band(course([-18, -20], [-18, -42, 8], [18, -42, 8], [18, -20]), 9);
    return unite(subtract(body, rectangle(-60, y, -9, y + 7), rectangle(9, y, 60, y + 7)), handle);
  }),
  own("truck", "delivery logistics shipping moving van transport courier freight", (v) => {
    const y = v(-32, -26);
    const cargo = rectangle(-50, y, 6, 22);
    const cab = pen("M13 -16H34L50 4V22H13Z");
    const holes = unite(circle(-26, 24, 17.5), circle(30, 24, 17.5));
    return [
      ...subtract(unite(cargo, rectangle(0, 12, 20, 22), cab), holes),
      ...circle(-26, 25, 10.5),
      ...circle(30, 25, 10.5),
    ];
  }),
  own("tractor", "farm agriculture field harvest farmer", (v) => {
    const cabin = pen("M-36 -40H0L8 -8H40A10 10 0 0 1 50 2V16H-36Z");
    const window = polygon([-24, -30], [-7, -30], [-3, -8], [-24, -8]);
    const big = v(26, 28);
    return [
      ...subtract(cabin, window, circle(-22, 20, big + 6.5), circle(34, 32, 21)),
      ...ring(-22, 20, big, 11),
      ...circle(34, 32, 14),
    ];
  }),
  own("wallet", "money payment finance budget cash saving", (v) => {
    const body = unite(roundedRectangle(-48, -24, 48, 42, 8), polygon([-44, -20], [26, -46], [34, -20]));
    return subtract(body, roundedRectangle(14, v(-2, 0), 60, 22, [11, 0, 0, 11]));
  }),
  own("tag", "price label shop sale brand fashion marketplace", (v) => {
    const tag = pen(`M-50 -36A14 14 0 0 1 -36 -50H0L50 0L0 50L-50 0Z`);
    return subtract(tag, circle(-28, -28, v(8, 9.5)));
  }),
  own("ruler", "measure architecture plan blueprint design tailor geometry", (v) => {
    const ticks = [-30, -10, 10, 30].map((x, index) =>
      rectangle(x - 3, -30, x + 3, index % 2 ? -2 : v(2, 6)),
    );
    return rotate(subtract(rectangle(-50, -18, 50, 20), ...ticks), -38);
  }),
  own("gavel", "law court judge legal auction lawyer", (v) => {
    const head = unite(
      rectangle(-18, -14, 18, 14),
      roundedRectangle(-28, -20, -16, 20, 3),
      roundedRectangle(16, -20, 28, 20, 3),
    );
    const tool = rotate(unite(head, rectangle(-5, 12, 5, 62)), -45);
    return [...translate(scale(tool, 0.78), v(8, 12), -14), ...rectangle(-46, 38, 10, 49)];
  }),
  own("bathtub", "bath spa bathroom plumbing wash hotel wellness", (v) => {
    const tub = pen("M-50 0H50V8A30 30 0 0 1 24 37V46H14V38H-14V46H-24V37A30 30 0 0 1 -50 8Z");
    return unite(tub, band(course([-34, 4], [-34, -42, 12], [v(-12, -8), -42, 12], [-10, -26]), 9));
  }),
  own("plug", "electric energy power charging electrician socket car", (v) => {
    const body = pen(`M-30 -18H30V0A30 30 0 0 1 -30 0Z`);
    return rotate(
      unite(
        body,
        rectangle(-20, -46, -10, -14),
        rectangle(10, -46, 20, -14),
        rectangle(-v(4.5, 5.5), 26, 5, 50),
      ),
      v(0, 40),
    );
  }),
  own("train", "railway rail travel transport tram commuter bus metro", (v) => {
    const body = roundedRectangle(-34, -50, 34, 34, [v(16, 28), 20, 12, 12]);
    const legs = polygon([-22, 34], [-10, 34], [-22, 50], [-34, 50]);
    return unite(
      subtract(body, rectangle(-24, -30, 24, -6), circle(-15, 16, 6.5), circle(15, 16, 6.5)),
      legs,
      mirror(legs),
    );
  }),
  own("axe", "wood forest lumber craft viking outdoor", (v) => {
    const blade = pen(`M-6 -40C14 -42 24 -46 40 -50V${v(6, 10)}C24 2 14 -6 -6 -8Z`);
    return rotate(unite(blade, roundedRectangle(-12, -48, 0, 50, 4)), 24);
  }),
  own("calculator", "accounting tax finance bookkeeping math receipt number", (v) => {
    const keys = [rectangle(-22, 6, 22, 14), rectangle(-22, 26, v(2, 8), 34)];
    return subtract(roundedRectangle(-38, -50, 38, 50, v(6, 12)), rectangle(-24, -36, 24, -14), ...keys);
  }),
  own("ship", "boat cruise sea cargo ferry port freight voyage", (v) => {
    const hull = pen("M-50 8L0 -8L50 8C46 30 36 42 28 48H-28C-36 42 -46 30 -50 8Z");
    const cabin = polygon([-30, -6], [-30, -28], [30, -28], [30, -6], [0, -16]);
    return [
      ...subtract(hull, rectangle(-3.4, -60, 3.4, v(14, 26))),
      ...unite(cabin, rectangle(-10, -48, 10, -24)),
    ];
  }),
  own("washer", "washing-machine laundry cleaning household appliance", (v) => {
    const r = v(24, 26);
    return [
      ...subtract(roundedRectangle(-44, -50, 44, 50, 9), circle(0, 10, r), rectangle(-32, -40, 0, -33)),
      ...circle(0, 10, r - 8),
    ];
  }),
  own("carpet", "rug textile home weaving oriental interior wall", (v) => {
    const fringe = [-30, -10, 10, 30].flatMap((x) => [rectangle(x - 4, -50, x + 4, 50)]);
    return subtract(unite(rectangle(-38, -40, 38, 40), ...fringe), regularPolygon(4, v(20, 24)));
  }),
  own("mosque", "dome islam halal heritage muslim oriental", (v) => {
    const dome = pen(`M0 -50C6 -36 30 -28 30 -4V4H-30V-4C-30 -28 -6 -36 0 -50Z`);
    const base = subtract(rectangle(-44, 11, 44, 48), translate(archway(v(10, 12), 18), 0, 32));
    return [...dome, ...base];
  }),
  own("church", "chapel christian wedding heritage community village", (v) => {
    const half = v(15, 18);
    const top = v(-6, 2);
    const spire = polygon([0, -50], [half, top], [half, 50], [-half, 50], [-half, top]);
    const aisle = polygon([half + 6.5, v(6, 12)], [50, 24], [50, 50], [half + 6.5, 50]);
    const tower = subtract(spire, translate(archway(v(6, 7.5), 15), 0, 36), circle(0, top + 4, 5.5));
    return [...tower, ...aisle, ...mirror(aisle)];
  }),
];
