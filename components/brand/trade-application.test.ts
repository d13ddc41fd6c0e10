import { expect, test } from "vitest";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { GENERAL_TRADE, TRADES } from "@/lib/strategy/trades/recognize-trade";
import { applicationOf } from "./trade-application";

/** Trades that write letters on purpose: a new one has to be decided about. */
const WRITERS = [
  "farewell",
  "health",
  "mental-health",
  "architecture",
  "real-estate",
  "science",
  "education",
  "finance",
  "accounting",
  "insurance",
  "legal",
  "consulting",
  "marketing",
  "music",
  "recruiting",
  "charity",
];

test("every trade is decided about", () => {
  const letters = TRADES.filter(
    ({ id, symbols }) => applicationOf({ trade: id, symbols: [...symbols] }) === "letter",
  );
  expect(letters.map(({ id }) => id).sort()).toEqual([...WRITERS].sort());
});

test("a trade that nobody knows, and one that nothing of the idea bears out, write letters", () => {
  expect(applicationOf({ trade: GENERAL_TRADE.id, symbols: ["compass"] })).toBe("letter");
  expect(applicationOf({ trade: "of tomorrow", symbols: ["compass"] })).toBe("letter");
  expect(applicationOf({ trade: "bakery", symbols: [] })).toBe("letter");
});

test.each([
  ["letter", "A funeral home that holds quiet farewells in the woods for families of any faith"],
  ["letter", "A law firm that advises tenants on eviction notices by telephone"],
  ["letter", "A small hotel above the harbour with nine rooms and a long breakfast"],
  ["letter", "A moving company that carries pianos up narrow stairs without a scratch"],
  ["label", "A bakery that delivers sourdough bread by bicycle before breakfast"],
  ["app", "Software that reads invoices of small building firms and says which payments are late"],
])("%s: %s", (application, businessIdea) => {
  const strategy = makeStrategy({
    brief: {
      businessIdea,
      targetAudience: "People in the city",
      style: "classic",
      features: [],
    },
    seed: 7,
  });
  expect(applicationOf(strategy)).toBe(application);
});
