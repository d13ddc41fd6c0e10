import type { Experiment } from "./variants-provider";

/** The experiment as it was made for your brand. */
export const experiment: Experiment = {
  key: "mx_00000000000000000000",
  arms: ["a", "b", "c", "d"],
  weights: [0.25, 0.25, 0.25, 0.25],
  collector: "https://marque.example/api/experiments/mx_00000000000000000000",
};
