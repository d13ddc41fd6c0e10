/** A leaf is its value; a split is a feature, a threshold and the places of both sides: up to the threshold, and above it. */
export type TreeNode = number | readonly [feature: number, threshold: number, below: number, above: number];

/** What judged examples have taught: the features in the order of the splits' numbers, and trees whose answers are summed. */
export interface Rating {
  readonly features: readonly string[];
  /** What the sum begins with. */
  readonly base: number;
  readonly trees: readonly (readonly TreeNode[])[];
}

/** Features by name; one that is not named is 0. */
export type Features = Readonly<Record<string, number>>;

/** What readers would say of a thing with these features: about 0 for what is poor, 1 for what they would keep. */
export function askTrees({ features, base, trees }: Rating, described: Features): number {
  const values = features.map((name) => described[name] ?? 0);
  return trees.reduce((sum, tree) => sum + answer(tree, values), base);
}

function answer(tree: readonly TreeNode[], values: readonly number[]): number {
  let node = tree[0]!;
  while (typeof node !== "number") {
    const [feature, threshold, below, above] = node;
    node = tree[values[feature]! <= threshold ? below : above]!;
  }
  return node;
}
