import { band, course } from "../band";
import { mirror, rotate, translate } from "../outline";
import { intersect, subtract, unite } from "../path-boolean";
import { bar, circle, lens, polygon, rectangle, ring } from "../shapes";
import { readSvgPath as pen } from "../svg-path";
import { type MarkSymbol, own } from "./symbol";

/** Animals, most of them as heads or in profile. */
export const ANIMALS: readonly MarkSymbol[] = [
  own("cat", "pet animal kitten veterinary vet feline", (v) => {
    const inner = v(-30, -24);
    const head = pen(`M-42 -46C-30 -44 -22 -38 -15 ${inner}H15C22 -38 30 -44 42 -46V6A42 42 0 0 1 -42 6Z`);
    const eye = translate(rotate(lens(v(20, 23), 13), 90 + v(8, 18)), -18, 2);
    return subtract(head, eye, mirror(eye));
  }),
  own("dog", "pet animal puppy veterinary vet walking grooming canine", (v) => {
    const head = pen("M-26 -40A30 26 0 0 1 26 -40V12A26 30 0 0 1 -26 12Z");
    const ear = pen(`M-33 -42A17 17 0 0 0 -50 -25V${v(0, 8)}A8.5 8.5 0 0 0 -33 ${v(4, 8)}Z`);
    return [...subtract(head, pen("M-11 12H11A11 11 0 0 1 -11 12Z")), ...ear, ...mirror(ear)];
  }),
  own("fox", "animal wild forest clever smart", (v) => {
    const face = polygon([-46, -48], [-15, v(-28, -22)], [15, -25], [46, -48], [48, 2], [0, 48], [-48, 2]);
    const gap = bar([-58, v(-8, -4)], [2, 48], 8);
    return subtract(face, unite(gap, mirror(gap)));
  }),
  own("bear", "animal wild teddy child toy honey strong", (v) => {
    const ear = v(15, 18);
    const head = unite(circle(0, 8, 41), circle(-30, -30, ear), circle(30, -30, ear));
    const muzzle = pen(`M-21 22A21 17 0 0 1 21 22A21 17 0 0 1 -21 22Z`);
    const nose = pen("M-10 16A10 8 0 0 1 10 16C10 22 4 27 0 27C-4 27 -10 22 -10 16Z");
    return [...subtract(head, muzzle), ...nose];
  }),
  own("rabbit", "bunny hare animal easter pet quick child", (v) => {
    const ear = translate(rotate(lens(56, 21), v(6, 12)), 15, -24);
    const head = unite(circle(0, 20, 29), ear, mirror(ear));
    return subtract(head, circle(-11, 16, 5), circle(11, 16, 5));
  }),
  own("owl", "bird night wisdom education learn school book study clever", (v) => {
    const body = pen("M-40 -48C-30 -40 -14 -38 0 -38C14 -38 30 -40 40 -48V8A40 42 0 0 1 -40 8Z");
    const eye = v(15, 16.5);
    const beak = polygon([-7, 6], [7, 6], [0, 20]);
    const eyes = unite(circle(-18, -10, eye), circle(18, -10, eye));
    return [...subtract(body, eyes, beak), ...circle(-18, -10, eye - 8), ...circle(18, -10, eye - 8)];
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
    const body = pen("M-24 -8A24 22 0 0 1 24 -8V12C24 32 12 44 0 50C-12 44 -24 32 -24 12Z");
    const wing = translate(rotate(lens(44, 24), v(56, 64)), 32, -26);
    return unite(subtract(body, rectangle(-14, 0, 60, 8), rectangle(-60, 18, 14, 26)), wing, mirror(wing));
  }),
  own("snail", "slow food spiral garden calm shell", (v) => {
    const shell = subtract(
      circle(8, -8, 36),
      pen(
        `M8 -8A${v(10, 12)} 11 0 0 1 20 8A20 20 0 0 1 -16 0A24 24 0 0 1 8 -32V-24A16 16 0 0 0 -8 -4A12 12 0 0 0 12 2Z`,
      ),
    );
    return unite(shell, pen("M-50 10A10 10 0 0 1 -34 10V30H50A16 16 0 0 1 34 46H-30A20 20 0 0 1 -50 26Z"));
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
  own("horse", "riding equestrian stable animal farm knight strategy chess", (v) => {
    const head = pen(
      "M-34 50C-34 8 -22 -34 12 -42L18 -50L26 -38C36 -30 44 -12 46 -2L36 12C28 12 22 4 10 4C12 20 30 30 30 50Z",
    );
    return subtract(head, circle(17, v(-24, -20), 4.5), bar([-36, 36], [-8, v(-10, -4)], 7));
  }),
  own("turtle", "slow sea animal calm insurance long", (v) => {
    const dome = pen(`M-40 14A40 ${v(38, 42)} 0 0 1 40 14Z`);
    const head = pen("M34 22C44 22 40 2 44 -4A9 9 0 0 1 50 8C50 26 40 32 26 32V22Z");
    return [...dome, ...unite(head, pen("M-36 22H30V32H26L20 42H8V32H-14V42H-28L-34 32Z"))];
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
