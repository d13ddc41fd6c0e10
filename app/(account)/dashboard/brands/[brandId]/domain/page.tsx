import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AccountPage, AccountSectionBlock } from "@/components/account/account-page";
import { brandTitle } from "@/components/account/brand-title";
import { AddDomain, BuyDomain, DomainList } from "@/components/domains/domain-list";
import { readBrandDetail } from "@/lib/brand/read-brand-detail";
import { readDomains } from "@/lib/brand/read-domains";
import { isAppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { requireAccount } from "../../../../require-account";

export const dynamic = "force-dynamic";

interface DomainPageProps {
  params: Promise<{ brandId: string }>;
}

export async function generateMetadata({ params }: DomainPageProps): Promise<Metadata> {
  const { brand } = await hostsOf((await params).brandId);
  return { title: `Custom domain of ${brandTitle(brand)}`, robots: { index: false } };
}

/** The hosts of a brand's own choice: what they cost, how they are, one more. */
export default async function DomainPage({ params }: DomainPageProps) {
  const { account, brand, hosts } = await hostsOf((await params).brandId);
  const { bought, domains, labelsBelow } = hosts;
  return (
    <AccountPage
      section="brands"
      isAdmin={account.isAdmin}
      title="Custom domain"
      lead={
        <p>
          The documentation and the showcase of <bdi>{brandTitle(brand)}</bdi> on a name of your choice, by
          https, for as long as the brand is there.
        </p>
      }
      actions={
        <a href={`/dashboard/brands/${brand.id}`} className="button">
          Back to the brand
        </a>
      }
    >
      {brand.visibleJobId === null ? (
        <p className="mt-14 max-w-[62ch] border-t-[1.5px] border-ink pt-5 text-lg">
          There is nothing to show at a host before the first version of the brand is complete. Come back
          then.
        </p>
      ) : (
        <>
          {brand.visibility === "private" && (
            <p role="note" className="mt-8 max-w-[62ch] border-[1.5px] border-ink p-4">
              Only you may see this brand, so that these hosts show it to nobody.{" "}
              <a href={`/dashboard/brands/${brand.id}#visibility`} className="text-link">
                Change who may see it
              </a>
            </p>
          )}
          {!bought && <Purchase brandId={brand.id} labelsBelow={labelsBelow} />}
          {(bought || domains.length > 0) && (
            <AccountSectionBlock
              id="hosts"
              title="Hosts"
              lead="A domain is checked daily, and every few minutes while you set it up. Its certificate comes with the first visit, and is renewed by itself."
            >
              <DomainList brandId={brand.id} domains={domains} />
            </AccountSectionBlock>
          )}
          {bought && (
            <AccountSectionBlock
              id="add"
              title="Add a host"
              lead="A label that was yours is never given to anybody else, so choose with care: a brand gets a few of them, ever."
            >
              <AddDomain brandId={brand.id} domains={domains} labelsBelow={labelsBelow} />
            </AccountSectionBlock>
          )}
        </>
      )}
    </AccountPage>
  );
}

function Purchase({ brandId, labelsBelow }: { brandId: string; labelsBelow: string }) {
  return (
    <AccountSectionBlock id="buy" title="What you get" lead="Bought once for this brand.">
      <ul className="grid max-w-[46rem] list-disc gap-2 ps-5">
        <li>
          A host below ours, <code>yourname.{labelsBelow}</code>, live at once
        </li>
        <li>Domains of your own, at the top or below it, five hosts in all</li>
        <li>
          The brand’s documentation, tokens, registry and press kit there, always of the version you show
        </li>
        <li>A certificate for each host, renewed by itself, and http sent on to https</li>
        <li>A daily check, which says in plain words what is wrong</li>
      </ul>
      <div className="mt-8">
        <BuyDomain brandId={brandId} />
      </div>
    </AccountSectionBlock>
  );
}

/** Read once a request, for the page and its title. */
const hostsOf = cache(async (brandId: string) => {
  const account = await requireAccount(`/dashboard/brands/${brandId}/domain`);
  if (!isId(brandId)) notFound();
  try {
    const principal = { kind: "account", accountId: account.id, tier: account.tier } as const;
    const [{ brand }, hosts] = await Promise.all([
      readBrandDetail(principal, brandId),
      readDomains(principal, brandId),
    ]);
    return { account, brand, hosts };
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
});
