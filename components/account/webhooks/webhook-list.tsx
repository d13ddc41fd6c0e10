"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { WebhookView, WebhookWithSecret } from "@/lib/webhooks/webhook.schema";
import { SecretOnce } from "../secret-once";
import { useOpener } from "../use-opener";
import { WebhookForm } from "./webhook-form";
import { createWebhook } from "./webhook-requests";

/** The account's webhooks, and a new one. */
export function WebhookList({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const router = useRouter();
  const [isMaking, setMaking] = useState(webhooks.length === 0);
  const { opener, panel } = useOpener(isMaking);
  const [fresh, setFresh] = useState<WebhookWithSecret>();
  return (
    <>
      {fresh && (
        <SecretOnce
          title="The signing secret"
          secret={fresh.secret}
          onDone={() => {
            setFresh(undefined);
            opener.current?.focus();
          }}
        >
          Copy it now: it is shown this once. With it your receiver checks that what arrives at{" "}
          <span className="font-mono text-sm break-all">{fresh.url}</span> comes from here.
        </SecretOnce>
      )}
      {isMaking ? (
        <div ref={panel} className="border-[1.5px] border-ink bg-sheet p-4 sm:p-6">
          <h2 className="mb-4 text-2xl font-bold tracking-[-0.015em]">A new webhook</h2>
          <WebhookForm
            id="new-webhook"
            submitLabel="Register it"
            send={createWebhook}
            onDone={(created) => {
              setFresh(created);
              setMaking(false);
              router.refresh();
            }}
            {...(webhooks.length > 0 ? { onCancel: () => setMaking(false) } : {})}
          />
        </div>
      ) : (
        <button ref={opener} type="button" className="button button-primary" onClick={() => setMaking(true)}>
          Register a webhook
        </button>
      )}
      {webhooks.length > 0 && (
        <ul className="mt-10 border-t border-ink">
          {webhooks.map(({ id, url, description, events, enabled }) => (
            <li key={id} data-webhook={id} className="group relative border-b border-rule py-4">
              <h2 className="font-mono text-base font-semibold break-all">
                <a
                  href={`/settings/webhooks/${id}`}
                  className="group-hover:text-accent-strong after:absolute after:inset-0"
                >
                  {url}
                </a>
              </h2>
              <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
                <span className={`font-semibold ${enabled ? "text-good" : "text-accent-strong"}`}>
                  {enabled ? "On" : "Off"}
                </span>
                {description && (
                  <span dir="auto" className="break-words">
                    {description}
                  </span>
                )}
                <span className="font-mono">{events.join(", ")}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
