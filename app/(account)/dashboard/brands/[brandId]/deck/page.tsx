import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AccountPage } from "@/components/account/account-page";
import { brandTitle } from "@/components/account/brand-title";
import { DeckStudio } from "@/components/deck/deck-studio";
import { readBrandDeck } from "@/lib/brand/read-brand-deck";
import { readBrandDetail } from "@/lib/brand/read-brand-detail";
import { isAppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { requireAccount } from "../../../../require-account";

export const dynamic = "force-dynamic";

interface DeckPageProps {
  params: Promise<{ brandId: string }>;
}

export async function generateMetadata({ params }: DeckPageProps): Promise<Metadata> {
  const { brand } = await detailOf((await params).brandId);
  return { title: `Pitch deck of ${brandTitle(brand)}`, robots: { index: false } };
}

/** The pitch deck of one's own brand: bought, made, written over and downloaded here. */
export default async function DeckPage({ params }: DeckPageProps) {
  const { brandId } = await params;
  const { account, brand, face } = await detailOf(brandId);
  const deck =
    brand.version === null ? null : await readBrandDeck(account.id, brandId, `/api/brands/${brandId}/deck`);
  return (
    <AccountPage
      section="brands"
      isAdmin={account.isAdmin}
      title="Pitch deck"
      lead={
        <p>
          Ten slides for investors, of{" "}
          <a href={`/dashboard/brands/${brandId}`} className="text-link">
            <bdi lang={face?.language}>{brandTitle(brand)}</bdi>
          </a>
          .
        </p>
      }
    >
      {deck ? (
        <DeckStudio initial={deck} language={face?.language ?? "en"} />
      ) : (
        <p className="mt-10 text-lg">
          The brand has no finished version yet.{" "}
          {brand.jobId && (
            <a href={`/jobs/${brand.jobId}`} className="text-link">
              See how far it is
            </a>
          )}
        </p>
      )}
    </AccountPage>
  );
}

/** Read once a request, for the page and its title. */
const detailOf = cache(async (brandId: string) => {
  const account = await requireAccount(`/dashboard/brands/${brandId}/deck`);
  if (!isId(brandId)) notFound();
  try {
    const principal = { kind: "account", accountId: account.id, tier: account.tier } as const;
    return { account, ...(await readBrandDetail(principal, brandId)) };
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
});
