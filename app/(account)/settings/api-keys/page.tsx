import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { ApiKeys } from "@/components/account/api-keys/api-keys";
import { listKeys } from "@/lib/keys/list-keys";
import { requireAccount } from "../../require-account";

export const metadata: Metadata = { title: "API keys", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function ApiKeysPage() {
  const account = await requireAccount("/settings/api-keys");
  const keys = await listKeys(account.id);
  return (
    <AccountPage
      section="api-keys"
      isAdmin={account.isAdmin}
      title="API keys"
      lead={
        <>
          A key lets a program act for this account: make brands, read them, register webhooks. Send it as{" "}
          <code className="font-mono text-base text-ink">Authorization: Bearer …</code> Rotate keys now and
          then, and give each place one of its own.
        </>
      }
    >
      <div className="mt-8">
        <ApiKeys keys={keys} />
      </div>
    </AccountPage>
  );
}
