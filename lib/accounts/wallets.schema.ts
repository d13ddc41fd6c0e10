import { z } from "zod";

/** A wallet that has become a way into an account. */
export const addedWalletSchema = z.object({ wallet: z.string() });

/** An identity's subject: an address, or "eip155:<chain>:<address>" of a contract. */
export const walletSubjectSchema = z
  .string()
  .max(80, { abort: true })
  .regex(/^(eip155:\d{1,15}:)?0x[0-9a-fA-F]{40}$/);
