import { z } from "zod";

const blocks = z.int().nonnegative();

/** How far a transaction has come; `lost`: the node has never seen it, or forgot it. */
export const transactionStateSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["lost", "waiting"]) }),
  z.object({
    kind: z.enum(["confirming", "confirmed", "reverted"]),
    /** Blocks on top of it, its own one included. */
    confirmations: blocks,
    /** So many of them make it final. */
    needed: blocks,
    /** The certificate that it minted or renewed. */
    tokenId: z.int().positive().nullable(),
  }),
]);

export type TransactionState = z.infer<typeof transactionStateSchema>;
