import { OpenFeature, OpenFeatureProvider, useStringFlagValue, useTrack } from "@openfeature/react-sdk";
import type { ReactNode } from "react";
import { type Experiment, VariantsProvider } from "../shared/variants-provider";

/** Call once, before the first render, with every experiment of the site. */
export function startVariants(...experiments: readonly Experiment[]): void {
  OpenFeature.setProvider(new VariantsProvider(experiments));
}

/** Put round what asks for designs. */
export function Variants({ children }: { children: ReactNode }) {
  return <OpenFeatureProvider>{children}</OpenFeatureProvider>;
}

/** The letter of the visitor's design, and what to call when the goal is reached. The first render has the right one. */
export function useVariant(experiment: Experiment): { design: string; reachGoal: () => void } {
  const design = useStringFlagValue(experiment.key, experiment.arms[0] ?? "");
  const { track } = useTrack();
  return { design, reachGoal: () => track("goal") };
}
