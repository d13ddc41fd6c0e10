import { Cron } from "croner";
import type { InngestFunction } from "inngest";
import { z } from "zod";
import { type MatchExpression, parseEventPath, parseMatchExpression } from "./match-expression";

export interface EngineFunction {
  /** "<app>-<function>", or "<app>-<function>-failure" for an `onFailure` handler. */
  id: string;
  /** First try and retries, per step. */
  maxAttempts: number;
  triggers: { event: string; condition: MatchExpression | null }[];
  crons: string[];
  cancelOn: { event: string; condition: MatchExpression | null; timeout: string | null }[];
  concurrency: { limit: number; key: (event: unknown) => string }[];
}

/**
 * What the functions ask of an engine, in the form in which the SDK registers them with Inngest.
 * @throws when a function uses an option that the embedded engine would have to ignore.
 */
export function readFunctions(functions: readonly InngestFunction.Any[], appId: string): EngineFunction[] {
  return functions.flatMap((fn) => {
    // biome-ignore lint/complexity/useLiteralKeys: private in the types, and the only place that knows all of this
    const configs: unknown = fn["getConfig"]({ baseUrl: new URL("http://engine.invalid"), appPrefix: appId });
    return z.array(functionConfig).parse(configs).map(toEngineFunction);
  });
}

const DEFAULT_RETRIES = 3;

const REFUSED_OPTIONS = [
  "batchEvents",
  "debounce",
  "idempotency",
  "priority",
  "rateLimit",
  "singleton",
  "throttle",
  "timeouts",
] as const;

const concurrencyOption = z.object({
  limit: z.number().int().nonnegative(),
  key: z.string().optional(),
  scope: z.enum(["fn", "env", "account"]).default("fn"),
});

const functionConfig = z.looseObject({
  id: z.string().max(200),
  triggers: z.array(
    z.object({
      event: z.string().optional(),
      expression: z.string().optional(),
      cron: z.string().optional(),
    }),
  ),
  steps: z.object({
    step: z.object({ retries: z.object({ attempts: z.number().int().nonnegative().optional() }).optional() }),
  }),
  cancel: z
    .array(z.object({ event: z.string(), if: z.string().optional(), timeout: z.string().optional() }))
    .default([]),
  concurrency: z
    .union([
      z.number().transform((limit) => [{ limit, key: undefined, scope: "fn" as const }]),
      concurrencyOption.transform((option) => [option]),
      z.array(concurrencyOption),
    ])
    .default([]),
});

function toEngineFunction(config: z.infer<typeof functionConfig>): EngineFunction {
  const refused = REFUSED_OPTIONS.filter((option) => config[option] !== undefined);
  if (refused.length > 0) {
    throw new Error(
      `Function "${config.id}" uses ${refused.join(", ")}, which the embedded engine does not offer. ` +
        "It offers retries, triggers (event, cron), cancelOn, concurrency and onFailure.",
    );
  }
  const crons = config.triggers.flatMap((trigger) => trigger.cron ?? []);
  for (const cron of crons) nextCronTime(cron, new Date());
  return {
    id: config.id,
    maxAttempts: (config.steps.step.retries?.attempts ?? DEFAULT_RETRIES) + 1,
    triggers: config.triggers.flatMap(({ event, expression }) =>
      event ? [{ event, condition: expression ? parseMatchExpression(expression) : null }] : [],
    ),
    crons,
    cancelOn: config.cancel.map((rule) => ({
      event: rule.event,
      condition: rule.if ? parseMatchExpression(rule.if) : null,
      timeout: rule.timeout ?? null,
    })),
    concurrency: config.concurrency
      .filter((option) => option.limit > 0)
      .map(({ limit, key, scope }) => {
        const read = key ? parseEventPath(key) : () => "";
        const space = scope === "fn" ? config.id : `${scope}:${key ?? ""}`;
        return { limit, key: (event: unknown) => concurrencyKey(space, read(event)) };
      }),
  };
}

function concurrencyKey(space: string, value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `${space}/${text}`.slice(0, 400);
}

/**
 * First firing after `after`; "TZ=Europe/Paris 0 9 * * *" counts in that zone, otherwise UTC.
 * @throws when the expression is not valid. Null when it never fires again.
 */
export function nextCronTime(expression: string, after: Date): Date | null {
  const [, timezone = "UTC", pattern = expression] = /^TZ=(\S+)\s+(.*)$/.exec(expression) ?? [];
  return new Cron(pattern, { timezone, paused: true }).nextRun(after);
}
