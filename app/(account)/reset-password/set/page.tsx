import type { Metadata } from "next";
import { ChoosePasswordForm } from "@/components/sign-in/choose-password-form";
import { EntryPage } from "@/components/sign-in/entry-page";
import { LinkOver } from "@/components/sign-in/link-over";
import { MIN_PASSWORD_LENGTH } from "@/lib/accounts/account.schema";
import { findAccount } from "@/lib/accounts/find-account";
import { readToken } from "@/lib/accounts/single-use-token";

// The address holds the key to the account: no other site should learn it.
export const metadata: Metadata = {
  title: "Choose a new password",
  robots: { index: false },
  referrer: "no-referrer",
};
export const dynamic = "force-dynamic";

interface SetPasswordPageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** Looking at the page spends nothing: programs that check mail follow links. */
export default async function SetPasswordPage({ searchParams }: SetPasswordPageProps) {
  const token = String((await searchParams).token ?? "");
  const owner = await readToken("password-reset", token);
  const account = owner?.accountId ? await findAccount(owner.accountId) : null;
  if (!account) return <LinkOver again="/reset-password" />;
  return (
    <EntryPage
      title="Choose a new password"
      lead={
        <>
          For <strong className="wrap-anywhere text-ink">{account.email}</strong>. Everybody who is signed in
          to the account is signed out.
        </>
      }
    >
      <ChoosePasswordForm
        address="/api/auth/reset-password/set"
        token={token}
        email={account.email ?? ""}
        action="Set the password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words that you remember are best.`}
      />
    </EntryPage>
  );
}
