import type { DesignBrief } from "@/lib/model/brief.schema";
import type { StepId } from "@/lib/model/pipeline";
import { STAGE_INPUTS } from "@/lib/model/stage-inputs";
import type { Strategy } from "@/lib/strategy/strategy.schema";

/** Of the brief what a stage reads, so that a change that it does not read is no change to it. */
export function briefFor(stage: StepId, { choices = {}, ...brief }: DesignBrief): DesignBrief {
  const inputs = STAGE_INPUTS[stage];
  return {
    ...pick(brief, inputs.brief),
    choices: { ...pick(choices, inputs.choices), seeds: pick(choices.seeds ?? {}, inputs.seeds) },
  } as DesignBrief;
}

/** Of the strategy what a stage reads. */
export function strategyFor(stage: StepId, strategy: Strategy): Strategy {
  const keys = STAGE_INPUTS[stage].outputs.strategy;
  return keys === "whole" ? strategy : (pick(strategy, keys ?? []) as Strategy);
}

function pick(value: object, keys: readonly string[]): object {
  const all = value as Record<string, unknown>;
  return Object.fromEntries(keys.filter((key) => all[key] !== undefined).map((key) => [key, all[key]]));
}
