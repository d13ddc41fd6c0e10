import type { OutputOf, Stage } from "./stage";
import { applications } from "./stages/applications";
import { components } from "./stages/components";
import { delivery } from "./stages/delivery";
import { documentation } from "./stages/documentation";
import { guidelines } from "./stages/guidelines";
import { logos } from "./stages/logos";
import { packing } from "./stages/packing";
import { palette } from "./stages/palette";
import { strategy } from "./stages/strategy";
import { tokens } from "./stages/tokens";
import { typography } from "./stages/typography";
import { verify } from "./stages/verify";

/** Every stage of a generation, in the order in which people see them. One that reads another stands after it. */
export const STAGES = [
  strategy,
  palette,
  typography,
  logos,
  tokens,
  applications,
  components,
  guidelines,
  documentation,
  verify,
  packing,
  delivery,
] as const;

export type StageId = (typeof STAGES)[number]["id"];

/** What the stages of a brand leave, by their ids. */
export type Outputs = { [Id in StageId]: OutputOf<Extract<(typeof STAGES)[number], { id: Id }>> };

const all: readonly Stage[] = STAGES;
const WHOLE_WEIGHT = all.reduce((sum, { weight }) => sum + weight, 0);

/** The steps that people see, with their shares of the whole in percent. */
export const STEPS = STAGES.map(({ id, label, weight }) => ({
  id,
  label,
  share: (weight / WHOLE_WEIGHT) * 100,
}));

/** @throws RangeError for an id that no stage has */
export function stageNamed(id: string): Stage {
  const found = all.find((stage) => stage.id === id);
  if (!found)
    throw new RangeError(`No stage is called "${id}"; there are ${all.map((one) => one.id).join(", ")}`);
  return found;
}

/** The stages whose files a stage reads. */
export function filesReadBy(stage: Stage): readonly Stage[] {
  const { files } = stage.reads;
  if (!files) return [];
  return files.of === "before" ? all.slice(0, all.indexOf(stage)) : files.of;
}

/** The stages that must have run before this one; every other may run beside it. */
export function stagesBefore(stage: Stage): readonly Stage[] {
  const sources = Object.values(stage.reads.outputs ?? {}).map((source) => source.stage);
  return [...new Set([...sources, ...filesReadBy(stage)])];
}

/** These stages and all that they need, in the graph's order. */
export function stagesFor(ids: readonly StageId[]): Stage[] {
  const needed = new Set<Stage>();
  const add = (stage: Stage) => {
    if (needed.has(stage)) return;
    needed.add(stage);
    stagesBefore(stage).forEach(add);
  };
  for (const id of ids) add(stageNamed(id));
  return all.filter((stage) => needed.has(stage));
}
