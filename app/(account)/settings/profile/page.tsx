import type { Metadata } from "next";
import { AccountPage, AccountSectionBlock } from "@/components/account/account-page";
import { DeleteAccount } from "@/components/account/profile/delete-account";
import { NameForm } from "@/components/account/profile/name-form";
import { PasswordForm } from "@/components/account/profile/password-form";
import { SignInWaysList } from "@/components/account/profile/sign-in-ways-list";
import { readSignInWays } from "@/lib/accounts/read-sign-in-ways";
import { requireAccount } from "../../require-account";

export const metadata: Metadata = { title: "Profile", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function ProfilePage() {
  const account = await requireAccount("/settings/profile");
  const { hasPassword, confirmation, identities } = await readSignInWays(account.id);
  const { email, name, isAdmin } = account;
  return (
    <AccountPage
      section="profile"
      isAdmin={isAdmin}
      title="Profile"
      lead={<span className="break-all">{confirmation}</span>}
      actions={
        <a href="/sign-out" className="button">
          Sign out
        </a>
      }
    >
      <AccountSectionBlock
        id="credits"
        title="Credits"
        lead={
          <>
            You have {account.credits}.{" "}
            <a href="/credits" className="text-link">
              What they are, and how to get more
            </a>
          </>
        }
      >
        <a href="/dashboard/usage#credits" className="button">
          See every change
        </a>
      </AccountSectionBlock>
      <AccountSectionBlock id="name" title="Name" lead="How this service addresses you. Nobody else sees it.">
        <NameForm name={name} />
      </AccountSectionBlock>
      {email && (
        <AccountSectionBlock
          id="password"
          title="Password"
          lead={hasPassword ? "A change signs every other browser out." : undefined}
        >
          {hasPassword ? (
            <PasswordForm email={email} />
          ) : (
            <p>
              This account has none.{" "}
              <a href="/reset-password" className="text-link font-medium">
                Choose one by mail
              </a>
              , to sign in with {email} as well.
            </p>
          )}
        </AccountSectionBlock>
      )}
      <AccountSectionBlock
        id="identities"
        title="Ways to sign in"
        lead={`${email ? "Beside the password. " : ""}A wallet signs a line of text: it costs nothing. If there is one alone, certificates of new brands go to it.`}
      >
        <SignInWaysList identities={identities} />
      </AccountSectionBlock>
      <AccountSectionBlock
        id="delete"
        title="Delete"
        lead="An account can be deleted at any time, with all that is in it."
      >
        <DeleteAccount confirmation={confirmation} />
      </AccountSectionBlock>
    </AccountPage>
  );
}
