import { expect, it } from "vitest";
import { CHOSEN_PARTS } from "@/lib/model/choices.schema";
import { STAGES, STEPS, stageNamed, stagesBefore, stagesFor } from "./graph";
import type { Stage } from "./stage";

const stages: readonly Stage[] = STAGES;

it("lists every stage after those that it reads", () => {
  for (const [index, stage] of stages.entries()) {
    for (const before of stagesBefore(stage)) {
      expect(stages.indexOf(before), `${stage.id} reads ${before.id}`).toBeLessThan(index);
    }
  }
});

it("lets nothing wait that need not", () => {
  const before = Object.fromEntries(
    stages.map((stage) => [stage.id, stagesBefore(stage).map(({ id }) => id)]),
  );
  expect(before).toMatchObject({
    palette: ["strategy"],
    typography: ["strategy"],
    logos: ["strategy", "palette", "typography"],
    tokens: ["strategy", "palette", "typography"],
    components: ["strategy", "typography", "logos", "tokens"],
    guidelines: ["strategy", "palette", "typography", "logos"],
  });
});

it("lets every part's seed decide something", () => {
  const read = new Set(stages.map(({ reads }) => reads.seed));
  for (const part of CHOSEN_PARTS) expect(read).toContain(part);
});

it("shares the whole among the steps", () => {
  expect(STEPS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
});

it("finds the stages that a result needs", () => {
  expect(stagesFor(["logos"]).map(({ id }) => id)).toEqual(["strategy", "palette", "typography", "logos"]);
  expect(() => stageNamed("print")).toThrow('No stage is called "print"; there are strategy,');
});
