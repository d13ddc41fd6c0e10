import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountPage, AccountSectionBlock } from "@/components/account/account-page";
import { RefreshWhile } from "@/components/account/refresh-while";
import { DeliveryList } from "@/components/account/webhooks/delivery-list";
import { WebhookPanel } from "@/components/account/webhooks/webhook-panel";
import { DISABLED_WORDS } from "@/components/account/webhooks/webhook-words";
import { Moment } from "@/components/ui/moment";
import { Pagination } from "@/components/ui/pagination";
import { isAppError } from "@/lib/errors";
import { getDelivery } from "@/lib/webhooks/get-delivery";
import { getWebhook } from "@/lib/webhooks/get-webhook";
import { listDeliveries } from "@/lib/webhooks/list-deliveries";
import { requireAccount } from "../../../require-account";

export const metadata: Metadata = { title: "Webhook", robots: { index: false } };
export const dynamic = "force-dynamic";

const DELIVERIES_A_PAGE = 20;

interface WebhookPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A webhook: what can be done with it, what was sent, and what was answered. */
export default async function WebhookPage({ params, searchParams }: WebhookPageProps) {
  const { id } = await params;
  const asked = (await searchParams).page;
  const page = typeof asked === "string" && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  const account = await requireAccount(`/settings/webhooks/${id}`);
  const { webhook, deliveries, total } = await read({ accountId: account.id, webhookId: id }, page);
  const { enabled, disabledReason, previousSecretUntil, events } = webhook;
  return (
    <AccountPage
      section="webhooks"
      isAdmin={account.isAdmin}
      title={webhook.description ?? new URL(webhook.url).host}
      lead={
        <>
          <p className="font-mono text-base break-all">{webhook.url}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 text-base">
            <span className={`font-semibold ${enabled ? "text-good" : "text-accent-strong"}`}>
              {enabled ? "On" : `Off. ${disabledReason ? DISABLED_WORDS[disabledReason] : ""}`}
            </span>
            <span className="font-mono">{events.join(", ")}</span>
            {previousSecretUntil && (
              <span>
                The old secret signs too until <Moment iso={previousSecretUntil} />
              </span>
            )}
          </p>
        </>
      }
    >
      <div className="mt-8">
        <WebhookPanel key={webhook.id} webhook={webhook} />
      </div>
      <AccountSectionBlock
        id="deliveries"
        title="Deliveries"
        lead={total === 0 ? undefined : "The newest first. They are kept for a month."}
      >
        {deliveries.length > 0 ? (
          <DeliveryList webhookId={webhook.id} deliveries={deliveries} />
        ) : (
          <p className="text-ink-soft">
            {total === 0
              ? "Nothing was sent yet. A test shows at once whether the receiver answers."
              : "There is no such page of deliveries."}
          </p>
        )}
        <Pagination
          page={page}
          totalPages={Math.ceil(total / DELIVERIES_A_PAGE)}
          hrefOf={(to) => `/settings/webhooks/${webhook.id}?page=${to}#deliveries`}
          label="Pages of deliveries"
        />
      </AccountSectionBlock>
      <RefreshWhile isRunning={deliveries.some(({ status }) => status === "pending")} />
    </AccountPage>
  );
}

async function read(address: { accountId: string; webhookId: string }, page: number) {
  try {
    const webhook = await getWebhook(address);
    const { deliveries, total } = await listDeliveries(address, {
      page,
      limit: DELIVERIES_A_PAGE,
      sort: "-createdAt",
    });
    const details = deliveries.map(({ id: deliveryId }) => getDelivery({ ...address, deliveryId }));
    return { webhook, deliveries: await Promise.all(details), total };
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}
