import type { Metadata } from "next";
import { ChoosePasswordForm } from "@/components/sign-in/choose-password-form";
import { EntryPage } from "@/components/sign-in/entry-page";
import { LinkOver } from "@/components/sign-in/link-over";
import { MIN_PASSWORD_LENGTH } from "@/lib/accounts/account.schema";
import { readToken } from "@/lib/accounts/single-use-token";

// The address holds the key to the account: no other site should learn it.
export const metadata: Metadata = {
  title: "Choose a password",
  robots: { index: false },
  referrer: "no-referrer",
};
export const dynamic = "force-dynamic";

interface ConfirmPageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** Looking at the page spends nothing: programs that check mail follow links. */
export default async function ConfirmPage({ searchParams }: ConfirmPageProps) {
  const token = String((await searchParams).token ?? "");
  const owner = await readToken("sign-up", token);
  if (!owner?.email) return <LinkOver again="/sign-up" />;
  return (
    <EntryPage
      title="Choose a password"
      lead={
        <>
          It opens the account of <strong className="wrap-anywhere text-ink">{owner.email}</strong>.
        </>
      }
    >
      <ChoosePasswordForm
        address="/api/auth/sign-up/confirm"
        token={token}
        email={owner.email}
        action="Open the account"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words that you remember are best.`}
      />
    </EntryPage>
  );
}
