import { z } from "zod";
import { composeText } from "@/lib/model/text";
import { isCommonPassword } from "./common-passwords";

export const TIERS = ["free", "starter", "pro", "enterprise"] as const;
export type Tier = (typeof TIERS)[number];
export const tierSchema = z.enum(TIERS, { error: `must be one of ${TIERS.join(", ")}` });

/** Credits that a new account begins with. */
export const WELCOME_CREDITS = 10;

/** Somebody who is signed in, or whose key is used. */
export interface AccountPrincipal {
  kind: "account";
  accountId: string;
  tier: Tier;
}

/** An account as its own pages show it. */
export interface SessionAccount {
  id: string;
  /** null for an account that a wallet opened. */
  email: string | null;
  name: string | null;
  tier: Tier;
  credits: number;
  isAdmin: boolean;
}

const EMAIL_RULE = "must be an e-mail address such as ada@example.com";

/** Lower case, without space around it: one mailbox is one account. */
export const emailSchema = z
  .string({ error: EMAIL_RULE })
  .max(400, { error: EMAIL_RULE, abort: true })
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: EMAIL_RULE }).max(254));

export const MIN_PASSWORD_LENGTH = 10;

/** NFC, so that the same word typed on another keyboard is the same password; the upper bound is for the hash's sake. */
export const passwordSchema = z
  .string({ error: "must be a text" })
  .max(1_000, { error: "must have at most 200 characters", abort: true })
  .overwrite(composeText)
  .refine((text) => [...text].length >= MIN_PASSWORD_LENGTH, {
    error: `must have at least ${MIN_PASSWORD_LENGTH} characters`,
  })
  .refine((text) => [...text].length <= 200, { error: "must have at most 200 characters" })
  .refine((text) => new Set(text).size > 3, { error: "must have more than three different characters" })
  .refine((text) => !isCommonPassword(text), {
    error: "must not be among the first that anybody would guess",
  });

export const accountNameSchema = z.string().max(400).trim().overwrite(composeText).min(1).max(100);

/** A way to sign in beside the password, and who it is there. */
export interface Identity {
  provider: "wallet" | "github" | "google";
  /** The checksummed address, or the provider's own number. */
  subject: string;
}
