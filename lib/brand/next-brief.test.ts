import { describe, expect, test } from "vitest";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { WORD_LIMITS } from "@/lib/model/word-limits";
import { regenerateSchema } from "./brand-changes.schema";
import { exampleBrief } from "./brand-fixture";
import { nextBrief, type PlannedChange } from "./next-brief";

const OWN_MARK = { viewBox: [0, 0, 10, 10] as [number, number, number, number], paths: ["M0 0L9 0L9 9Z"] };
const BASE: DesignBrief = {
  ...exampleBrief,
  name: "Sonnenkind",
  seedColor: "#112233",
  choices: {
    seeds: { logos: 4 },
    ownMark: OWN_MARK,
    palette: 2,
    pair: "inter-lora",
    words: { tagline: "Sun at home", promise: "By Friday." },
  },
};

const next = (request: object, base = BASE) =>
  nextBrief(base, regenerateSchema.parse(request) as PlannedChange, {
    current: { mark: "fold/a", pair: "inter-lora" },
    drawSeed: () => 77,
  });

const VALUE = { title: "Plain words", text: "We say what a thing is." };

describe("a part that is made again", () => {
  test.each([
    ["name", { name: undefined }, { name: 77 }],
    ["palette", { palette: undefined }, { palette: 77 }],
    ["typography", { pair: undefined }, { typography: 77 }],
    ["logos", { ownMark: undefined }, { logos: 77 }],
  ] as const)("%s forgets what was settled about it, and nothing else is touched", (part, gone, seeds) => {
    const { brief, changes } = next({ assets: [part] });
    const { name, ...choices } = { name: BASE.name, ...BASE.choices, ...gone };
    expect(changes).toEqual([part]);
    expect(brief).toEqual({
      ...BASE,
      ...(part === "name" ? { name } : {}),
      choices: { ...choices, seeds: { ...BASE.choices?.seeds, ...seeds } },
    });
  });

  test("takes the seed that is given", () => {
    expect(next({ assets: ["palette", "logos"], seed: 5 }).brief.choices?.seeds).toEqual({
      palette: 5,
      logos: 5,
    });
  });

  test("leaves a color, a name, a mark and words of the person's own to the other parts", () => {
    const { brief } = next({ assets: ["typography"] });
    expect(brief).toMatchObject({ name: "Sonnenkind", seedColor: "#112233" });
    expect(brief.choices).toMatchObject({ ownMark: OWN_MARK, words: BASE.choices!.words });
  });
});

describe("what a person settles", () => {
  test("stands in the brief, in place of what it excludes", () => {
    expect(next({ choices: { mark: "arcs/b" } }).brief.choices).toMatchObject({ mark: "arcs/b" });
    expect(next({ choices: { mark: "arcs/b" } }).brief.choices?.ownMark).toBeUndefined();
    expect(next({ choices: { seedColor: "#ABCDEF" } }).brief.seedColor).toBe("#abcdef");
    expect(next({ choices: { seedColor: "#abcdef" } }).brief.choices?.palette).toBeUndefined();
    expect(next({ choices: { seedColor: "#abcdef", palette: 1 } }).brief.choices?.palette).toBe(1);
  });

  test("null gives it back", () => {
    expect(next({ choices: { name: null, seedColor: null } }).brief).not.toHaveProperty("name");
    expect(next({ choices: { words: { tagline: null } } }).brief.choices?.words).toEqual({
      promise: "By Friday.",
    });
    expect(next({ choices: { words: { tagline: null, promise: null } } }).brief.choices).not.toHaveProperty(
      "words",
    );
  });

  test("values are settled whole, and null gives them back", () => {
    const values = [VALUE, { ...VALUE, title: "Near" }, { ...VALUE, title: "Slow" }];
    const { brief } = next({ choices: { words: { values } } });
    expect(brief.choices?.words).toMatchObject({ values, promise: "By Friday." });
    expect(next({ choices: { words: { values: null } } }).brief.choices?.words).not.toHaveProperty("values");
  });

  test("candidates of another seed make what was picked among the old ones void", () => {
    const { brief } = next({ choices: { seeds: { palette: 9 } } });
    expect(brief.choices).toMatchObject({ seeds: { logos: 4, palette: 9 } });
    expect(brief.choices).not.toHaveProperty("palette");
    expect(next({ choices: { seeds: { palette: 9 }, palette: 3 } }).brief.choices?.palette).toBe(3);
  });

  test("equal choices are equal bytes, whatever their order", () => {
    const one = next({ choices: { pair: "a-b", palette: 1, seeds: { typography: 2, name: 1 } } });
    const other = next({ choices: { seeds: { name: 1, typography: 2 }, palette: 1, pair: "a-b" } });
    expect(JSON.stringify(one.brief)).toBe(JSON.stringify(other.brief));
  });
});

test("what is kept is pinned, so that a new name does not change it", () => {
  const plain = { ...exampleBrief };
  expect(next({ assets: ["name"], keep: ["logos", "typography"] }, plain).brief.choices).toEqual({
    seeds: { name: 77 },
    mark: "fold/a",
    pair: "inter-lora",
  });
});

describe("refused", () => {
  test.each([
    ["nothing to do", {}, "assets"],
    ["an unknown asset", { assets: ["docs"] }, "assets.0"],
    ["kept and made again", { assets: ["logos"], keep: ["logos"] }, "keep.0"],
    ["kept and settled", { choices: { palette: 1 }, keep: ["palette"] }, "keep.0"],
    ["a palette that there is not", { choices: { palette: 4 } }, "choices.palette"],
    [
      "a long tagline",
      { choices: { words: { tagline: "x".repeat(WORD_LIMITS.tagline + 1) } } },
      "choices.words.tagline",
    ],
    ["two values", { choices: { words: { values: [VALUE, VALUE] } } }, "choices.words.values"],
    [
      "a value without a title",
      { choices: { words: { values: [VALUE, VALUE, { ...VALUE, title: " " }] } } },
      "choices.words.values.2.title",
    ],
    ["an empty promise", { choices: { words: { promise: " " } } }, "choices.words.promise"],
    [
      "a mark that is too long",
      { choices: { ownMark: { svg: "x".repeat(100_001) } } },
      "choices.ownMark.svg",
    ],
    ["a mark that is no text", { choices: { ownMark: { svg: 7 } } }, "choices.ownMark.svg"],
    [
      "a mark without a view box",
      { choices: { ownMark: { paths: ["M0 0L9 0L9 9Z"] } } },
      "choices.ownMark.viewBox",
    ],
    ["no mark at all", { choices: { ownMark: {} } }, "choices.ownMark.paths"],
    [
      "a mark without paths",
      { choices: { ownMark: { viewBox: [0, 0, 1, 1], paths: [] } } },
      "choices.ownMark.paths",
    ],
    ["long instructions", { assets: ["name"], instructions: "x".repeat(501) }, "instructions"],
  ])("%s", (_, request, field) => {
    const { error } = regenerateSchema.safeParse(request);
    expect(error?.issues.map(({ path }) => path.join("."))).toContain(field);
  });

  test("an SVG file of a mark is left to be read later, an outline with it too", () => {
    const given = { svg: "<svg><image/></svg>", paths: ["M0 0L9 0L9 9Z"] };
    const { choices } = regenerateSchema.parse({ choices: { ownMark: given } });
    expect(choices.ownMark).toEqual({ svg: given.svg });
  });
});

describe("a brief that is said anew", () => {
  const sentence = "A second-hand shop for mountain boots that resoles them first";

  test("lets go what was chosen for the old idea, and keeps what the person brought or wrote", () => {
    const { brief, changes } = next({ brief: { businessIdea: sentence } });
    expect(changes).toEqual(["brief"]);
    const { palette: _, pair: __, ...kept } = BASE.choices!;
    expect(brief).toEqual({ ...BASE, businessIdea: sentence, choices: kept });
  });

  test("leaves the choices alone where the idea stays and only the stack is another", () => {
    expect(next({ brief: { techStack: "vue", style: BASE.style } }).brief).toEqual({
      ...BASE,
      techStack: "vue",
    });
  });

  test("takes choices with it, among the new idea's candidates", () => {
    const { brief, changes } = next({ brief: { style: "bold" }, choices: { name: null, palette: 1 } });
    expect(changes).toEqual(["brief", "name", "palette"]);
    expect(brief.name).toBeUndefined();
    expect(brief.choices?.palette).toBe(1);
  });

  test.each([
    ["nothing kept", { brief: { style: "bold" }, keep: ["logos"] }, "keep"],
    ["something said", { brief: {} }, "assets"],
    ["a whole sentence", { brief: { businessIdea: "Tea" } }, "brief.businessIdea"],
  ])("needs %s", (_, request, field) => {
    const { error } = regenerateSchema.safeParse(request);
    expect(error?.issues[0]?.path.join(".")).toBe(field);
  });
});
