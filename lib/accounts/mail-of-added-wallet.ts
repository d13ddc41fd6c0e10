import { appUrl } from "@/lib/env";
import { sendMail } from "@/lib/mail/send-mail";
import { findAccount } from "./find-account";

/** Tells an account's owner of a new way in, in case it was somebody else who added it. */
export async function mailOfAddedWallet(accountId: string, wallet: string): Promise<void> {
  const account = await findAccount(accountId);
  if (!account?.email) return;
  await sendMail({
    to: account.email,
    subject: "A wallet was added to your Marque account",
    text: `This wallet can sign in to your Marque account from now on:
${wallet}

If it was not you who added it, remove it, and choose a new password:
${appUrl()}/settings/profile`,
  });
}
