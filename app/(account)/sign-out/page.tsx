import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { EntryPage } from "@/components/sign-in/entry-page";
import { SignOutForm } from "@/components/sign-in/sign-out-form";
import { currentAccount } from "@/lib/accounts/current-account";

export const metadata: Metadata = { title: "Sign out", robots: { index: false } };
export const dynamic = "force-dynamic";

/** Asks first: a link alone must not end a session. */
export default async function SignOutPage() {
  const account = await currentAccount();
  if (!account) redirect("/sign-in");
  return (
    <EntryPage
      title="Sign out"
      lead={
        <>
          {account.email ? (
            <>
              You are signed in as <strong className="wrap-anywhere text-ink">{account.email}</strong>.
            </>
          ) : (
            "You are signed in with a wallet."
          )}{" "}
          Your brands stay where they are.
        </>
      }
    >
      <SignOutForm />
    </EntryPage>
  );
}
