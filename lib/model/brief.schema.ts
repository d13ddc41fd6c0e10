import { isAddress } from "viem/utils";
import { z } from "zod";
import { designChoicesSchema } from "./choices.schema";
import { leftOut } from "./left-out";
import { countGraphemes, normalizeLines, normalizeText } from "./text";
import { typedText } from "./typed-text";

export const STYLES = ["modern", "classic", "bold", "minimal"] as const;
export const TECH_STACKS = ["react", "vue", "html"] as const;
export const MAX_SEED = 0xffff_ffff;

export const styleSchema = z.enum(STYLES);
export const techStackSchema = z.enum(TECH_STACKS);
export type Style = z.infer<typeof styleSchema>;
export type TechStack = z.infer<typeof techStackSchema>;

/** Even scripts and emoji that take many code points for a character stay far below this many for each. */
const CODE_POINTS_PER_CHARACTER = 10;

/**
 * Text a person typed: NFC, control and bidi characters removed, trimmed; length in grapheme clusters. One cluster can
 * hold any number of marks, so the code points have a limit of their own.
 */
function humanText(
  min: number,
  max: number,
  { maxCodePoints = max * CODE_POINTS_PER_CHARACTER, normalize = normalizeText } = {},
) {
  const constraint = `length must be between ${min} and ${max} characters`;
  // Twice: room for surrogates, or for space and controls that are taken out.
  return typedText(
    2 * max * CODE_POINTS_PER_CHARACTER,
    constraint,
    `must be a text; ${constraint}`,
    normalize,
  )
    .refine(
      (text) => {
        const length = countGraphemes(text, max);
        return length >= min && length <= max;
      },
      { error: constraint, abort: true },
    )
    .refine((text) => [...text].length <= maxCodePoints, {
      error: `must not hold more than ${maxCodePoints} Unicode code points`,
    })
    .meta({ minLength: min, maxLength: maxCodePoints, description: `${min} to ${max} characters.` });
}

const WALLET_RULE = "must be 0x and 40 hexadecimal digits; mixed case must match the EIP-55 checksum";

export const walletAddressSchema = z
  .string()
  .max(42, { error: WALLET_RULE, abort: true })
  .refine((address) => isAddress(address, { strict: true }), {
    error: WALLET_RULE,
  })
  .meta({ pattern: "^0x[0-9a-fA-F]{40}$", maxLength: 42 });

/** The brief as the generation interface takes it. Unknown keys are ignored. Order of keys is the order of refusal. */
export const brandBriefSchema = z.object({
  businessIdea: humanText(10, 500, { normalize: normalizeLines }),
  targetAudience: humanText(2, 300),
  style: z.enum(STYLES, { error: `must be one of ${STYLES.join(", ")}` }),
  techStack: z.enum(TECH_STACKS, { error: `must be one of ${TECH_STACKS.join(", ")}` }),
  features: z
    .array(humanText(1, 40), { error: "must be a list of at most 20 tags of 1 to 40 characters" })
    .max(20, { error: "must be a list of at most 20 tags" }),
  /** The record has room for 255 code points. */
  name: leftOut(humanText(1, 80, { maxCodePoints: 255 })),
  seedColor: leftOut(
    z
      .string()
      .max(7, { error: "must be a color of the form #rrggbb", abort: true })
      .regex(/^#[0-9a-fA-F]{6}$/, { error: "must be a color of the form #rrggbb" })
      .transform((hex) => hex.toLowerCase()),
  ),
  walletAddress: leftOut(walletAddressSchema),
  seed: leftOut(
    z
      .int({ error: `must be a whole number between 0 and ${MAX_SEED}` })
      .min(0, { error: `must be a whole number between 0 and ${MAX_SEED}` })
      .max(MAX_SEED, { error: `must be a whole number between 0 and ${MAX_SEED}` }),
  ),
});

/** What a client sends. */
export type BrandBriefInput = z.input<typeof brandBriefSchema>;
/** What the service works with. */
export type BrandBrief = z.output<typeof brandBriefSchema>;

/**
 * The part of a brief that decides the package's bytes. It holds no wallet: a package is the same for every owner.
 */
export const designBriefSchema = brandBriefSchema
  .omit({ walletAddress: true, seed: true })
  .extend({ choices: designChoicesSchema.optional() });
export type DesignBrief = z.output<typeof designBriefSchema>;
