import { expect, test } from "vitest";
import { readIdea } from "../read-idea";
import { draftNames } from "./draft-names";
import { rateName } from "./rate-name";

const rate = (businessIdea: string, name: string) => {
  const idea = readIdea({ businessIdea, targetAudience: "everyone", features: [] });
  const draft = draftNames(idea).find((one) => one.name === name);
  if (!draft) throw new RangeError(`${name} is not drafted for "${businessIdea}"`);
  return rateName(draft, idea, idea.language as "en");
};

test.each([
  ["a name that the idea’s own word asks for", "Mobile sharpening of scissors", "Whetstone", "Evenkeel"],
  ["what readers kept for such ideas", "We mend zips and repair coats", "Mendwell", "Mainstay"],
  ["in other languages, too", "Reparatur von Jacken und Taschen", "Wertarbeit", "Rundum"],
])("%s is rated above what suits any business", (_rule, idea, fitting, neutral) => {
  expect(rate(idea, fitting)).toBeGreaterThan(rate(idea, neutral));
});
