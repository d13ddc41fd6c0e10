import { appUrl } from "@/lib/env";
import { sendMail } from "@/lib/mail/send-mail";
import { findAccountByEmail } from "./find-account";
import { issueToken } from "./single-use-token";

/**
 * Sends a link that opens an account for this address. Whoever has one already is told so, by mail alone: a page that
 * said it would tell everybody who has an account here.
 */
export async function requestSignUp(email: string): Promise<void> {
  if (await findAccountByEmail(email)) {
    await sendMail({
      to: email,
      subject: "You already have a Marque account",
      text: `Somebody, probably you, wanted to open a Marque account for this address. It has one already.

Sign in:
${appUrl()}/sign-in

If you have forgotten the password, choose a new one:
${appUrl()}/reset-password

If it was not you, nothing has changed and there is nothing to do.`,
    });
    return;
  }
  const token = await issueToken("sign-up", { email });
  await sendMail({
    to: email,
    subject: "Open your Marque account",
    text: `Choose a password, and your account is open:
${appUrl()}/sign-up/confirm?token=${token}

The link works once, for 24 hours. If it was not you who asked for it, leave it alone: no account is opened.`,
  });
}
