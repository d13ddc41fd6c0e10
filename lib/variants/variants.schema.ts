import { z } from "zod";
import { ARMS, AXES } from "./axes";

export const axisSchema = z.enum(AXES, { error: `must be one of ${AXES.join(", ")}` });
export const armSchema = z.enum(ARMS);

const AXES_RULE = `must be three different ones of ${AXES.join(", ")}`;

/** The body of a request for variants. */
export const variantsRequestSchema = z
  .object({
    axes: z
      .array(axisSchema, { error: AXES_RULE })
      .length(3, { error: AXES_RULE })
      .refine((axes) => new Set(axes).size === axes.length, { error: AXES_RULE })
      .default(["color", "type", "mark"])
      .meta({
        description: `On what the three designs differ from the brand as it is, one each. Their letters follow the order ${AXES.join(", ")}, whatever the order here.`,
      }),
  })
  .meta({ id: "RequestVariants" });
export type VariantsRequest = z.output<typeof variantsRequestSchema>;

const fileSchema = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });

/** What a design shows in its first view, for code that shows it elsewhere. Paths are below the arm's own folder. */
export const designFactsSchema = z.object({
  tagline: z.string(),
  oneLiner: z.string(),
  /** What the button says. */
  action: z.string(),
  logo: z.object({ src: z.string(), width: z.number(), height: z.number() }),
  /** The faces that it is set in. */
  faces: z.array(z.string()),
});
export type DesignFacts = z.infer<typeof designFactsSchema>;

/** One design, as it was drawn. */
export const drawnVariantSchema = z.object({
  arm: armSchema,
  /** null for the control. */
  axis: axisSchema.nullable(),
  /** What it is on the axis, and what the control is: a color, a pair of typefaces, a concept, a line. Empty for the control. */
  from: z.string(),
  to: z.string(),
  facts: designFactsSchema,
  /** Below the arm's own folder, sorted. */
  files: z.array(fileSchema),
});
export type DrawnVariant = z.infer<typeof drawnVariantSchema>;

export const drawnSetSchema = z.object({
  name: z.string(),
  slug: z.string(),
  variants: z.array(drawnVariantSchema).length(ARMS.length),
  /** The page that compares them, the testing code, and the ZIP of all. */
  files: z.array(fileSchema),
});
export type DrawnSet = z.infer<typeof drawnSetSchema>;
export type DrawnFile = z.infer<typeof fileSchema>;
