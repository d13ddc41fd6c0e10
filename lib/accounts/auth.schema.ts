import { z } from "zod";
import { emailSchema, passwordSchema } from "./account.schema";

export const mailWantedSchema = z.object({ email: emailSchema });
export const mailSentSchema = z.object({ sent: z.literal(true) });

/** The secret of a mailed link, and what its holder has chosen. */
export const passwordChosenSchema = z.object({
  token: z.string().regex(/^[0-9a-f]{64}$/, "must be the token of a mailed link"),
  password: passwordSchema,
});

export const walletWantedSchema = z.object({
  address: z.string().max(100),
  chainId: z.number().int().positive(),
});
export const walletMessageSchema = z.object({ message: z.string() });
