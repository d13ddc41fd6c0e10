import { fnv1a } from "@/lib/model/random";
import { describeName, type Readings, readingsOf } from "@/lib/strategy/names/describe-name";
import { draftNames } from "@/lib/strategy/names/draft-names";
import { askNames, type NamesRating } from "@/lib/strategy/names/rate-name";
import type { Features } from "@/lib/strategy/rating/ask-trees";
import { readBrief } from "@/lib/strategy/read-idea";
import { TRADE_LANGUAGES } from "@/lib/strategy/trade.schema";
import { growTrees, type Sample } from "./grow-trees";
import { readJudged } from "./read-judged";

/** What a grade is worth: harm counts more than a name that is merely idle. */
const WORTH = [-1, 0.05, 0.5, 1] as const;
/** From so many readings on a name stands by itself, drawn towards others of its kind as if by so many of theirs. */
const READINGS_MIN = 5;
const PULL = 4;
/** A name's readings come from other parts of the ideas than the sample's own, so that no sample learns its own grade. */
const PARTS = 12;
const FOLDS = 5;
const SHOWN = 6;
/** As good by folds as twice as many, and half as large. */
const TREES = { trees: 120, rate: 0.05, leaves: 10, leafMin: 15, share: 0.6, base: 0.3 } as const;

interface JudgedName {
  readonly idea: string;
  readonly language: string;
  readonly name: string;
  /** Names are compared with those that came to be in the same way. */
  readonly kind: string;
  readonly grade: number;
  readonly features: Features;
  readonly readings: Readings;
}

/** What the judged names teach that are still drafted for their ideas. */
export function trainNames(names: readonly JudgedName[]): NamesRating {
  const stand = standing(names);
  const samples = names.map((one): Sample => {
    const others = Object.entries(one.readings).map(([feature, key]) => [feature, stand(key, one.idea) ?? 0]);
    return {
      features: { ...one.features, ...Object.fromEntries(others) },
      target: WORTH[one.grade]!,
      weight: 1,
    };
  });
  const keys = [...new Set(names.flatMap(({ readings }) => Object.values(readings)))].sort();
  const known = keys.flatMap((key) => {
    const value = stand(key);
    return value === undefined ? [] : [[key, Math.round(value * 1000) / 1000] as const];
  });
  return { ...growTrees(samples, TREES), readings: Object.fromEntries(known) };
}

/** Where ideas that a model has not learned from would stand: a row for English and one for the other languages. */
export function foldNames(names: readonly JudgedName[]) {
  const rated = Array.from({ length: FOLDS }, (_, fold) => {
    const isTest = ({ idea }: JudgedName) => partOf(`fold ${idea}`, FOLDS) === fold;
    const rating = trainNames(names.filter((one) => !isTest(one)));
    return names
      .filter(isTest)
      .map((one) => ({ ...one, rate: askNames(rating, one.features, one.readings) }));
  }).flat();
  return [true, false].map((isEnglish) => {
    const ideas = Map.groupBy(
      rated.filter(({ language }) => (language === "en") === isEnglish),
      ({ idea }) => idea,
    );
    // The files list the better names first: where two are rated alike, that must not decide.
    const ordered = [...ideas.values()].map((own) =>
      own.toSorted((a, b) => b.rate - a.rate || fnv1a(a.name) - fnv1a(b.name)),
    );
    const share = (count: number) => `${((100 * count) / ordered.length).toFixed(1)} %`;
    return {
      language: isEnglish ? "English" : "others",
      ideas: ordered.length,
      ...Object.fromEntries(
        WORTH.map((_, grade) => [
          `first ${grade}`,
          share(ordered.filter(([first]) => first!.grade === grade).length),
        ]),
      ),
      "any of six 3": share(
        ordered.filter((own) => own.slice(0, SHOWN).some(({ grade }) => grade === 3)).length,
      ),
    };
  });
}

export function judgedNames(): JudgedName[] {
  return readJudged().flatMap(({ idea: text, audience, names }) => {
    const idea = readBrief({ businessIdea: text, targetAudience: audience, features: [] });
    const language = TRADE_LANGUAGES.find((code) => code === idea.language);
    if (!language) return [];
    const drafts = draftNames(idea);
    return names.flatMap(({ name, grade }): JudgedName[] => {
      const draft = drafts.find((one) => one.name === name);
      if (!draft) return [];
      return [
        {
          idea: text,
          language,
          name,
          kind: `${draft.method} ${draft.said !== undefined} ${idea.isGrave}`,
          grade,
          features: describeName(draft, idea, language),
          readings: readingsOf(draft, idea, language),
        },
      ];
    });
  });
}

/** How much better or worse than others of their kind the names under a key were read, outside the part of an idea. */
function standing(names: readonly JudgedName[]) {
  const kinds = [...Map.groupBy(names, ({ kind }) => kind)];
  const means = new Map(
    kinds.map(([kind, own]) => [kind, own.reduce((sum, { grade }) => sum + WORTH[grade]!, 0) / own.length]),
  );
  const above = names.flatMap(({ idea, kind, grade, readings }) =>
    Object.values(readings).map((key) => ({
      key,
      part: partOf(idea, PARTS),
      value: WORTH[grade]! - means.get(kind)!,
    })),
  );
  const byKey = Map.groupBy(above, ({ key }) => key);
  return (key: string, idea?: string): number | undefined => {
    const part = idea === undefined ? undefined : partOf(idea, PARTS);
    const seen = byKey.get(key)!.filter((one) => one.part !== part);
    return seen.length < READINGS_MIN
      ? undefined
      : seen.reduce((sum, { value }) => sum + value, 0) / (seen.length + PULL);
  };
}

function partOf(text: string, parts: number): number {
  return fnv1a(text) % parts;
}
