import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EMPTY_DRAFT } from "./brief-draft";
import {
  forgetBrand,
  newRecentBrand,
  readRecentBrands,
  rememberBrand,
  subscribeToRecentBrands,
} from "./recent-brands-store";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const brand = (jobId: string, name = jobId) => ({ jobId, name, createdAt: "2026-01-05T10:00:00.000Z" });

it("lists the newest first and updates a name in place, keeping its brief", () => {
  const draft = {
    ...EMPTY_DRAFT,
    businessIdea: "A bakery for people on night shifts who want bread at three",
  };
  rememberBrand(newRecentBrand("one", draft));
  rememberBrand(brand("two"));
  rememberBrand(brand("one", "Nightloaf"));
  expect(readRecentBrands().map(({ name }) => name)).toEqual(["two", "Nightloaf"]);
  expect(readRecentBrands()[1]!.draft).toEqual(draft);
});

it("stands in the beginning of the idea for a name, cut between words", () => {
  const businessIdea = "A bakery that opens at nine in the evening for people on night shifts";
  expect(newRecentBrand("one", { ...EMPTY_DRAFT, businessIdea }).name).toBe(
    "A bakery that opens at nine in the evening for…",
  );
  expect(newRecentBrand("one", { ...EMPTY_DRAFT, businessIdea, name: " Nightloaf " }).name).toBe("Nightloaf");
});

it("tells its listeners of changes and keeps one array between them", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToRecentBrands(listener);
  rememberBrand(brand("one"));
  expect(readRecentBrands()).toBe(readRecentBrands());
  forgetBrand("one");
  expect(readRecentBrands()).toEqual([]);
  unsubscribe();
  rememberBrand(brand("two"));
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each(["not json", "{}", '[{"jobId":1}]', '[null,"x"]'])("survives storage that holds %s", (text) => {
  stored.set("marque.recent", text);
  expect(readRecentBrands()).toEqual([]);
});

it("does without storage where it is forbidden", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => rememberBrand(brand("one"))).not.toThrow();
  expect(readRecentBrands()).toEqual([]);
});
