/** The five phases of a generation and the steps that people see, in order. Weights add up to 100. */
export const PIPELINE_STEPS = [
  { id: "strategy", phase: "analysis", label: "Reading the idea", weight: 10 },
  { id: "palette", phase: "generation", label: "Solving the color palette", weight: 8 },
  { id: "typography", phase: "generation", label: "Choosing the typefaces", weight: 12 },
  { id: "logos", phase: "generation", label: "Drawing the logos", weight: 26 },
  { id: "tokens", phase: "generation", label: "Writing the design tokens", weight: 7 },
  { id: "components", phase: "generation", label: "Building the component library", weight: 3 },
  { id: "guidelines", phase: "documentation", label: "Setting the guidelines", weight: 10 },
  { id: "documentation", phase: "documentation", label: "Writing the documentation", weight: 4 },
  { id: "verify", phase: "packaging", label: "Checking every file", weight: 8 },
  { id: "package", phase: "packaging", label: "Packing the brand", weight: 9 },
  { id: "delivery", phase: "delivery", label: "Handing it over", weight: 3 },
] as const;

export type StepId = (typeof PIPELINE_STEPS)[number]["id"];

/** Seconds that a generation takes when there is no history yet (interface specification). */
export const TYPICAL_GENERATION_SECONDS = 180;
