"use client";

import { useRouter } from "next/navigation";
import { PayForFeature } from "@/components/payments/pay-button";
import { showToast } from "@/components/ui/toast-store";
import { type Domains, MAX_DOMAINS } from "@/lib/domains/domain.schema";
import { AddDomainForm } from "./add-domain-form";
import { DomainCard } from "./domain-card";

/** The brand's hosts. */
export function DomainList({ brandId, domains }: { brandId: string; domains: Domains["domains"] }) {
  if (domains.length === 0) return <p className="text-ink-soft">There is none yet: add the first below.</p>;
  return (
    <ul className="border-t border-ink">
      {domains.map((domain) => (
        <DomainCard key={domain.id} brandId={brandId} domain={domain} />
      ))}
    </ul>
  );
}

/** One host more, as long as there is room. */
export function AddDomain({
  brandId,
  domains,
  labelsBelow,
}: { brandId: string } & Omit<Domains, "bought" | "price">) {
  const router = useRouter();
  if (domains.length >= MAX_DOMAINS) {
    return <p>A brand has at most {MAX_DOMAINS} hosts of its own choice: remove one first.</p>;
  }
  return (
    <AddDomainForm
      brandId={brandId}
      labelsBelow={labelsBelow}
      onDone={({ host, kind }) => {
        showToast({ text: kind === "label" ? `${host} is live.` : `${host} waits for its records.` });
        router.refresh();
      }}
    />
  );
}

/** What it costs, and the way to pay; the page is as after the payment then. */
export function BuyDomain({ brandId }: { brandId: string }) {
  const router = useRouter();
  return <PayForFeature brandId={brandId} feature="domain" onPaid={() => router.refresh()} />;
}
