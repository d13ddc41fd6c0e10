import { expect, test } from "vitest";
import { brandBriefSchema } from "./brief.schema";
import { composeText, normalizeLines, normalizeText } from "./text";
import { typedText } from "./typed-text";

/** Marks of two classes, which NFC puts in order by moving each past all of the other class: 100 s at a megabyte. */
const tower = (marks: number) => `a${"\u0301".repeat(marks / 2)}${"\u0316".repeat(marks / 2)}`;

test("a tower of marks is refused before anything is done to it", () => {
  const startedAt = performance.now();
  const schema = typedText(1_000_000, "too long");
  expect(schema.safeParse(tower(400_000)).error?.issues[0]?.message).toContain("30 marks");
  expect(schema.safeParse("a".repeat(1_000_001)).error?.issues[0]?.message).toBe("too long");
  for (const field of ["businessIdea", "targetAudience", "name"]) {
    const { error } = brandBriefSchema.safeParse({ [field]: tower(400_000) });
    expect(error?.issues.some(({ path }) => path[0] === field)).toBe(true);
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test("an idea keeps its lines, and nothing else of its white space", () => {
  expect(normalizeLines(" - eggs \r\n\n-\thoney\u200e  and wax\n ")).toBe("- eggs\n- honey and wax");
  const brief = {
    businessIdea: "- eggs\n- honey",
    targetAudience: "the\nvillage",
    style: "bold",
    techStack: "vue",
    features: [],
  };
  expect(brandBriefSchema.parse(brief)).toMatchObject({
    businessIdea: "- eggs\n- honey",
    targetAudience: "the village",
  });
});

test("normalizing takes time for the length alone, and leaves what people write as it is", () => {
  const startedAt = performance.now();
  expect(normalizeText(tower(400_000)).length).toBeLessThan(40);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const written = ["Zoë\u0308", "Việt", "ნ", "ทำ้", "हिन्दी", "שָׁלוֹם", "👩‍👩‍👧", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍"];
  for (const text of written) expect(composeText(text)).toBe(text.normalize("NFC"));
});
