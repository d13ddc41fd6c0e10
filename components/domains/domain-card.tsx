"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast-store";
import type { Domain } from "@/lib/domains/domain.schema";
import { DnsRecords } from "./dns-records";
import { checkDomain, removeDomain } from "./domain-requests";
import { STATE_WORDS, utcTime } from "./domain-words";

/** One host of the brand: how it is, why, and what to do about it. */
export function DomainCard({ brandId, domain }: { brandId: string; domain: Domain }) {
  const router = useRouter();
  const [busy, setBusy] = useState<"check" | "remove" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { id, host, writtenAs, url, kind, state, since, reason, failingSince } = domain;
  const { label, look } = STATE_WORDS[state];

  const check = async () => {
    setBusy("check");
    const answer = await checkDomain(brandId, id);
    setBusy(null);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    showToast({ text: `${host}: ${STATE_WORDS[answer.value.state].label.toLowerCase()}.` });
    router.refresh();
  };
  const remove = async () => {
    setAsking(false);
    setBusy("remove");
    const answer = await removeDomain(brandId, id);
    setBusy(null);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    showToast({ text: `${host} is removed.` });
    router.refresh();
  };

  return (
    <li data-domain={state} className="border-b border-ink py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 text-xl font-bold break-all">
          {state === "live" ? (
            <a href={url} className="text-link">
              {writtenAs}
            </a>
          ) : (
            writtenAs
          )}
        </h3>
        <span className={`border px-2 text-sm font-semibold ${look}`}>{label}</span>
      </div>
      {writtenAs !== host && <p className="mt-1 font-mono text-sm break-all text-ink-soft">{host}</p>}
      <p className="mt-3 max-w-[62ch] text-pretty">{reason}</p>
      <p className="field-hint mt-2">
        Since <time dateTime={since}>{utcTime(since)}</time>
        {failingSince && state === "live" && <>; not all well since {utcTime(failingSince)}</>}
        {domain.lastCheckedAt && <>; last checked {utcTime(domain.lastCheckedAt)}</>}
        {domain.nextCheckAt && domain.lastCheckedAt && <>, next by {utcTime(domain.nextCheckAt)}</>}
      </p>
      {domain.proof && state !== "removed" && (
        <>
          <DnsRecords title="1. Whose it is" records={[domain.proof]}>
            A TXT record that is your account’s alone. It has to stay.
          </DnsRecords>
          <DnsRecords title="2. Where it leads" records={domain.addressRecords}>
            {domain.addressRecords.length > 1
              ? "The CNAME record; or, at the top of a domain, where no CNAME may stand, all of the others."
              : "At the top of a domain, where no CNAME may stand, use what your DNS has instead (ALIAS, ANAME or flattening)."}
          </DnsRecords>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {kind === "domain" && state !== "removed" && (
          <button
            type="button"
            className="button"
            aria-disabled={busy !== null}
            onClick={() => busy === null && void check()}
          >
            {busy === "check" ? "Asking DNS…" : "Check now"}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={busy !== null}
          onClick={() => busy === null && setAsking(true)}
        >
          {busy === "remove" ? "Removing…" : "Remove"}
        </button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${writtenAs}?`}
        confirmLabel="Remove it"
        dismissLabel="Keep it"
        onConfirm={() => void remove()}
        onDismiss={() => setAsking(false)}
      >
        <p>
          Nothing is shown there any more, at once.{" "}
          {kind === "label"
            ? "The label stays yours: nobody else is ever given it."
            : "Delete the records too: whoever proves the domain may add it."}
        </p>
      </ConfirmDialog>
    </li>
  );
}
