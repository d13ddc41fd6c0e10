import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { EntryPage } from "@/components/sign-in/entry-page";
import { MailForm } from "@/components/sign-in/mail-form";
import { WELCOME_CREDITS } from "@/lib/accounts/account.schema";
import { currentAccount } from "@/lib/accounts/current-account";
import { keptMail } from "@/lib/mail/send-mail";

export const metadata: Metadata = { title: "Open an account" };
export const dynamic = "force-dynamic";

export default async function SignUpPage() {
  if (await currentAccount()) redirect("/dashboard");
  return (
    <EntryPage
      title="Open an account"
      lead={
        <>
          Keep your brands, make more of them, and use the API. You begin with {WELCOME_CREDITS} credits; one
          makes a brand. You have an account already?{" "}
          <a href="/sign-in" className="text-link text-ink">
            Sign in
          </a>
          .
        </>
      }
    >
      <MailForm
        address="/api/auth/sign-up"
        action="Open an account"
        hint="We send a link to this address. You choose the password there."
        then="Its link opens your account: choose a password, and you are in. The brands of the browser you open it in come along."
        keptIn={keptMail()}
      />
    </EntryPage>
  );
}
