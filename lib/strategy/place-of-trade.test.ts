import { expect, test } from "vitest";
import { GENERAL_TRADE } from "./find-trades";
import { makeStrategy } from "./make-strategy";
import { placeOfTrade } from "./place-of-trade";

test("a trade that nobody knows, and one that nothing of the idea bears out, write letters", () => {
  expect(placeOfTrade({ trade: GENERAL_TRADE.id, symbols: ["compass"], keywords: [] })).toBe("desk");
  expect(placeOfTrade({ trade: "of tomorrow", symbols: ["compass"], keywords: [] })).toBe("desk");
  expect(placeOfTrade({ trade: "bakery", symbols: [], keywords: [] })).toBe("desk");
});

test.each([
  ["desk", "A funeral home that holds quiet farewells in the woods for families of any faith"],
  ["desk", "A law firm that advises tenants on eviction notices by telephone"],
  ["desk", "A small hotel above the harbour with nine rooms and a long breakfast"],
  ["desk", "A moving company that carries pianos up narrow stairs without a scratch"],
  ["shelf", "A bakery that delivers sourdough bread by bicycle before breakfast"],
  ["screen", "Software that reads invoices of small building firms and says which payments are late"],
])("%s: %s", (place, businessIdea) => {
  const strategy = makeStrategy({
    brief: {
      businessIdea,
      targetAudience: "People in the city",
      style: "classic",
      features: [],
    },
    seed: 7,
  });
  expect(placeOfTrade(strategy)).toBe(place);
});
