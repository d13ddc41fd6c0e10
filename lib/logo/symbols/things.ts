import { band, course } from "@/lib/geometry/band";
import { mirror, rotate, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import { bar, circle, lens, polygon, rectangle, ring, roundedRectangle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Tools and goods. */
export const THINGS: readonly MarkSymbol[] = [
  own(
    "book",
    "scroll reading library bookshop education school learn course story publisher bookkeeping novel",
    (v) => {
      const rise = v(8, 14);
      const page = pen(`M4 ${rise - 36}C14 ${-rise - 30} 32 -42 50 -38V32C32 28 14 ${34} 4 ${46}Z`);
      return [...page, ...mirror(page)];
    },
  ),
  own("bookmark", "reading book save story journal library", (v) => {
    const notch = v(18, 26);
    return subtract(
      roundedRectangle(-32, -50, 32, 50, [v(0, 14), 10, 0, 0]),
      polygon([-34, 54], [0, 50 - notch], [34, 54]),
      rectangle(-16, -26, 16, -18),
    );
  }),
  own("key", "lock access security property real estate home password rental hotel", (v) => {
    const r = v(22, 25);
    const key = unite(
      ring(0, -50 + r, r, r - 10),
      rectangle(-5.5, -8, 5.5, 50),
      rectangle(0, 24, 20, 33),
      rectangle(0, 40, 15, 50),
    );
    return rotate(key, v(30, 50));
  }),
  own("lock", "fingerprint security safe privacy password protect insurance vault", (v) => {
    const top = v(-6, 0);
    const body = roundedRectangle(-38, top, 38, 48, 10);
    const bow = band(course([-22, top + 6], [-22, -43, 22], [22, -43, 22], [22, top + 6]), 12);
    return unite(subtract(body, circle(0, top + 20, 8), rectangle(-3.6, top + 20, 3.6, top + 36)), bow);
  }),
  own("keyhole", "lock secret escape security privacy mystery", (v) => {
    const hole = unite(circle(0, -10, v(13, 15)), polygon([-5, -4], [5, -4], [14, 32], [-14, 32]));
    return subtract(roundedRectangle(-40, -50, 40, 50, 40), hole);
  }),
  own("scissors", "hair salon barber tailor cut craft sewing paper fashion", (v) => {
    const turn = v(16, 20);
    const blade = unite(pen("M-5 -50C7 -40 8 -20 5 20H-5Z"), translate(ring(0, 0, 15, 6), 2, 34));
    return unite(rotate(blade, turn), rotate(mirror(blade), -turn));
  }),
  own("comb", "hair salon barber groom beauty", (v) => {
    const teeth = [-31, -13.5, 4, 21.5].map((x) => rectangle(x + 3, -8, x + 11, 60));
    return subtract(roundedRectangle(-46, v(-36, -32), 46, 36, 12), ...teeth);
  }),
  own("needle", "sewing tailor thread fashion textile embroidery knit acupuncture tattoo", (v) => {
    const w = v(7, 8);
    const needle = rotate(subtract(lens(122, 17), roundedRectangle(-2.4, -44, 2.4, -24, 2.4)), 45);
    const thread = band(course([36, -30], [36, 6, 18], [-6, 6, 18], [-6, 46, 18], [34, 46]), w, {
      ends: "round",
    });
    return unite(subtract(thread, rotate(lens(140, 32), 45)), needle);
  }),
  own("yarn", "wool knit knitting textile craft crochet thread", (v, random) => {
    const g = v(6.5, 7.5);
    const x = v(40, 48);
    const groove = (radius: number, low: number) =>
      intersect(ring(-x, 46, radius, radius - g), rectangle(-70, -70, low, 70));
    const ball = subtract(
      circle(-4, -6, 43),
      groove(x + 6, v(4, 12)),
      groove(x + 24, 60),
      groove(x + 42, v(16, 24)),
    );
    const tail = band(course([-4, 32], [-4, 43, 8], [50, 43]), v(11, 13));
    const yarn = unite(ball, intersect(tail, rectangle(-60, 30, 60, 60)));
    return random.next() < 0.5 ? yarn : mirror(yarn);
  }),
  own("button", "fashion sewing tailor clothes shop vintage textile", (v) =>
    subtract(circle(0, 0, 50), rotate(unite(circle(-14, 0, v(7.5, 9)), circle(14, 0, 8)), v(-45, 45))),
  ),
  own("shirt", "fashion clothes clothing apparel laundry wear textile uniform", (v) => {
    const neck = v(11, 14);
    const sleeve = v(-12, -4);
    return pen(
      `M-${neck} -42A${neck} ${neck} 0 0 0 ${neck} -42H22L50 -22L38 ${sleeve}L28 -10V44H-28V-10L-38 ${sleeve}L-50 -22L-22 -42Z`,
    );
  }),
  own("hanger", "fashion clothes wardrobe dress laundry boutique vintage", (v) => {
    const w = v(9, 10.5);
    return unite(
      band(course([-13, -30], [-13, -44, 12], [13, -44, 12], [13, -22, 12], [0, -22, 0.1], [0, -4]), w, {
        ends: "flat",
      }),
      band(course([0, -4], [46, 34, 8], [-46, 34, 8], [0, -4]), w, { closed: false }),
      circle(0, -4, w / 2),
    );
  }),
  own("shoe", "boot footprints sneaker high-heel footwear sneaker running fashion sport cobbler", (v) => {
    const tongue = v(-26, -20);
    const upper = pen(
      `M-48 -30C-38 -24 -28 -24 -20 ${tongue - 10}L4 ${tongue + 12}C16 -2 44 2 48 18V22H-48Z`,
    );
    return [
      ...subtract(upper, bar([-8, -4], [4, -18], 6)),
      ...roundedRectangle(-48, 30, 50, 42, [0, 0, 8, 4]),
    ];
  }),
  own("bag", "handbag tote shop shopping store retail market fashion boutique grocery", (v, random) => {
    const top = v(-18, -12);
    const flare = random.pick([0, 6]);
    const body = polygon([-40 + flare, top], [40 - flare, top], [42, 50], [-42, 50]);
    const smile = band(
      course([-17, top + 14], [-17, top + 36, 17], [17, top + 36, 17], [17, top + 14]),
      7.5,
      { ends: "round" },
    );
    const handle = band(course([-17, top + 4], [-17, -45, 17], [17, -45, 17], [17, top + 4]), 9.5);
    return random.next() < 0.5 ? unite(body, handle) : unite(subtract(body, smile), handle);
  }),
  own("basket", "market grocery picnic farm produce shop harvest", (v) => {
    const top = v(-6, 0);
    const body = pen(`M-50 ${top}H50L38 44H-38Z`);
    const cuts = [-16, 16].map((x) => bar([x, top + 14], [x * 0.8, 60], 7));
    return unite(
      subtract(body, ...cuts),
      band(course([-30, top + 5], [-30, -40, 30], [30, -40, 30], [30, top + 5]), 9),
    );
  }),
  own(
    "box",
    "cube treasure-chest package parcel delivery storage shipping moving logistics product warehouse",
    (v) => {
      const g = v(6.5, 7.5);
      const hexagon = polygon([0, -50], [43, -25], [43, 25], [0, 50], [-43, 25], [-43, -25]);
      return subtract(
        hexagon,
        rectangle(-g / 2, 0, g / 2, 60),
        rotate(rectangle(-g / 2, 0, g / 2, 60), 120),
        rotate(rectangle(-g / 2, 0, g / 2, 60), 240),
      );
    },
  ),
  own("gift", "present birthday party surprise voucher celebration", (v) => {
    const box = subtract(
      rectangle(-42, v(-16, -12), 42, 48),
      rectangle(-60, 6, 60, 13),
      rectangle(-4, 0, 4, 60),
    );
    const bow = pen("M0 -18C-10 -44 -32 -52 -34 -36C-35 -24 -16 -18 0 -18Z");
    return unite(box, bow, mirror(bow), rectangle(-42, -18, 42, 6));
  }),
  own("hammer", "crane tool build construction repair craft workshop carpenter handyman forge", (v) => {
    const head = pen(`M-36 -46H18C32 -46 42 -36 44 -22C32 -28 24 -26 12 -20H-36Z`);
    return rotate(unite(head, roundedRectangle(-14, v(-26, -24), 0, 50, [0, 0, 6, 6])), 32);
  }),
  own("wrench", "repair tool mechanic garage plumbing service fix maintenance", (v) => {
    const head = subtract(circle(0, -28, 23), rectangle(-8.5, -60, 8.5, -24));
    return rotate(unite(head, roundedRectangle(-9.5, -18, 9.5, 50, [0, 0, 9.5, 9.5])), v(36, 48));
  }),
  own("gear", "engine machine engineering settings mechanic industry technical automation", (v, random) => {
    const teeth = random.pick([6, 8]);
    const tooth = polygon([-v(9, 11), -50], [10, -50], [13, -30], [-13, -30]);
    return subtract(
      unite(
        circle(0, 0, 38),
        ...Array.from({ length: teeth }, (_, index) => rotate(tooth, (360 * index) / teeth)),
      ),
      circle(0, 0, v(14, 17)),
    );
  }),
  own("saw", "wood carpenter joinery timber tool workshop blade", (v, random) => {
    const n = random.pick([8, 10]);
    const points = Array.from({ length: n }, (_, index) => [
      [Math.cos((2 * Math.PI * index) / n) * 50, Math.sin((2 * Math.PI * index) / n) * 50] as [
        number,
        number,
      ],
      [
        Math.cos((2 * Math.PI * (index + 0.85)) / n) * 37,
        Math.sin((2 * Math.PI * (index + 0.85)) / n) * 37,
      ] as [number, number],
    ]).flat();
    return subtract(polygon(...points), circle(0, 0, v(10, 13)));
  }),
  own("brush", "paint painting painter art artist color colour decorator creative", (v) =>
    rotate(
      [...pen(`M-9 -50H9L${v(6, 8)} -4H-7Z`), ...pen("M-14 4H14C20 22 4 30 2 50C-12 40 -22 22 -14 4Z")],
      v(30, 45),
    ),
  ),
  own("palette", "frame-corners paint art artist color colour design creative studio", (v) => {
    const body = pen(
      "M0 -46A50 46 0 0 0 -50 0A50 46 0 0 0 -2 46C14 46 4 28 12 20C20 12 50 24 50 -4A50 44 0 0 0 0 -46Z",
    );
    return subtract(body, circle(-20, -4, v(8, 9)), circle(8, -20, 8.5));
  }),
  own("nib", "writing pen ink author copywriting editor calligraphy journal signature notary", (v) => {
    const y = v(-2, 6);
    const nib = pen("M0 50C-22 26 -32 4 -26 -24L-20 -32H20L26 -24C32 4 22 26 0 50Z");
    return [
      ...subtract(nib, circle(0, y, 7.5), rectangle(-2.6, y, 2.6, 60)),
      ...rectangle(-20, -50, 20, -40),
    ];
  }),
  own("pencil", "write draw design education school sketch editor plan", (v) => {
    const y = v(18, 24);
    return rotate(
      [
        ...polygon([-15, -34], [15, -34], [15, y], [0, 50], [-15, y]),
        ...pen("M-15 -42V-44A8 8 0 0 1 -7 -50H7A8 8 0 0 1 15 -44V-42Z"),
      ],
      v(30, 45),
    );
  }),
  own("feather", "light writing quill bird author poetry soft bed", (v) => {
    const blade = rotate(lens(104, v(38, 44)), 38);
    return subtract(
      blade,
      rotate(rectangle(-3, -14, 3, 80), 38),
      rotate(unite(bar([3, 8], [30, -8], 6), bar([-3, 24], [-30, 8], 6)), 38),
    );
  }),
  own("dumbbell", "barbell gym fitness training sport strength workout muscle coach", (v) => {
    const t = v(13, 15);
    const turn = v(-45, -30);
    return rotate(
      unite(
        rectangle(-30, -6, 30, 6),
        roundedRectangle(-38, -30, -38 + t, 30, 4),
        roundedRectangle(38 - t, -30, 38, 30, 4),
        roundedRectangle(-50, -18, -30, 18, 4),
        roundedRectangle(30, -18, 50, 18, 4),
      ),
      turn,
    );
  }),
];
