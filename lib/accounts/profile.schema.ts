import { z } from "zod";
import { typedText } from "@/lib/model/typed-text";
import { passwordSchema } from "./account.schema";

const NAME_RULE = "must be a text of at most 100 characters";

/** What an account's owner changes about it. An empty name takes the name away. */
export const profileChangesSchema = z.object({
  name: typedText(400, NAME_RULE)
    .refine((text) => text.length <= 100, { error: NAME_RULE })
    .transform((text) => text || null),
});
export const profileSchema = z.object({ name: z.string().nullable() });

export const newPasswordSchema = z.object({
  presentPassword: z.string({ error: "must be the present password" }).max(400, {
    error: "must be the present password",
  }),
  password: passwordSchema,
});

export const accountDeletionSchema = z.object({
  /** The account's address, typed by its owner. */
  confirmation: z.string({ error: "must be the address of the account" }).max(400, {
    error: "must be the address of the account",
  }),
});

/** How an account's owner signs in. */
export interface SignInWays {
  hasPassword: boolean;
  /** What the owner types to delete the account. */
  confirmation: string;
  identities: {
    provider: string;
    subject: string;
    createdAt: string;
    /** A wallet that is not the only way in. */
    isRemovable: boolean;
  }[];
}
