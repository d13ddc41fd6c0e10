import type { Metadata } from "next";
import { EntryPage } from "@/components/sign-in/entry-page";
import { MailForm } from "@/components/sign-in/mail-form";
import { keptMail } from "@/lib/mail/send-mail";

export const metadata: Metadata = { title: "New password" };
export const dynamic = "force-dynamic";

export default function ResetPasswordPage() {
  return (
    <EntryPage
      title="New password"
      lead={
        <>
          Tell us the address of your account, and we send a link to choose a new password.{" "}
          <a href="/sign-in" className="text-link text-ink">
            Back to signing in
          </a>
          .
        </>
      }
    >
      <MailForm
        address="/api/auth/reset-password"
        action="Send the link"
        hint="The address that you sign in with."
        then="If it has an account, the link in it lets you choose a new password. It works once, for an hour."
        keptIn={keptMail()}
      />
    </EntryPage>
  );
}
