import { z } from "zod";
import { ARMS } from "./axes";
import { armSchema, axisSchema } from "./variants.schema";

const fileSchema = z.object({
  path: z.string().meta({ description: "Place in the ZIP." }),
  /** Needs no key. */
  url: z.string().meta({ description: "Where the bytes can be fetched, for six hours at least." }),
  bytes: z.int().min(0).meta({ description: "Length in bytes." }),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: "SHA-256 of the bytes, hexadecimal." }),
});

const variantSchema = z.object({
  arm: armSchema.meta({ description: "Letter of the design; `a` is the brand as it is." }),
  axis: axisSchema.nullable().meta({ description: "On what it differs; null for the control." }),
  from: z.string().meta({ description: "What the control has there." }),
  to: z.string().meta({ description: "What this design has." }),
  files: z.array(fileSchema).meta({ description: "Its landing, tokens, logo files and typefaces." }),
});

/** A set without its files, of which there are some hundred. */
export const variantSetSummarySchema = z
  .object({
    id: z.uuid(),
    brandId: z.string(),
    version: z.int().positive().meta({ description: "The brand's version that the designs differ from." }),
    axes: z.array(axisSchema),
    status: z.enum(["making", "made", "failed"]),
    createdAt: z.iso.datetime(),
    experimentKey: z
      .string()
      .meta({ description: "Public: names the experiment in your pages and seeds the assignment." }),
    endedAt: z.iso.datetime().nullable().meta({ description: "When counting ended; null while it goes on." }),
    shareUrl: z.string().nullable().meta({
      description:
        "Where whoever has the link sees the comparison, unless the brand is made private; null while it is not shared.",
    }),
    compareUrl: z.string().nullable().meta({ description: "The comparison, for its owner, as a file." }),
  })
  .meta({ id: "VariantSetSummary" });
export type VariantSetSummary = z.infer<typeof variantSetSummarySchema>;

/** Three designs beside the brand as it is, as their owner sees them. */
export const variantSetSchema = z
  .object({
    ...variantSetSummarySchema.shape,
    variants: z.array(variantSchema).max(ARMS.length).meta({ description: "Empty until all are drawn." }),
    files: z.array(fileSchema).meta({ description: "The testing code and the comparison." }),
  })
  .meta({ id: "VariantSet" });
export type VariantSetView = z.infer<typeof variantSetSchema>;

export const variantSetListSchema = z
  .object({
    isBought: z.boolean().meta({ description: "Whether the feature has been bought for this brand." }),
    price: z.string().meta({ description: "In the network's native token, once for a brand." }),
    sets: z
      .array(variantSetSummarySchema)
      .meta({ description: "Newest first, without their files: ask for one to have those." }),
  })
  .meta({ id: "VariantSetList" });
export type VariantSetList = z.infer<typeof variantSetListSchema>;

/** The body of a change. */
export const variantSetChangeSchema = z
  .object({
    shared: z
      .boolean({ error: "must be true or false" })
      .optional()
      .meta({ description: "true: give out a link. false: the link opens nothing any more, for good." }),
    ended: z
      .literal(true, { error: "must be true: what has ended does not begin again" })
      .optional()
      .meta({ description: "Ends the experiment: nobody is counted any more." }),
  })
  .refine((change) => change.shared !== undefined || change.ended !== undefined, {
    error: "must say shared or ended",
  })
  .meta({ id: "ChangeVariantSet" });
export type VariantSetChange = z.output<typeof variantSetChangeSchema>;

const interval = z.object({ low: z.number(), high: z.number() });

/** What an experiment shows so far. */
export const resultsSchema = z
  .object({
    setId: z.uuid(),
    experimentKey: z.string(),
    isRunning: z.boolean(),
    alpha: z.number().meta({
      description: "How often at most a difference is called where there is none, however often one looks.",
    }),
    arms: z.array(
      z.object({
        arm: armSchema,
        axis: axisSchema.nullable(),
        visitors: z.int().min(0),
        conversions: z.int().min(0),
        rate: z.number().min(0).max(1),
        rateInterval: interval.meta({
          description:
            "Holds the rate at every look with 1 − alpha ÷ 3. Who converts later has not converted yet.",
        }),
        comparison: z
          .object({
            lift: z.number().nullable().meta({
              description:
                "By how much its conversions are above the control's, of as many visitors as are assigned to it: 0.1 for a tenth. null before the control has one.",
            }),
            liftInterval: z.object({ low: z.number(), high: z.number().nullable() }),
            p: z.number().min(0).max(1).meta({
              description:
                "Of this comparison alone, valid at every look. With three comparisons a difference is called at alpha ÷ 3.",
            }),
            verdict: z.enum(["better", "worse", "open"]),
          })
          .nullable()
          .meta({ description: "With the control; null for it." }),
      }),
    ),
    sampleRatio: z
      .object({ alarm: z.boolean(), p: z.number().min(0).max(1), chiSquare: z.number().min(0) })
      .meta({
        description: "Whether visitors fall to the designs as they should. An alarm: trust no figure.",
      }),
    isFull: z.boolean().meta({ description: "As many visitors were counted as one experiment may have." }),
  })
  .meta({ id: "ExperimentResults" });
export type ExperimentResults = z.infer<typeof resultsSchema>;
