import { afterAll, expect, it } from "vitest";
import { closeRenderPool } from "@/lib/render/render-pool";
import { bakeryBrief } from "@/lib/strategy/draft/draft-fixture";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { reviseStrategy } from "./revise-strategy";

afterAll(closeRenderPool);

const seed = 7;
const builtIn = makeStrategy({ brief: bakeryBrief, seed });
const renamed = { ...bakeryBrief, name: "Pedalina" };
const revise = (strategy = builtIn) =>
  reviseStrategy({ base: { brief: bakeryBrief, strategy }, brief: renamed, seed });

it("gives the built-in answer where the base had it: the same as for a first version", async () => {
  expect(await revise()).toEqual(makeStrategy({ brief: renamed, seed }));
});

it("keeps words that are not the built-in ones", async () => {
  const mission = "We bake by night, so that the old town wakes to bread.";
  expect(await revise({ ...builtIn, mission })).toMatchObject({ name: "Pedalina", mission });
});
