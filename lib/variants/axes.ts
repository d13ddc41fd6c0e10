/** On what a design differs from the brand as it is. */
export const AXES = ["color", "type", "mark", "words"] as const;
export type Axis = (typeof AXES)[number];

export const AXIS_TITLES: Readonly<Record<Axis, string>> = {
  color: "Color",
  type: "Type",
  mark: "Mark",
  words: "Words",
};

/** The designs of a set by their letters; the first is the brand as it is, the control. */
export const ARMS = ["a", "b", "c", "d"] as const;
export type Arm = (typeof ARMS)[number];

/** Each design has as many visitors as any other. */
export const WEIGHTS: readonly number[] = ARMS.map(() => 1 / ARMS.length);
