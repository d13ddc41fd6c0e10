import { z } from "zod";

/** `manifest.json`: every file but itself, sorted by path, and the Merkle root over [path, sha256]. */
export const manifestSchema = z.object({
  version: z.literal(1),
  /** OpenZeppelin StandardMerkleTree over leaves ["string" path, "bytes32" sha256]. */
  merkleRoot: z.string().regex(/^0x[0-9a-f]{64}$/),
  files: z
    .array(
      z.object({
        path: z.string(),
        bytes: z.int().nonnegative(),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(20_000),
});
export type Manifest = z.infer<typeof manifestSchema>;
