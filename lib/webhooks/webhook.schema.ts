import { z } from "zod";
import { leftOut } from "@/lib/model/left-out";
import { typedText } from "@/lib/model/typed-text";
import { EVENT_KINDS, eventKindSchema } from "./event.schema";

export const MAX_WEBHOOKS = 20;
export const MAX_OVERLAP_HOURS = 168;
export const DEFAULT_OVERLAP_HOURS = 24;
const MAX_URL = 2_048;

const URL_RULE = `must be an absolute http(s) address of at most ${MAX_URL} characters, without user, password or #fragment`;
const EVENTS_RULE = `must be a list of one or more of ${EVENT_KINDS.join(", ")}`;
const DESCRIPTION_RULE = "must be a text of at most 200 characters";
const OVERLAP_RULE = `must be a number between 0 and ${MAX_OVERLAP_HOURS}`;
const SECRET_RULE = "must be a text of 8 to 255 printable characters";
/** Neither control and format characters nor what stands for no character. Spaces are printable, line ends are not. */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]{8,255}$/u;

const ADDRESS = { description: "Where the events are sent." };
const EVENTS = { description: "Which events are sent." };
const ID = { description: "Id of the resource." };
const TIME = { description: "ISO 8601, UTC." };

const urlSchema = z
  .string({ error: URL_RULE })
  .max(MAX_URL, { error: URL_RULE })
  .transform((text, context) => {
    const href = receiverAddress(text);
    if (href !== null) return href;
    context.addIssue({ code: "custom", message: URL_RULE });
    return z.NEVER;
  })
  .meta(ADDRESS);

const eventsSchema = z
  .array(eventKindSchema, { error: EVENTS_RULE })
  .min(1, { error: EVENTS_RULE })
  .max(EVENT_KINDS.length, { error: EVENTS_RULE })
  .transform((events) => EVENT_KINDS.filter((kind) => events.includes(kind)))
  .meta(EVENTS);

const descriptionSchema = typedText(400, DESCRIPTION_RULE).refine((text) => text.length <= 200, {
  error: DESCRIPTION_RULE,
});

/** A secret that the owner brings. It is taken as it is: it must stay equal, byte by byte, to what its receiver has. */
const secretSchema = z
  .string({ error: SECRET_RULE })
  .max(510, { error: SECRET_RULE })
  .refine((text) => PRINTABLE.test(text), { error: SECRET_RULE })
  .meta({ minLength: 8, maxLength: 255 });

/** A subscription as it is asked for. */
export const newWebhookSchema = z
  .object({
    url: urlSchema,
    events: eventsSchema,
    /** One is made when none is given. */
    secret: leftOut(secretSchema),
    description: descriptionSchema.nullable().default(null),
  })
  .meta({ id: "CreateWebhook" });
export type NewWebhook = z.output<typeof newWebhookSchema>;

/** What may be changed; left out: as it was. Enabling forgets why it was disabled. */
export const webhookChangesSchema = z
  .object({
    url: urlSchema,
    events: eventsSchema,
    description: descriptionSchema.nullable(),
    enabled: z.boolean({ error: "must be true or false" }),
  })
  .partial()
  .meta({ id: "UpdateWebhook" });
export type WebhookChanges = z.output<typeof webhookChangesSchema>;

export const rotateSecretSchema = z
  .object({
    overlapHours: z
      .number({ error: OVERLAP_RULE })
      .min(0, { error: OVERLAP_RULE })
      .max(MAX_OVERLAP_HOURS, { error: OVERLAP_RULE })
      .default(DEFAULT_OVERLAP_HOURS)
      .meta({ description: "How long deliveries are signed with the old secret too." }),
    secret: leftOut(secretSchema),
  })
  .meta({ id: "RotateWebhookSecret" });
export type RotateSecret = z.output<typeof rotateSecretSchema>;

export const testWebhookSchema = z
  .object({
    /** Which event to send a sample of; the first that the webhook asks for by default. */
    event: leftOut(eventKindSchema),
  })
  .meta({ id: "TestWebhook" });

export const DISABLED_REASONS = ["owner", "gone", "failing"] as const;

/** A webhook as its owner sees it: never its secret. Times are ISO 8601 UTC. */
export const webhookSchema = z
  .object({
    id: z.uuid().meta(ID),
    url: z.string().max(MAX_URL).meta(ADDRESS),
    events: z.array(eventKindSchema).max(EVENT_KINDS.length).meta(EVENTS),
    description: z.string().max(200).nullable(),
    enabled: z.boolean().meta({ description: "Nothing is sent while it is false." }),
    disabledAt: z.iso.datetime().nullable(),
    disabledReason: z.enum(DISABLED_REASONS).nullable().meta({
      description:
        "`owner`: switched off. `gone`: it answered 410. `failing`: every attempt of 28 hours failed.",
    }),
    previousSecretUntil: z.iso.datetime().nullable().meta({
      description: "Until then deliveries are signed with the secret before the last rotation too.",
    }),
    createdAt: z.iso.datetime().meta(TIME),
  })
  .meta({ id: "Webhook" });
export type WebhookView = z.output<typeof webhookSchema>;

/** With its secret, which is shown this once. */
export const webhookWithSecretSchema = webhookSchema
  .extend({
    secret: z.string().max(255).meta({ description: "Signs the deliveries. Shown this once." }),
  })
  .meta({ id: "WebhookWithSecret" });
export type WebhookWithSecret = z.output<typeof webhookWithSecretSchema>;

export const deletedWebhookSchema = z
  .object({ id: z.uuid().meta(ID), deleted: z.literal(true) })
  .meta({ id: "DeletedWebhook" });

const SORTS = ["createdAt", "-createdAt"] as const;

const pageFields = {
  page: wholeNumber("must be a whole number from 1", 1, 1_000_000)
    .default(1)
    .meta({ description: "Page, from 1." }),
  limit: wholeNumber("must be a whole number from 1 to 100", 1, 100)
    .default(20)
    .meta({ description: "Entries on a page." }),
};
const sort = z
  .enum(SORTS, { error: `must be one of ${SORTS.join(", ")}` })
  .default("-createdAt")
  .meta({ description: "Key to sort by; a leading `-` means descending." });

export const webhookListQuerySchema = z.object({ ...pageFields, sort });
export type WebhookListQuery = z.output<typeof webhookListQuerySchema>;

export const DELIVERY_STATUSES = ["pending", "succeeded", "failed"] as const;

export const deliveryListQuerySchema = z.object({
  ...pageFields,
  status: z
    .enum(DELIVERY_STATUSES, { error: `must be one of ${DELIVERY_STATUSES.join(", ")}` })
    .optional()
    .meta({ description: "Only deliveries with this status." }),
  event: eventKindSchema.optional().meta({ description: "Only deliveries of this event." }),
  sort,
});
export type DeliveryListQuery = z.output<typeof deliveryListQuerySchema>;

const attemptFields = {
  number: z.int().min(1).max(100_000),
  startedAt: z.iso.datetime(),
  durationMs: z.int().min(0).max(600_000),
  /** HTTP status; null when there was no answer. */
  status: z.int().min(0).max(999).nullable(),
  /** null for a success; else "timeout", "connection-refused", "refused-address", "redirect", "http-500" and the like. */
  error: z.string().max(200).nullable(),
};

/** One event for one webhook. */
export const deliverySchema = z
  .object({
    id: z.uuid().meta(ID),
    webhookId: z.uuid(),
    /** The same for every webhook that hears of the event, too. */
    eventId: z
      .string()
      .max(60)
      .meta({ description: "The header `webhook-id`: the same in every attempt and replay." }),
    event: z.string().max(40),
    /** True for a sample that was asked for. */
    test: z.boolean(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int().min(0).max(100_000),
    lastAttempt: z.object(attemptFields).nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime().meta(TIME),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Delivery" });
export type DeliveryView = z.output<typeof deliverySchema>;

/** With what was sent and what came back. */
export const deliveryDetailSchema = deliverySchema
  .extend({
    /** The exact text that was signed and sent. */
    payload: z.string().max(65_536),
    history: z
      .array(
        z.object({
          ...attemptFields,
          /** The first 4,096 bytes of the answer; null when there was none. */
          responseBody: z.string().max(4_096).nullable(),
        }),
      )
      .max(1_000),
  })
  .meta({ id: "DeliveryDetail" });
export type DeliveryDetail = z.output<typeof deliveryDetailSchema>;

function wholeNumber(error: string, least: number, most: number) {
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

/** The address as it is called, null when no webhook can have it. */
function receiverAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "" && url.hash === "" && !text.includes("#");
  const isHttp = url.protocol === "https:" || url.protocol === "http:";
  return isPlain && isHttp && url.port !== "0" && url.href.length <= MAX_URL ? url.href : null;
}
