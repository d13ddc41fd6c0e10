import { expect, it } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { askTrees } from "@/lib/strategy/rating/ask-trees";
import { growTrees, type Sample } from "./grow-trees";

const random = seededRandom(3, "test/trees");
const drawn = (): Sample => {
  const features = { length: random.int(1, 12), "has deed": random.int(0, 1), noise: random.next() };
  // Good where it is long or does something, but not both.
  const target = features.length > 6 !== (features["has deed"] === 1) ? 1 : 0;
  return { features, target, weight: 1 };
};
const samples = Array.from({ length: 400 }, drawn);

it("learns what holds for two features together, and says it of samples that it has not seen", () => {
  const rating = growTrees(samples, { share: 1 });
  const unseen = Array.from({ length: 100 }, drawn);
  const right = unseen.filter(({ features, target }) => askTrees(rating, features) > 0.5 === (target === 1));
  expect(right.length).toBeGreaterThanOrEqual(90);
});

it("gives the same trees for the same samples", () => {
  expect(growTrees(samples)).toEqual(growTrees(samples));
});

it("asks no feature that tells nothing apart", () => {
  const same = samples.map((sample) => ({ ...sample, features: { ...sample.features, same: 1 } }));
  expect(growTrees(same).features).not.toContain("same");
});

it("believes the samples that count more", () => {
  const told = (target: number, weight: number) =>
    Array.from({ length: 30 }, (): Sample => ({ features: { a: 1 }, target, weight }));
  const both = [...told(1, 3), ...told(0, 1), { features: { a: 0 }, target: 0, weight: 30 }];
  expect(askTrees(growTrees(both, { share: 1 }), { a: 1 })).toBeGreaterThan(0.6);
});
