import { expect, it } from "vitest";
import { z } from "zod";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { MADE_BRIEF } from "@/lib/render/made-brand-fixture";
import { inputHash } from "./input-hash";
import { inputOf, outputsIn, readingOf } from "./reading";
import { made, of, stage } from "./stage";

const said = stage({
  id: "said",
  label: "Saying",
  weight: 1,
  reads: { brief: ["style"], choices: ["palette"], seed: "palette" },
  schema: z.object({ word: z.string(), other: z.string() }),
  run: ({ brief, seed }) => made({ word: `${brief.style} ${seed}`, other: "" }),
});
const heard = stage({
  id: "heard",
  label: "Hearing",
  weight: 1,
  reads: { outputs: { said: of(said, "word") } },
  schema: z.object({ length: z.int() }),
  run: ({ said }) => made({ length: said.word.length }),
});
const brief: DesignBrief = {
  ...MADE_BRIEF,
  seedColor: "#123456",
  choices: { seeds: { palette: 4, name: 5 }, palette: 2, pair: "a-b" },
};
const version = (changes: Partial<DesignBrief> = {}) => ({
  brief: { ...brief, ...changes },
  seed: 7,
  outputOf: outputsIn(new Map([["said", { word: "bold", other: "loud" }]])),
  files: [],
});

it("gives a stage what it declared, and nothing else", async () => {
  expect(await inputOf(said, readingOf(said, version()))).toEqual({
    brief: { style: "modern", choices: { palette: 2, seeds: { palette: 4 } } },
    seed: 7,
  });
  expect(await inputOf(heard, readingOf(heard, version()))).toEqual({ brief: {}, said: { word: "bold" } });
});

it("hashes what is read, whatever the order of its keys", () => {
  const hash = (changes?: Partial<DesignBrief>) => inputHash(said, readingOf(said, version(changes)));
  expect(hash({ businessIdea: "Another idea" })).toBe(hash());
  expect(hash({ choices: { palette: 2, pair: "c-d", seeds: { name: 6, palette: 4 } } })).toBe(hash());
  expect(hash({ style: "bold" })).not.toBe(hash());
  expect(hash({ choices: { palette: 3 } })).not.toBe(hash());
});

it("does not compile when a stage uses what it did not declare", () => {
  const common = { label: "Looking", weight: 1, schema: z.unknown() } as const;
  const color = (given: { seedColor?: string | undefined }) => given.seedColor;
  stage({
    ...common,
    id: "a-field",
    reads: { brief: ["style"] },
    // @ts-expect-error: the idea is not declared
    run: ({ brief }) => made(brief.businessIdea),
  });
  stage({
    ...common,
    id: "an-optional-field-passed-on",
    reads: { brief: ["style"] },
    // @ts-expect-error: the color is not declared, although it may be left out
    run: ({ brief }) => made(color(brief)),
  });
  stage({
    ...common,
    id: "a-key-of-an-output",
    reads: { outputs: { said: of(said, "word") } },
    // @ts-expect-error: only the word is declared
    run: ({ said }) => made(said.other),
  });
  stage({
    ...common,
    id: "the-seed",
    reads: {},
    // @ts-expect-error: no seed is declared
    run: ({ seed }) => made(seed),
  });
  stage({
    ...common,
    id: "a-function-of-the-engine",
    reads: {},
    uses: { makeTokens: "tokens/make-tokens" },
    // @ts-expect-error: only making tokens is declared
    run: (_input, { makePalette }) => made(makePalette),
  });
  expect.assertions(0);
});
