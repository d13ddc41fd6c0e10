import { z } from "zod";
import { manifestSchema } from "./manifest.schema";

/** Proof that one file belongs to the package with this root, without the package's other files. */
export const fileProofSchema = z.object({
  path: z.string().max(200),
  /** Of the file's bytes. */
  sha256: manifestSchema.shape.files.element.shape.sha256,
  merkleRoot: manifestSchema.shape.merkleRoot,
  /** Sibling hashes from the leaf to the root. */
  proof: z.array(manifestSchema.shape.merkleRoot).max(64),
});
export type FileProof = z.infer<typeof fileProofSchema>;
