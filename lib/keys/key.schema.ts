import { z } from "zod";
import { typedText } from "@/lib/model/typed-text";
import { canonicalCidr } from "./cidr";

export const MAX_CIDRS = 20;
export const MAX_OVERLAP_HOURS = 168;
export const DEFAULT_OVERLAP_HOURS = 24;

const NAME_RULE = "length must be between 1 and 80 characters";
const CIDR_RULE = "must be an address or a range such as 203.0.113.0/24 or 2001:db8::/32";

export const keyNameSchema = typedText(400, NAME_RULE).refine(
  (name) => name.length >= 1 && name.length <= 80,
  { error: NAME_RULE },
);

export const keyCidrsSchema = z
  .array(
    z
      .string({ error: CIDR_RULE })
      .max(60, { error: CIDR_RULE, abort: true })
      .transform((text, context) => {
        const cidr = canonicalCidr(text);
        if (cidr !== null) return cidr;
        context.addIssue({ code: "custom", message: CIDR_RULE });
        return z.NEVER;
      }),
    { error: `must be a list of at most ${MAX_CIDRS} networks` },
  )
  .max(MAX_CIDRS, { error: `must be a list of at most ${MAX_CIDRS} networks` });

const TIME_RULE = "must be a time such as 2027-01-31T12:00:00Z";

const expiresAtSchema = z
  .string({ error: TIME_RULE })
  .max(40, { error: TIME_RULE, abort: true })
  .pipe(z.iso.datetime({ offset: true, error: TIME_RULE }))
  .refine((time) => Date.parse(time) > Date.now(), { error: "must be in the future" });

/** What a new key is asked for with. */
export const newKeySchema = z.object({
  name: keyNameSchema,
  /** Networks it may be used from; empty means everywhere. */
  cidrs: keyCidrsSchema.default([]),
  /** ISO 8601; null or left out: it does not end by itself. */
  expiresAt: expiresAtSchema.nullable().default(null),
  /** Opt-in to v2. */
  beta: z.boolean({ error: "must be true or false" }).default(false),
});
export type NewKey = z.output<typeof newKeySchema>;

/** What may be changed about a key; left out: as it was. */
export const keyChangesSchema = z
  .object({
    name: keyNameSchema,
    cidrs: keyCidrsSchema,
    expiresAt: expiresAtSchema.nullable(),
    beta: z.boolean({ error: "must be true or false" }),
  })
  .partial();
export type KeyChanges = z.output<typeof keyChangesSchema>;

export const rotateKeySchema = z.object({
  /** How long the old key still works beside the new one. */
  overlapHours: z
    .number({ error: `must be a number between 0 and ${MAX_OVERLAP_HOURS}` })
    .min(0, { error: `must be a number between 0 and ${MAX_OVERLAP_HOURS}` })
    .max(MAX_OVERLAP_HOURS, { error: `must be a number between 0 and ${MAX_OVERLAP_HOURS}` })
    .default(DEFAULT_OVERLAP_HOURS),
});

/** A key as a list shows it: never the key itself. Times are ISO 8601 UTC. */
export const keySummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** "mq_live_" or "mq_test_". */
  prefix: z.string(),
  last4: z.string(),
  cidrs: z.array(z.string()),
  beta: z.boolean(),
  status: z.enum(["active", "expired", "revoked"]),
  createdAt: z.string(),
  /** To the minute; null when it was never used. */
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  /** Id of the key that took its place. */
  rotatedTo: z.uuid().nullable(),
});
export type KeySummary = z.output<typeof keySummarySchema>;

/** A new key, whose text is shown this once. */
export const createdKeySchema = keySummarySchema.extend({ key: z.string() });
export type CreatedKey = z.output<typeof createdKeySchema>;
