import { expect, it } from "vitest";
import { brandBriefSchema } from "@/lib/model/brief.schema";
import { type BriefDraft, EMPTY_DRAFT, toBriefInput, toDraft } from "./brief-draft";
import { EXAMPLE_IDEAS } from "./example-ideas";
import { validateDraft } from "./validate-draft";

const GOOD: BriefDraft = {
  ...EMPTY_DRAFT,
  businessIdea: "A bakery for people on night shifts",
  targetAudience: "Nurses",
  style: "bold",
};

it("says what would be valid for every field that is not", () => {
  expect(validateDraft(EMPTY_DRAFT)).toMatchInlineSnapshot(`
    {
      "businessIdea": "Say what the business does, in 10 to 500 characters.",
      "style": "Choose one of the four styles.",
      "targetAudience": "Say who it is for, in 2 to 300 characters.",
    }
  `);
});

it.each([
  ["name", "x".repeat(81)],
  ["seedColor", "red"],
  ["walletAddress", "0x52908400098527886e0F7030069857D2E4169EE7"],
  ["features", ["x".repeat(41)]],
  ["features", Array.from({ length: 21 }, (_, index) => `tag ${index}`)],
] as const)("names the field %s when it is wrong", (field, value) => {
  expect(Object.keys(validateDraft({ ...GOOD, [field]: value }))).toEqual([field]);
});

it("says how far a text is from fitting, in whole sentences", () => {
  const all = (draft: Partial<BriefDraft>) => Object.values(validateDraft({ ...GOOD, ...draft }));
  expect([
    ...all({ businessIdea: "Tea", targetAudience: "x" }),
    ...all({ businessIdea: "x".repeat(512), name: "x".repeat(81) }),
    ...all({ features: ["x".repeat(41)], seedColor: "red", walletAddress: "0x12" }),
    ...all({ features: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }),
  ]).toMatchInlineSnapshot(`
    [
      "Write at least 10 characters: 7 more.",
      "Write at least 2 characters: 1 more.",
      "At most 500 characters fit: take 12 away.",
      "At most 80 characters fit: take 1 away.",
      "Each tag has 1 to 40 characters.",
      "It must be a color of the form #rrggbb.",
      "It must be 0x and 40 hexadecimal digits; mixed case must match the EIP-55 checksum.",
      "It must be a list of at most 20 tags.",
    ]
  `);
});

it("counts what people see: nine families are nine characters", () => {
  expect(validateDraft({ ...GOOD, businessIdea: "👨‍👩‍👧‍👦".repeat(9) }).businessIdea).toContain(
    "Write at least 10 characters: 1 more.",
  );
});

it("takes a color without its hash and leaves out what was not given", () => {
  expect(brandBriefSchema.parse(toBriefInput({ ...GOOD, seedColor: "1F6FEB" }))).toEqual({
    businessIdea: GOOD.businessIdea,
    targetAudience: "Nurses",
    style: "bold",
    techStack: "react",
    features: [],
    seedColor: "#1f6feb",
  });
});

it.each(EXAMPLE_IDEAS.map(({ title, ...draft }) => [title, draft] as const))(
  "offers an example that the service takes: %s",
  (_, example) => {
    expect(validateDraft({ ...EMPTY_DRAFT, ...example })).toEqual({});
  },
);

it("brings a sent brief back into the form as it was", () => {
  const draft: BriefDraft = { ...GOOD, features: ["Shop"], name: "Nightloaf", seedColor: "#aa0000" };
  expect(toDraft(brandBriefSchema.parse(toBriefInput(draft)))).toEqual(draft);
});
