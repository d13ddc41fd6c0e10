import { expect, test } from "vitest";
import { deckFormSchema } from "@/lib/deck/deck.schema";
import { draftOf, errorsOf, formOf } from "./deck-draft";

test("what is typed comes back as it was", () => {
  const form = deckFormSchema.parse({
    problem: "Bread is a day old",
    whyNow: ["Bicycles carry more"],
    market: { total: 4_200_000, source: "Statistical office" },
    team: [{ name: "Ana", role: "Founder" }],
    revenue: [{ year: 2027, amount: 90_000.5 }],
    ask: 0,
  });
  expect(deckFormSchema.parse(formOf(draftOf(form)).form)).toEqual(form);
});

test("empty rows are left out, thousands may be parted, and messages find their controls", () => {
  const { form, places } = formOf({
    "team.2.name": "Mei",
    ask: "1,500 000",
    "uses.1.percent": "much",
    currency: " ",
  });
  expect(form).toMatchObject({
    team: [{ name: "Mei", role: "" }],
    ask: 1_500_000,
    uses: [{ percent: "much" }],
  });
  expect("currency" in form).toBe(false);
  const refused = { "form.team.0.role": "length must be between 1 and 48 characters", other: "x" };
  expect(errorsOf(refused, places)).toEqual({ "team.2.role": "Length must be between 1 and 48 characters." });
});
