import { z } from "zod";

export const INCIDENT_IMPACTS = ["minor", "major", "critical"] as const;
export const INCIDENT_STATUSES = ["investigating", "identified", "monitoring", "resolved"] as const;
export type IncidentImpact = (typeof INCIDENT_IMPACTS)[number];
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number];

const text = (max: number) => {
  const error = `length must be between 1 and ${max} characters`;
  return z
    .string({ error })
    .max(2 * max, { error, abort: true })
    .trim()
    .min(1, { error })
    .max(max, { error });
};
const oneOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

/** What an administrator opens an incident with. */
export const newIncidentSchema = z.object({
  title: text(140),
  impact: oneOf(INCIDENT_IMPACTS),
  status: oneOf(INCIDENT_STATUSES).default("investigating"),
  message: text(4_000),
});
export type NewIncident = z.output<typeof newIncidentSchema>;

/** What is said next about it; "resolved" closes it, anything else opens it again. */
export const incidentUpdateSchema = z.object({ status: oneOf(INCIDENT_STATUSES), message: text(4_000) });
export type IncidentUpdate = z.output<typeof incidentUpdateSchema>;

/** An incident with what was said about it, newest first. Times are ISO 8601 UTC. */
export const incidentSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  impact: z.enum(INCIDENT_IMPACTS),
  status: z.enum(INCIDENT_STATUSES),
  startedAt: z.string(),
  resolvedAt: z.string().nullable(),
  updates: z.array(
    z.object({ id: z.uuid(), status: z.enum(INCIDENT_STATUSES), message: z.string(), createdAt: z.string() }),
  ),
});
export type IncidentView = z.output<typeof incidentSchema>;
