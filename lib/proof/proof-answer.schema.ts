import { z } from "zod";
import { manifestSchema } from "@/lib/package/manifest.schema";
import { envelopeSchema } from "./statement.schema";

const hash = manifestSchema.shape.merkleRoot;
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

/** What the server knows of a brand's certificate, so that its root can be read where it is kept. */
export const certificateSchema = z.object({
  chainId: z.int().positive(),
  contract: address,
  /** Decimal. */
  tokenId: z.string().regex(/^[1-9]\d{0,77}$/),
  /** The root that the contract has for this token. */
  root: hash,
  transactionHash: hash,
});
export type Certificate = z.infer<typeof certificateSchema>;

/** The most versions that one answer names. The same brief and seed make the same bytes, and so the same root. */
export const MAX_MATCHES = 10;

/** The body of `GET /api/proof/:merkleRoot`: the versions whose package has this root, the oldest first. */
export const proofAnswerSchema = z.object({
  merkleRoot: hash,
  matches: z
    .array(z.object({ statement: envelopeSchema, certificate: certificateSchema.nullable() }))
    .min(1)
    .max(MAX_MATCHES),
});
export type ProofAnswer = z.infer<typeof proofAnswerSchema>;
