import { band, course } from "@/lib/geometry/band";
import { halo } from "@/lib/geometry/halo";
import { mirror, rotate, translate } from "@/lib/geometry/outline";
import { intersect, subtract, unite } from "@/lib/geometry/path-boolean";
import {
  arcBand,
  bar,
  circle,
  lens,
  polygon,
  rectangle,
  ring,
  roundArcBand,
  sector,
} from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Animals, most of them as heads or in profile. */
export const ANIMALS: readonly MarkSymbol[] = [
  own("cat", "pet animal kitten veterinary vet feline", (v, random) => {
    const curl = v(-2, 14);
    const w = v(9, 11);
    const body = pen(
      "M-40 -50L-25 -37H-7L8 -50V-22C8 -13 4 -7 -2 -3C20 4 32 22 34 50H-34C-30 32 -28 12 -30 -3C-36 -7 -40 -13 -40 -22Z",
    );
    const tail = band(course([20, 50 - w / 2], [50 - w / 2, 50 - w / 2, 15], [50 - w / 2, curl]), w, {
      ends: "round",
    });
    const haunch = band(course([6, 62], [6, v(18, 24), 16], [40, 20]), 6.5);
    const gap = intersect(haunch, rectangle(-60, 0, 20, 43));
    const cat = subtract(unite(body, tail), gap);
    return random.next() < 0.5 ? cat : mirror(cat);
  }),
  own("dog", "pet animal puppy veterinary vet walking grooming canine", (v, random) => {
    const snout = v(-20, -14);
    const head = pen(
      `M-32 50V-14C-32 -36 -16 -48 6 -48C20 -48 27 -40 30 ${snout - 12}L46 ${snout - 3}C50 ${snout - 1} 50 ${snout + 6} 50 ${snout + 10}C50 ${snout + 24} 40 ${snout + 29} 27 ${snout + 29}H18L24 50Z`,
    );
    const ear = pen(
      `M-14 -40C-2 -34 0 -20 -6 -4C-10 ${v(6, 12)} -18 16 -28 18C-40 12 -50 2 -50 -10C-50 -26 -36 -40 -14 -40Z`,
    );
    const collar = bar([-60, v(26, 30)], [40, 38], 7);
    const dog = [...ear, ...subtract(head, halo(ear, 6.5), collar)];
    return random.next() < 0.5 ? dog : mirror(dog);
  }),
  own("fox", "animal wild forest clever smart", (v) => {
    const y = v(-8, 0);
    const head = pen("M-46 -50L-15 -27H15L46 -50C51 -22 50 4 36 22L0 50L-36 22C-50 4 -51 -22 -46 -50Z");
    const gap = pen(`M-60 ${y}C-30 ${y} -12 ${v(14, 20)} -5 64H-13C-19 26 -34 ${y + 9} -60 ${y + 8}Z`);
    return subtract(head, gap, mirror(gap));
  }),
  own("bear", "animal wild teddy child toy honey strong", (v, random) => {
    const back = v(-42, -32);
    const body = pen(
      `M-50 6L-41 -14A8 8 0 0 1 -28 -22C-12 ${back + 6} 8 ${back - 4} 26 ${back + 6}C42 ${back + 14} 50 -4 50 14V40H26L22 20C12 26 2 26 -4 20V40H-28L-32 16L-46 14Z`,
    );
    const haunch = band(course([17, 56], [17, v(-4, 2), 16], [46, 0]), 7);
    const shoulder = band(course([-16, 60], [-16, v(4, 10)]), 7, { ends: "round" });
    const bear = subtract(
      body,
      intersect(haunch, rectangle(0, -40, 36, 60)),
      ...(random.next() < 0.4 ? [shoulder] : []),
    );
    return random.next() < 0.5 ? bear : mirror(bear);
  }),
  own("rabbit", "bunny hare animal easter pet quick child", (v, random) => {
    const ear = translate(rotate(lens(v(48, 54), 18), -v(40, 56)), 2, -27);
    const head = pen("M14 -14C22 -24 38 -22 45 -10C50 -2 50 6 46 12C38 18 26 18 16 12Z");
    const back = v(-24, -18);
    const body = pen(
      `M-50 44C-50 ${back + 14} -32 ${back} -10 ${back}C8 ${back} 22 -6 24 18C24 30 30 34 38 36V44Z`,
    );
    const thigh = band(course([-2, 60], [-2, v(12, 18), 15], [-40, 14, 15]), 6.5);
    const top = unite(ear, head, pen("M10 -16H30V10H14Z"));
    const cut = subtract(body, halo(ear, 6.5), intersect(thigh, rectangle(-24, 0, 60, 60)));
    const rabbit = unite(cut, top);
    return random.next() < 0.5 ? rabbit : mirror(rabbit);
  }),
  own("owl", "bird night wisdom education learn school book study clever", (v) => {
    const brow = v(-36, -28);
    const wide = v(40, 46);
    const body = pen(
      `M${-wide} -50L0 ${brow}L${wide} -50V2C${wide} 32 24 50 0 50C-24 50 ${-wide} 32 ${-wide} 2Z`,
    );
    const r = v(17, 18.5);
    const y = v(-10, -2);
    const beak = polygon([-10, y - 28], [10, y - 28], [0, y + v(14, 18)]);
    const eyes = subtract(unite(circle(-17, y, r), circle(17, y, r)), beak);
    const chest = v(12, 20);
    const notch = pen(`M${-chest} 60C${-chest} 40 -8 34 0 26C8 34 ${chest} 40 ${chest} 60Z`);
    return [...subtract(body, eyes, notch), ...circle(-18, y, r - 9), ...circle(18, y, r - 9)];
  }),
  own("bird", "animal sing song freedom travel nature feather message swallow", (v) => {
    const back = v(-2, 6);
    const body = pen(
      `M-4 -20A20 20 0 0 1 35 -26L50 -18L36 -11V4A42 42 0 0 1 -6 46A44 44 0 0 1 -50 ${back}C-28 ${back} -4 -2 -4 -20Z`,
    );
    const wing = pen(
      `M-34 ${back + 6}C-18 ${back + 8} 4 ${back + 4} 14 -6C18 18 4 30 -10 30C-20 30 -30 22 -34 ${back + 6}Z`,
    );
    return subtract(body, subtract(wing, translate(wing, v(-2, 0), -9)), circle(20, -23, 4));
  }),
  own("dove", "bird peace church hope wedding charity love flying", (v) => {
    const lift = v(-2, 4);
    const wing = pen(`M-8 4C-30 -2 -40 -22 -38 -50C-14 -42 8 -26 14 -2Z`);
    const body = pen(
      `M50 -12L34 -4C30 22 8 36 -18 34L-48 48L-34 20C-22 8 -6 12 6 ${8 + lift}C10 -6 14 -20 28 -20C38 -20 42 -14 50 -12Z`,
    );
    return unite(wing, body);
  }),
  own("fish", "shrimp seafood sea ocean aquarium sushi river fishing restaurant", (v) => {
    const body = translate(rotate(lens(78, v(48, 54)), 90), -11, 0);
    const tail = pen("M22 0L50 -24A34 34 0 0 0 50 24Z");
    const gill = subtract(circle(-40, 0, v(27, 30)), circle(-47, 0, v(26, 28)));
    return subtract(unite(body, tail), intersect(gill, rectangle(-60, -14, 60, 14)));
  }),
  own("whale", "ocean sea big animal marine", (v) => {
    const body = pen(
      `M-50 0A38 38 0 0 1 -12 -30C8 -30 18 -12 26 -12C32 -12 34 -18 34 -24C26 -28 20 -36 20 -46C30 -46 36 -42 40 -34C42 -42 48 -46 50 -46V-22C50 20 24 36 -8 36C-36 36 -50 20 -50 0Z`,
    );
    return subtract(
      body,
      circle(v(-30, -26), -2, 5),
      pen("M-60 14C-40 20 -20 20 -4 10V18C-20 28 -40 28 -60 22Z"),
    );
  }),
  own("butterfly", "beauty spring change garden insect light", (v) => {
    const upper = pen(`M4 -2C6 -34 28 -46 48 -40C52 -14 34 4 4 2Z`);
    const lower = pen(`M4 6C26 6 40 14 ${v(36, 40)} 34C26 46 8 36 4 14Z`);
    const wing = unite(upper, lower);
    return [...wing, ...mirror(wing)];
  }),
  own("bee", "honey insect hive busy pollinate garden sweet", (v) => {
    const w = v(15, 18);
    const body = pen(
      `M0 -46C${w * 0.7} -46 ${w} -34 ${w} -16V10C${w} 28 ${w * 0.5} 40 0 50C${-w * 0.5} 40 ${-w} 28 ${-w} 10V-16C${-w} -34 ${-w * 0.7} -46 0 -46Z`,
    );
    const slits = [v(-12, -8), 9].flatMap((y, index) => {
      const slit = pen(`M-60 ${y}H${w - 9}A3.4 3.4 0 0 1 ${w - 9} ${y + 6.8}H-60Z`);
      return index === 0 ? slit : mirror(slit);
    });
    const lift = v(-34, -22);
    const wing = pen(
      `M${w + 6} 12V-10C${w + 12} ${lift} 44 ${lift - 4} 50 ${lift + 4}C53 -4 44 14 ${w + 6} 12Z`,
    );
    return [...subtract(body, slits), ...wing, ...mirror(wing)];
  }),
  own("snail", "slow food spiral garden calm shell", (v, random) => {
    const r = v(32, 35);
    const [x, y] = [9, 28 - r];
    const mid = r * 0.62;
    const groove = roundArcBand(x, y, mid, mid - 7, v(-170, -140), 90);
    const way = band(course([x, y + mid - 3.5], [x + r + 8, y + mid - 3.5 - v(0, 5)]), 7);
    const shell = subtract(circle(x, y, r), unite(groove, way));
    const tall = v(-22, -12);
    const foot = pen(
      `M-54 ${tall - 8}L-44 ${tall + 4}L-34 ${tall - 8}V20C-34 27 -30 30 -22 30H50C44 42 36 46 22 46H-28C-42 46 -48 38 -48 26V${tall + 10}Z`,
    );
    const snail = [...subtract(shell, halo(foot, 6.5)), ...foot];
    return random.next() < 0.5 ? snail : mirror(snail);
  }),
  own("shell", "sea beach spa coast scallop pearl ocean jewelry holiday", (v) => {
    const fan = pen(
      "M0 46L-48 -8A17 17 0 0 1 -33 -33A19 19 0 0 1 0 -42A19 19 0 0 1 33 -33A17 17 0 0 1 48 -8L0 46Z",
    );
    const top = v(20, 26);
    const cuts = [-34, 0, 34].map((turn) =>
      translate(rotate(rectangle(-3.4, -110, 3.4, -top), turn * 0.72), 0, 42),
    );
    return unite(subtract(fan, ...cuts), rectangle(-15, 36, 15, 48));
  }),
  own("paw", "pet dog cat animal veterinary", (v) => {
    const pad = pen(
      "M0 0C20 0 34 18 34 32A14 14 0 0 1 14 44C6 40 -6 40 -14 44A14 14 0 0 1 -34 32C-34 18 -20 0 0 0Z",
    );
    const arch = subtract(ring(0, 26, 66, v(35, 37)), rectangle(-80, 12, 80, 120));
    const toes = intersect(
      unite(circle(-38, -6, 13), circle(-14, -30, 15), circle(14, -30, 15), circle(38, -6, 13)),
      arch,
    );
    return [...pad, ...toes];
  }),
  own("horse", "riding equestrian stable animal farm knight strategy chess", (v, random) => {
    const nose = v(0, 8);
    const head = pen(
      `M-2 -50L8 -36C22 -30 32 -16 45 ${nose}C50 ${nose + 8} 46 ${nose + 18} 38 ${nose + 18}C30 ${nose + 18} 26 ${nose + 10} 16 ${nose + 8}C10 ${nose + 12} 8 18 12 28C16 36 22 42 24 50H-22C-32 24 -26 -10 -2 -50Z`,
    );
    const mane = pen(`M-14 -46C-42 -24 -50 ${v(4, 14)} -44 50H-30C-38 16 -32 -14 -14 -46Z`);
    const horse = [
      ...subtract(head, bar([8, nose - 10], [8, nose - 10.1], 1)),
      ...subtract(mane, halo(head, 6)),
    ];
    return random.next() < 0.5 ? horse : mirror(horse);
  }),
  own("turtle", "slow sea animal calm insurance long", (v, random) => {
    const r = v(39, 42);
    const dome = sector(-8, 16, r, 180, 360);
    const groove = arcBand(-8, 16, r - 11, r - 18, 170, v(280, 310));
    const legs = pen(
      "M-48 23H28C36 23 34 12 33 2C32 -8 42 -12 47 -4C52 4 50 34 32 34L36 46H16L10 34H-22L-28 46H-48L-42 34Z",
    );
    const turtle = [...subtract(dome, groove, halo(legs, 6.5)), ...legs];
    return random.next() < 0.5 ? turtle : mirror(turtle);
  }),
  own("antler", "deer stag hunting forest wild lodge alpine", (v) => {
    const w = v(9, 10.5);
    const horn = unite(
      band(course([7, 18], [7, -2, 12], [36, -14, 14], [36, -44]), w, { ends: "round" }),
      band(course([17, -8], [17, -38]), w, { ends: "round" }),
    );
    return unite(horn, mirror(horn), pen("M-17 10H17C19 30 10 50 0 50C-10 50 -19 30 -17 10Z"));
  }),
];
