import { appUrl } from "@/lib/env";
import { sendMail } from "@/lib/mail/send-mail";
import { findAccountByEmail } from "./find-account";
import { issueToken } from "./single-use-token";

/** Sends a link to choose a new password with. An address without an account gets no mail. */
export async function requestPasswordReset(email: string): Promise<void> {
  const account = await findAccountByEmail(email);
  if (!account) return;
  const token = await issueToken("password-reset", { accountId: account.id });
  await sendMail({
    to: email,
    subject: "Choose a new Marque password",
    text: `Choose a new password for your Marque account:
${appUrl()}/reset-password/set?token=${token}

The link works once, for an hour. Everybody who is signed in to the account is signed out when the password changes.

If it was not you who asked for it, leave it alone: the password stays as it is.`,
  });
}
