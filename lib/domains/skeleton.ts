/** Signs that are read as a letter, and pairs that are read as one. */
const LOOKS_LIKE: readonly [RegExp, string][] = [
  [/-/g, ""],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/cl/g, "d"],
  [/0/g, "o"],
  [/[1ij|]/g, "l"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
  [/8/g, "b"],
  [/[6q]/g, "g"],
  [/9/g, "g"],
];

/** The same text for labels that people take for one another: "kl0k" and "klok", "rnarque" and "marque". */
export function skeleton(label: string): string {
  return LOOKS_LIKE.reduce((text, [from, to]) => text.replace(from, to), label);
}
