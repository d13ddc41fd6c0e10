import { seededRandom } from "@/lib/model/random";
import type { Features, Rating, TreeNode } from "@/lib/strategy/rating/ask-trees";

/** A described thing, what judges said of it, and how much that counts. */
export interface Sample {
  readonly features: Features;
  readonly target: number;
  readonly weight: number;
}

interface Options {
  readonly trees: number;
  /** Leaves of a tree at most. */
  readonly leaves: number;
  /** How much of its answer a tree gives. */
  readonly rate: number;
  /** The least weight of samples in a leaf. */
  readonly leafMin: number;
  /** Pulls the answers of small leaves towards 0. */
  readonly pull: number;
  /** How likely a tree may ask a feature. */
  readonly share: number;
  readonly base: number;
}

const DEFAULTS: Options = { trees: 160, leaves: 14, rate: 0.07, leafMin: 9, pull: 4, share: 0.45, base: 0.1 };
/** Groups of like size that a feature's values are sorted into; so many different values have a group each. */
const BINS = 32;
const FEW = 8;
const SEED = 7;

/**
 * Gradient boosting for squared error: each tree is grown leaf by leaf, over histograms, to what the trees before it left
 * (Friedman, "Greedy function approximation", 2001; Ke et al., "LightGBM", 2017). The same samples give the same trees.
 */
export function growTrees(samples: readonly Sample[], chosen: Partial<Options> = {}): Rating {
  const options = { ...DEFAULTS, ...chosen };
  const names = [...new Set(samples.flatMap(({ features }) => Object.keys(features)))].sort();
  const columns = names.map((name) => columnOf(samples, name));
  const random = seededRandom(SEED, "rating");
  const rest = Float64Array.from(samples, ({ target }) => target - options.base);
  const weights = Float64Array.from(samples, ({ weight }) => weight);
  const trees = Array.from({ length: options.trees }, () => {
    const asked = columns.flatMap(({ limits }, feature) =>
      limits.length > 0 && random.next() < options.share ? [feature] : [],
    );
    return growTree({ columns, asked, rest, weights, options });
  });
  return onlyAsked({ features: names, base: options.base, trees });
}

/** A feature of all samples: between which values it may be split, and in which group each sample is. */
interface Column {
  readonly limits: readonly number[];
  readonly groups: Uint8Array;
}

function columnOf(samples: readonly Sample[], name: string): Column {
  const values = samples.map(({ features }) => features[name] ?? 0);
  const sorted = values.toSorted((a, b) => a - b);
  const different = [...new Set(sorted)];
  const between = (low: number, high: number) => Math.round(((low + high) / 2) * 1000) / 1000;
  const edges =
    different.length <= FEW
      ? different.slice(1).map((value, index) => [different[index]!, value] as const)
      : Array.from({ length: BINS - 1 }, (_, bin) => {
          const at = Math.floor(((bin + 1) * sorted.length) / BINS);
          return [sorted[at - 1]!, sorted[at]!] as const;
        });
  const limits = [...new Set(edges.flatMap(([low, high]) => (low < high ? [between(low, high)] : [])))];
  return {
    limits,
    groups: Uint8Array.from(values, (value) => limits.filter((limit) => value > limit).length),
  };
}

interface Growth {
  readonly columns: readonly Column[];
  readonly asked: readonly number[];
  /** What the trees before have left of each sample's target; the tree takes its answer from it. */
  readonly rest: Float64Array;
  readonly weights: Float64Array;
  readonly options: Options;
}

interface Split {
  readonly feature: number;
  readonly group: number;
  readonly gain: number;
}

interface Leaf {
  readonly samples: readonly number[];
  readonly place: number;
  readonly split: Split | undefined;
}

function growTree(growth: Growth): TreeNode[] {
  const { columns, rest, weights, options } = growth;
  const nodes: TreeNode[] = [0];
  const all = [...rest.keys()];
  const leaves: Leaf[] = [{ samples: all, place: 0, split: bestSplit(all, growth) }];
  while (leaves.length < options.leaves) {
    const next = leaves.reduce((best, leaf) =>
      (leaf.split?.gain ?? 0) > (best.split?.gain ?? 0) ? leaf : best,
    );
    if (!next.split) break;
    const { feature, group } = next.split;
    const { groups, limits } = columns[feature]!;
    const sides = [true, false].map((isBelow) =>
      next.samples.filter((sample) => groups[sample]! <= group === isBelow),
    );
    const places = sides.map((samples) => {
      const place = nodes.push(0) - 1;
      leaves.push({ samples, place, split: bestSplit(samples, growth) });
      return place;
    });
    leaves.splice(leaves.indexOf(next), 1);
    nodes[next.place] = [feature, limits[group]!, places[0]!, places[1]!];
  }
  for (const { samples, place } of leaves) {
    const { sum, weight } = totals(samples, rest, weights);
    const value = Math.round(((options.rate * sum) / (weight + options.pull)) * 1e5) / 1e5;
    nodes[place] = value;
    for (const sample of samples) rest[sample]! -= value;
  }
  return nodes;
}

function totals(samples: readonly number[], rest: Float64Array, weights: Float64Array) {
  let [sum, weight] = [0, 0];
  for (const sample of samples) {
    sum += rest[sample]! * weights[sample]!;
    weight += weights[sample]!;
  }
  return { sum, weight };
}

/** The split that leaves the least error; undefined where none gains. */
function bestSplit(samples: readonly number[], growth: Growth): Split | undefined {
  const { columns, asked, rest, weights, options } = growth;
  const { sum, weight } = totals(samples, rest, weights);
  if (weight < 2 * options.leafMin) return undefined;
  const worth = (part: number, count: number) => (part * part) / (count + options.pull);
  let best: Split | undefined;
  for (const feature of asked) {
    const { limits, groups } = columns[feature]!;
    const sums = new Float64Array(limits.length + 1);
    const counts = new Float64Array(limits.length + 1);
    for (const sample of samples) {
      const group = groups[sample]!;
      sums[group]! += rest[sample]! * weights[sample]!;
      counts[group]! += weights[sample]!;
    }
    let [part, count] = [0, 0];
    for (let group = 0; group < limits.length; group++) {
      part += sums[group]!;
      count += counts[group]!;
      if (Math.min(count, weight - count) < options.leafMin) continue;
      const gain = worth(part, count) + worth(sum - part, weight - count) - worth(sum, weight);
      if (gain > (best?.gain ?? 1e-9)) best = { feature, group, gain };
    }
  }
  return best;
}

/** Without the features that no tree asks. */
function onlyAsked({ features, base, trees }: Rating): Rating {
  const used = [...new Set(trees.flat().flatMap((node) => (typeof node === "number" ? [] : [node[0]])))].sort(
    (a, b) => a - b,
  );
  const place = new Map(used.map((feature, index) => [feature, index]));
  return {
    features: used.map((feature) => features[feature]!),
    base,
    trees: trees.map((tree) =>
      tree.map((node) =>
        typeof node === "number" ? node : ([place.get(node[0])!, node[1], node[2], node[3]] as const),
      ),
    ),
  };
}
