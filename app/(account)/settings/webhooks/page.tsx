import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { WebhookList } from "@/components/account/webhooks/webhook-list";
import { listWebhooks } from "@/lib/webhooks/list-webhooks";
import { MAX_WEBHOOKS } from "@/lib/webhooks/webhook.schema";
import { requireAccount } from "../../require-account";

export const metadata: Metadata = { title: "Webhooks", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function WebhooksPage() {
  const account = await requireAccount("/settings/webhooks");
  const { webhooks } = await listWebhooks(account.id, { page: 1, limit: MAX_WEBHOOKS, sort: "-createdAt" });
  return (
    <AccountPage
      section="webhooks"
      isAdmin={account.isAdmin}
      title="Webhooks"
      lead="Your own server hears of every brand by itself: what begins, what is ready, what went wrong. Each message is signed, and sent again for about 28 hours until it is answered."
    >
      <div className="mt-8">
        <WebhookList webhooks={webhooks} />
      </div>
    </AccountPage>
  );
}
