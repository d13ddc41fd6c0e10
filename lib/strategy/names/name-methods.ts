import type { Random } from "@/lib/model/random";
import {
  CLASSICAL_ENDINGS,
  CLASSICAL_ROOTS,
  CODAS,
  COMPANIONS,
  METAPHORS,
  ONSETS,
  PREFIXES,
  SUFFIXES,
  VOWELS,
} from "./name-material";

/** A name in small Latin letters, and how it came to be. */
export interface NameDraft {
  readonly name: string;
  readonly method: string;
  readonly why: string;
  /** How closely it belongs to this idea, 0 to 1. */
  readonly relevance: number;
}

export interface NameSeeds {
  /** Content words of the idea in plain Latin letters, most telling first. */
  readonly words: readonly string[];
  /** Roots that the trade suggests. */
  readonly roots: readonly string[];
  readonly mood: string;
}

type Method = (seeds: NameSeeds, random: Random) => NameDraft[];

/** Every draft of every method; order and content depend on the seeds and the random stream only. */
export function draftNames(seeds: NameSeeds, random: Random): NameDraft[] {
  return METHODS.flatMap((method) => method(seeds, random));
}

const VOWEL_END = /[aeiouy]$/;

const compound: Method = ({ words, roots, mood }, random) => {
  const companions = COMPANIONS[mood] ?? [];
  const pairs = [
    ...roots.flatMap((root) => companions.map((other) => [root, other, 0.95] as const)),
    ...words.slice(0, 3).flatMap((word) => companions.map((other) => [word, other, 0.6] as const)),
    ...roots.flatMap((root) =>
      roots.filter((other) => other !== root).map((other) => [root, other, 0.85] as const),
    ),
  ].filter(
    ([first, second]) =>
      first.length + second.length <= 11 && first.length <= 6 && first.at(-1) !== second[0],
  );
  return random
    .shuffle(pairs)
    .slice(0, 60)
    .flatMap(([first, second, relevance]) => {
      const [one, two] = random.next() < 0.5 ? [first, second] : [second, first];
      if (one === two || one.at(-1) === two[0]) return [];
      return [{ name: one + two, method: "compound", why: `“${one}” and “${two}” joined`, relevance }];
    });
};

const blend: Method = ({ words, roots }) => {
  const material = [...words.slice(0, 5), ...roots];
  const drafts: NameDraft[] = [];
  for (const first of material) {
    for (const second of material) {
      if (first === second) continue;
      for (const size of [3, 2]) {
        const overlap = first.slice(-size);
        const at = second.indexOf(overlap);
        if (at < 0 || at > 1 || first.length <= size || second.length - at <= size) continue;
        const name = first + second.slice(at + size);
        if (name.length > 11 || name === second || name === first) continue;
        drafts.push({ name, method: "blend", why: `“${first}” runs into “${second}”`, relevance: 0.8 });
        break;
      }
      const head = /^[^aeiouy]*[aeiouy]+[^aeiouy]?/.exec(first)?.[0] ?? "";
      const tail = /[aeiouy]+[^aeiouy]+[aeiouy]*$/.exec(second)?.[0] ?? "";
      const blended = head.replace(/[aeiouy]+$/, "") + tail;
      if (
        head.length >= 2 &&
        tail.length >= 3 &&
        blended.length >= 5 &&
        blended !== second &&
        blended !== first
      ) {
        drafts.push({
          name: blended,
          method: "blend",
          why: `the start of “${first}” and the end of “${second}”`,
          relevance: 0.3,
        });
      }
    }
  }
  return drafts;
};

const clipped: Method = ({ words, roots }, random) =>
  [...roots, ...words.slice(0, 6)]
    .filter((word) => word.length >= 5)
    .flatMap((word) => {
      const cut = /^[^aeiouy]*[aeiouy]+[^aeiouy]{1,2}/.exec(word)?.[0] ?? "";
      if (cut.length < 3) return [];
      return random
        .shuffle(["o", "a", "i"])
        .slice(0, 3)
        .map((end) => ({
          name: cut + end,
          method: "clipped",
          why: `“${word}” cut short`,
          relevance: roots.includes(word) ? 0.65 : 0.4,
        }));
    });

const affixed: Method = ({ words, roots }, random) =>
  [...words.slice(0, 4), ...roots]
    .filter((word) => word.length >= 3 && word.length <= 7)
    .flatMap((word) => {
      const stem = word.replace(/(?:ing|s|e)$/, "");
      const ends = random.shuffle(SUFFIXES).slice(0, 4);
      const starts = random.shuffle(PREFIXES).slice(0, 2);
      return [
        ...ends.map((end) => ({
          name: (VOWEL_END.test(stem) && VOWEL_END.test(end[0]!) ? stem.slice(0, -1) : stem) + end,
          method: "affixed",
          why: `“${word}” with the ending “-${end}”`,
          relevance: roots.includes(word) ? 0.75 : 0.45,
        })),
        ...starts.map((start) => ({
          name: start + word,
          method: "affixed",
          why: `“${word}” with “${start}-” before it`,
          relevance: roots.includes(word) ? 0.6 : 0.35,
        })),
      ];
    });

const metaphor: Method = ({ roots, mood }) => [
  ...(METAPHORS[mood] ?? []).map((name) => ({
    name,
    method: "metaphor",
    why: `a picture of ${mood}`,
    relevance: 0.45,
  })),
  ...roots.map((name) => ({
    name,
    method: "metaphor",
    why: "a word from the heart of the trade",
    relevance: 0.5,
  })),
];

const classical: Method = ({ mood, words, roots }, random) =>
  (CLASSICAL_ROOTS[mood] ?? []).flatMap((root) => [
    ...random
      .shuffle(CLASSICAL_ENDINGS)
      .slice(0, 3)
      .map((end) => ({
        name: root + end,
        method: "classical root",
        why: `the Latin or Greek stem “${root}-”`,
        relevance: 0.5,
      })),
    ...random
      .shuffle([...words.slice(0, 3), ...roots])
      .slice(0, 1)
      .flatMap((word) => {
        const start = /^[^aeiouy]*[aeiouy]/.exec(word)?.[0] ?? "";
        return start.length < 2
          ? []
          : [
              {
                name: start + root + random.pick(["a", "o", "is"]),
                method: "classical root",
                why: `“${word}” and the stem “${root}-”`,
                relevance: 0.55,
              },
            ];
      }),
  ]);

const invented: Method = ({ words, roots }, random) =>
  Array.from({ length: 90 }, () => {
    const source = random.pick([...words.slice(0, 3), ...roots, "marque"]);
    const start = /^[^aeiouy]*[aeiouy]/.exec(source)?.[0] ?? random.pick(ONSETS) + random.pick(VOWELS);
    const rest = Array.from(
      { length: random.int(1, 2) },
      () => random.pick(ONSETS) + random.pick(VOWELS),
    ).join("");
    return {
      name: start + rest + random.pick(CODAS),
      method: "invented",
      why: `sounds built from “${source}”`,
      relevance: 0.3,
    };
  });

const METHODS: readonly Method[] = [compound, blend, clipped, affixed, metaphor, classical, invented];
