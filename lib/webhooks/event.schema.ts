import { z } from "zod";

interface EventDeclaration {
  /** Day on which it is announced in the changelog. */
  since: string;
  /** In the settings, beside its name. */
  words: string;
  /** In the guide for developers. */
  when: string;
  /** Enough to know what to fetch, and no more. */
  data: z.ZodObject;
  /** What a test of a webhook sends. The brand that it names does not exist. */
  sample: Record<string, unknown>;
}

const NOBODY = "00000000-0000-4000-8000-000000000000";
const brandId = `brand_${NOBODY}`;

/** Everything that a webhook can be told of. An event that is added here is in the interface, settings, guide and changelog. */
export const EVENTS = {
  "brand.created": {
    since: "2026-11-21",
    words: "A brand or a new version of one was asked for",
    when: "A generation was accepted, by API or in the browser",
    /** The first generation of a brand has version 1. */
    data: z.object({ brandId: z.string(), jobId: z.uuid(), version: z.int().positive() }),
    sample: { brandId, jobId: NOBODY, version: 1 },
  },
  "brand.completed": {
    since: "2026-11-21",
    words: "It is ready",
    when: "Its package is ready",
    data: z.object({
      brandId: z.string(),
      name: z.string(),
      /** Seconds. */
      generationTime: z.int().min(0),
      assetsReady: z.boolean(),
    }),
    sample: { brandId, name: "Sample brand", generationTime: 42, assetsReady: true },
  },
  "brand.failed": {
    since: "2026-11-21",
    words: "It was not finished, or was stopped",
    when: "It failed or was cancelled; the credit is back, unless it was cancelled after a logo had been shown",
    data: z.object({
      brandId: z.string(),
      jobId: z.uuid(),
      version: z.int().positive(),
      /** `CANCELLED` when somebody stopped it. */
      error: z.object({ code: z.string(), message: z.string() }),
    }),
    sample: {
      brandId,
      jobId: NOBODY,
      version: 1,
      error: { code: "GENERATION_FAILED", message: "This is a sample: nothing has failed." },
    },
  },
  "nft.minted": {
    since: "2026-11-21",
    words: "Its certificate was minted",
    when: "Its certificate is on the chain, with the generation or later",
    data: z.object({ brandId: z.string(), tokenId: z.string(), transactionHash: z.string() }),
    sample: { brandId, tokenId: "1", transactionHash: `0x${"0".repeat(64)}` },
  },
} as const satisfies Record<string, EventDeclaration>;

export type EventKind = keyof typeof EVENTS;

/** A kind of event and the data that belongs to it. */
export type WebhookEvent = {
  [Kind in EventKind]: { event: Kind; data: z.infer<(typeof EVENTS)[Kind]["data"]> };
}[EventKind];

export const EVENT_KINDS = Object.keys(EVENTS) as [EventKind, ...EventKind[]];

export const eventKindSchema = z.enum(EVENT_KINDS, { error: `must be one of ${EVENT_KINDS.join(", ")}` });

/** The body of a delivery. */
export const eventPayloadSchema = z.object({
  event: eventKindSchema,
  data: z.record(z.string(), z.unknown()),
  /** When it happened: ISO 8601, UTC. */
  timestamp: z.iso.datetime(),
});
