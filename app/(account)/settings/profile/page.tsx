import type { Metadata } from "next";
import { AccountPage, AccountSectionBlock } from "@/components/account/account-page";
import { capitalised } from "@/components/account/brand-card";
import { DeleteAccount } from "@/components/account/profile/delete-account";
import { NameForm } from "@/components/account/profile/name-form";
import { PasswordForm } from "@/components/account/profile/password-form";
import { Moment } from "@/components/ui/moment";
import type { SignInWays } from "@/lib/accounts/profile.schema";
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
      {identities.length > 0 && (
        <AccountSectionBlock id="identities" title="Ways to sign in">
          <Identities identities={identities} />
        </AccountSectionBlock>
      )}
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

const PROVIDERS: Record<string, string> = { wallet: "Wallet", github: "GitHub", google: "Google" };

function Identities({ identities }: Pick<SignInWays, "identities">) {
  return (
    <ul className="-mt-3">
      {identities.map(({ provider, subject, createdAt }) => (
        <li key={`${provider}${subject}`} className="flex flex-wrap gap-x-6 border-b border-rule py-3">
          <span className="font-semibold">{PROVIDERS[provider] ?? capitalised(provider)}</span>
          {provider === "wallet" && <span className="font-mono text-sm break-all">{subject}</span>}
          <span className="text-ink-soft">
            since <Moment iso={createdAt} precision="date" />
          </span>
        </li>
      ))}
    </ul>
  );
}
