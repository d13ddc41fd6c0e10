import { z } from "zod";
import { emailSchema, passwordSchema } from "./account.schema";

export const mailWantedSchema = z.object({ email: emailSchema });
export const mailSentSchema = z.object({ sent: z.literal(true) });

/** The secret of a mailed link, and what its holder has chosen. */
export const passwordChosenSchema = z.object({
  token: z
    .string()
    .max(64, { abort: true })
    .regex(/^[0-9a-f]{64}$/, "must be the token of a mailed link"),
  password: passwordSchema,
});

export const walletWantedSchema = z.object({
  address: z.string().max(100),
  chainId: z.int().positive(),
});
export const walletMessageSchema = z.object({ message: z.string() });

/** That message, signed. A contract's signature may have any length: it holds what the contract wants to see. */
export const walletSignedSchema = z.object({
  message: z.string().min(1).max(4_000),
  signature: z
    .string()
    .max(16_384, { error: "must be a signature of at most 8,191 bytes", abort: true })
    .regex(/^0x([0-9a-fA-F]{2})+$/, "must be a signature in hexadecimal"),
});
