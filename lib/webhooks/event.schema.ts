import { z } from "zod";

/** What a webhook can be told of, and the fields of `data`: enough to know what to fetch, and no more. */
export const EVENT_DATA = {
  /** A generation was accepted: the first of a brand has version 1. */
  "brand.created": z.object({ brandId: z.string(), jobId: z.uuid(), version: z.int().positive() }),
  "brand.completed": z.object({
    brandId: z.string(),
    name: z.string(),
    /** Seconds. */
    generationTime: z.int().min(0),
    assetsReady: z.boolean(),
  }),
  "brand.failed": z.object({
    brandId: z.string(),
    jobId: z.uuid(),
    version: z.int().positive(),
    /** `CANCELLED` when somebody stopped it. */
    error: z.object({ code: z.string(), message: z.string() }),
  }),
  "nft.minted": z.object({ brandId: z.string(), tokenId: z.string(), transactionHash: z.string() }),
} as const;

export type EventKind = keyof typeof EVENT_DATA;

/** A kind of event and the data that belongs to it. */
export type WebhookEvent = {
  [Kind in EventKind]: { event: Kind; data: z.infer<(typeof EVENT_DATA)[Kind]> };
}[EventKind];

export const EVENT_KINDS = Object.keys(EVENT_DATA) as [EventKind, ...EventKind[]];

export const eventKindSchema = z.enum(EVENT_KINDS, { error: `must be one of ${EVENT_KINDS.join(", ")}` });

/** The body of a delivery. */
export const eventPayloadSchema = z.object({
  event: eventKindSchema,
  data: z.record(z.string(), z.unknown()),
  /** When it happened: ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
});
