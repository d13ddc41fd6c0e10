import type { ComponentProps } from "react";
import { stepState } from "../behaviours/stepper";
import type { StepperOwnProps } from "./props/stepper";

export interface StepperProps
  extends StepperOwnProps,
    Omit<ComponentProps<"ol">, keyof StepperOwnProps | "children"> {}

/** The steps of one task: what is done, where one is, what comes. */
export function Stepper({
  steps,
  current,
  label,
  orientation = "horizontal",
  doneLabel = "Done:",
  errorLabel = "Needs attention:",
  className,
  ...rest
}: StepperProps) {
  return (
    <ol
      {...rest}
      className={className ? `kit-stepper ${className}` : "kit-stepper"}
      data-orientation={orientation}
      aria-label={label}
    >
      {steps.map((step, index) => {
        const state = stepState(steps, current, index);
        const said = { done: doneLabel, error: errorLabel, current: "", upcoming: "" }[state];
        const now = step.id === current ? "step" : undefined;
        const content = (
          <>
            <span className="kit-step-mark" aria-hidden="true">
              {state === "error" ? "!" : index + 1}
            </span>
            <span className="kit-step-label">
              {said && <span className="kit-visually-hidden">{said}</span>}
              {step.label}
              {step.text && <span className="kit-step-text">{step.text}</span>}
            </span>
          </>
        );
        return (
          <li
            key={step.id}
            className="kit-step"
            data-state={state}
            aria-current={step.href ? undefined : now}
          >
            {step.href ? (
              <a className="kit-step-head" href={step.href} aria-current={now}>
                {content}
              </a>
            ) : (
              <span className="kit-step-head">{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
