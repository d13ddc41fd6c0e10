import {
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from "@openfeature/web-sdk";
import { designOf, type Experiment, exposed, reached } from "./events";
import { visitorId } from "./visitor";

export type { Experiment } from "./events";

/**
 * An OpenFeature provider for experiments: each is a flag of type string, whose key is the experiment's and whose value is the
 * letter of the visitor's design. It knows everything when it is made, so that the first paint is right. To evaluate a flag
 * counts as an exposure; `track` counts as the goal of every experiment.
 *
 * A visitor is the random id of this browser, or an id of your own that tells people apart and says nothing about them: that
 * of the page, else the `targetingKey` of the evaluation context.
 */
export class VariantsProvider implements Provider {
  readonly metadata = { name: "variants" } as const;
  readonly runsOn = "client";
  private readonly experiments: ReadonlyMap<string, Experiment>;

  constructor(experiments: readonly Experiment[]) {
    this.experiments = new Map(experiments.map((experiment) => [experiment.key, experiment]));
  }

  resolveStringEvaluation(
    flagKey: string,
    defaultValue: string,
    context: EvaluationContext,
  ): ResolutionDetails<string> {
    const experiment = this.experiments.get(flagKey);
    if (!experiment) {
      return {
        value: defaultValue,
        reason: StandardResolutionReasons.ERROR,
        errorCode: ErrorCode.FLAG_NOT_FOUND,
      };
    }
    const visitor = visitorOf(context);
    const design = designOf(experiment, visitor);
    if (design === null) return { value: defaultValue, reason: StandardResolutionReasons.DEFAULT };
    exposed(experiment, visitor);
    return { value: design, variant: design, reason: StandardResolutionReasons.SPLIT };
  }

  resolveBooleanEvaluation(_flagKey: string, defaultValue: boolean): ResolutionDetails<boolean> {
    return otherType(defaultValue);
  }

  resolveNumberEvaluation(_flagKey: string, defaultValue: number): ResolutionDetails<number> {
    return otherType(defaultValue);
  }

  resolveObjectEvaluation<T extends JsonValue>(_flagKey: string, defaultValue: T): ResolutionDetails<T> {
    return otherType(defaultValue);
  }

  track(_event: string, context: EvaluationContext): void {
    for (const experiment of this.experiments.values()) reached(experiment, visitorOf(context));
  }
}

/** The page's own before the context's: the head has chosen the style sheets by it. */
const visitorOf = ({ targetingKey }: EvaluationContext): string =>
  document.documentElement.dataset.marqueVisitor || targetingKey || visitorId();

function otherType<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.ERROR, errorCode: ErrorCode.TYPE_MISMATCH };
}
