import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AccountPage } from "@/components/account/account-page";
import { brandTitle } from "@/components/account/brand-title";
import { VariantsStudio } from "@/components/variants/variants-studio";
import { readBrandRecord } from "@/lib/brand/read-brand-record";
import { isAppError } from "@/lib/errors";
import { findVariantSet, readVariants } from "@/lib/experiments/read-variants";
import { answerSet, answerSets } from "@/lib/http/variants-answer";
import { isId } from "@/lib/ids";
import { requireAccount } from "../../../../require-account";

export const dynamic = "force-dynamic";

interface VariantsPageProps {
  params: Promise<{ brandId: string }>;
}

export async function generateMetadata({ params }: VariantsPageProps): Promise<Metadata> {
  const { brand } = await detailOf((await params).brandId);
  return { title: `A/B variants of ${brandTitle(brand)}`, robots: { index: false } };
}

/** Designs of one brand that are tested against each other. */
export default async function VariantsPage({ params }: VariantsPageProps) {
  const { account, brand, list, newest } = await detailOf((await params).brandId);
  return (
    <AccountPage
      section="brands"
      isAdmin={account.isAdmin}
      title="A/B variants"
      lead={
        <p>
          Three designs of{" "}
          <a href={`/dashboard/brands/${brand.id}`} className="text-link">
            <bdi>{brandTitle(brand)}</bdi>
          </a>{" "}
          that differ on one thing each, and the test that says which one works.
        </p>
      }
    >
      {brand.version === null ? (
        <p role="status" className="mt-10 text-lg">
          The first version of this brand is not complete yet. Come back when it is.
        </p>
      ) : (
        <VariantsStudio brandId={brand.id} initial={list} newest={newest} />
      )}
    </AccountPage>
  );
}

/** Read once a request, for the page and its title. */
const detailOf = cache(async (brandId: string) => {
  const account = await requireAccount(`/dashboard/brands/${brandId}/variants`);
  if (!isId(brandId)) notFound();
  try {
    const principal = { kind: "account", accountId: account.id, tier: account.tier } as const;
    const [brand, list] = await Promise.all([
      readBrandRecord(account.id, brandId),
      readVariants(principal, brandId).then(answerSets),
    ]);
    const [latest] = list.sets;
    const newest = latest && (await answerSet(await findVariantSet(principal, brandId, latest.id)));
    return { account, brand, list, newest };
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
});
