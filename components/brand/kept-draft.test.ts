import { beforeEach, expect, it, vi } from "vitest";
import { EMPTY_DRAFT } from "./brief-draft";

const DRAFT = { ...EMPTY_DRAFT, businessIdea: "A workshop that mends clocks" };

/** The store as a page that has just been loaded has it. */
async function newPage(visit: "navigate" | "reload" | "back_forward") {
  vi.resetModules();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: visit } as PerformanceNavigationTiming]);
  return import("./kept-draft");
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it.each(["navigate", "reload", "back_forward"] as const)(
  "finds again what was not handed in, however the page is opened: %s",
  async (visit) => {
    (await newPage("navigate")).keepDraft("new", DRAFT);
    expect((await newPage(visit)).keptDraft("new")).toEqual(DRAFT);
  },
);

it.each([
  ["reload", DRAFT],
  ["back_forward", DRAFT],
  ["navigate", undefined],
] as const)(
  "what was handed in is there for who comes back, not for who comes anew: %s",
  async (visit, draft) => {
    (await newPage("navigate")).keepDraft("new", DRAFT, true);
    expect((await newPage(visit)).keptDraft("new")).toEqual(draft);
  },
);

it("is there for who goes back within the page that handed it in", async () => {
  const page = await newPage("navigate");
  page.keepDraft("new", DRAFT, true);
  expect(page.keptDraft("new")).toEqual(DRAFT);
});

it("what was handed in is no new draft when it is shown again, and is one once it is changed", async () => {
  (await newPage("navigate")).keepDraft("new", DRAFT, true);
  (await newPage("back_forward")).keepDraft("new", DRAFT);
  expect((await newPage("navigate")).keptDraft("new")).toBeUndefined();
  const changed = { ...DRAFT, name: "Unruh" };
  (await newPage("back_forward")).keepDraft("new", changed);
  expect((await newPage("navigate")).keptDraft("new")).toEqual(changed);
});

it("keeps the forms apart, and gives a draft of an older page the fields that have come since", async () => {
  const page = await newPage("navigate");
  const { techStack: _, ...older } = DRAFT;
  sessionStorage.setItem("marque.draft.brand@2", JSON.stringify({ draft: older, isSent: true }));
  expect(page.keptDraft("brand@2")).toEqual(DRAFT);
  expect(page.keptDraft("new")).toBeUndefined();
});

it("does without a storage that is forbidden or spoiled", async () => {
  const page = await newPage("reload");
  sessionStorage.setItem("marque.draft.new", "{");
  expect(page.keptDraft("new")).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => page.keepDraft("new", DRAFT)).not.toThrow();
  expect(page.keptDraft("new")).toBeUndefined();
});
