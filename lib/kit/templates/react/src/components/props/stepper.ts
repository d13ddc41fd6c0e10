// Made from the component's description: change that, not this file.

import type { Step } from "../../behaviours/stepper";

export interface StepperOwnProps {
  /** The steps in order. One with an address is a link; one with an error says so. */
  steps: readonly Step[];
  /** Id of the step at which one is; those before it are done, and without it all are. */
  current?: string;
  /** Name of the list. */
  label: string;
  /** Beside or below each other; on phones always below. Default "horizontal". */
  orientation?: "horizontal" | "vertical";
  /** What is read before a step that is done. Default "Done:". */
  doneLabel?: string;
  /** What is read before a step with an error. Default "Needs attention:". */
  errorLabel?: string;
}
