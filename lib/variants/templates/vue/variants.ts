import { OpenFeature } from "@openfeature/web-sdk";
import { type Experiment, VariantsProvider } from "../shared/variants-provider";

/** Call once, before the app is mounted, with every experiment of the site. */
export function startVariants(...experiments: readonly Experiment[]): void {
  OpenFeature.setProvider(new VariantsProvider(experiments));
}

/** The letter of the visitor's design, and what to call when the goal is reached. It never changes: a plain value. */
export function useVariant(experiment: Experiment): { design: string; reachGoal: () => void } {
  const client = OpenFeature.getClient();
  const design = client.getStringValue(experiment.key, experiment.arms[0] ?? "");
  return { design, reachGoal: () => client.track("goal") };
}
