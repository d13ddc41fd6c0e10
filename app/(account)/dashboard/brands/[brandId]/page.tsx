import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AccountPage, AccountSectionBlock } from "@/components/account/account-page";
import { BrandDownloads } from "@/components/account/brand-downloads";
import { BrandSheet } from "@/components/account/brand-sheet";
import { brandTitle } from "@/components/account/brand-title";
import { BrandVersions } from "@/components/account/brand-versions";
import { DeleteBrand } from "@/components/account/delete-brand";
import { RefreshWhile } from "@/components/account/refresh-while";
import { RunningVersion } from "@/components/account/running-version";
import { VisibilityField } from "@/components/account/visibility-field";
import { byteSize } from "@/components/brand/byte-size";
import { readBrandDetail } from "@/lib/brand/read-brand-detail";
import { isAppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { isUnfinished } from "@/lib/jobs/job-status";
import { requireAccount } from "../../../require-account";

export const dynamic = "force-dynamic";

interface BrandPageProps {
  params: Promise<{ brandId: string }>;
}

export async function generateMetadata({ params }: BrandPageProps): Promise<Metadata> {
  const { brand } = await detailOf((await params).brandId);
  return { title: brandTitle(brand), robots: { index: false } };
}

/** One brand of the account: what it looks like, what can be had, who sees it, and the way out. */
export default async function OwnBrandPage({ params }: BrandPageProps) {
  const { account, brand, face, versions, files, packageBytes, seed } = await detailOf(
    (await params).brandId,
  );
  const { visibleJobId, status } = brand;
  const isRunning = isUnfinished(status);
  return (
    <AccountPage
      section="brands"
      isAdmin={account.isAdmin}
      title={brandTitle(brand)}
      lead={
        brand.tagline && (
          <p lang={face?.language} dir="auto">
            {brand.tagline}
          </p>
        )
      }
      actions={
        visibleJobId && (
          <>
            {packageBytes !== null && (
              <a href={`/api/download/${visibleJobId}`} download="" className="button button-ink">
                Download the package
                <span className="font-normal">ZIP, {byteSize(packageBytes)}</span>
              </a>
            )}
            <a href={`/brands/${visibleJobId}`} className="button">
              Open the board
            </a>
            <a href={`/api/showcase/${brand.id}`} className="button">
              Open the showcase
            </a>
          </>
        )
      }
    >
      {isRunning && <RunningVersion brand={brand} />}
      <BrandSheet brand={brand} face={face} seed={seed} />
      {visibleJobId && (
        <>
          <AccountSectionBlock
            id="downloads"
            title="Downloads"
            lead={`Of version ${brand.version}, which people see now.`}
          >
            <BrandDownloads jobId={visibleJobId} files={files} packageBytes={packageBytes} />
          </AccountSectionBlock>
          <AccountSectionBlock
            id="versions"
            title="Versions"
            lead="Nothing is lost: each can be shown again."
          >
            <BrandVersions brandId={brand.id} versions={versions} />
          </AccountSectionBlock>
        </>
      )}
      <AccountSectionBlock
        id="visibility"
        title="Who may see it"
        lead="The board, the downloads and the showcase: a site of the brand's own with its logos, colors, documentation, tokens and press kit."
      >
        <VisibilityField brandId={brand.id} visibility={brand.visibility} />
      </AccountSectionBlock>
      <AccountSectionBlock
        id="delete"
        title="Delete"
        lead={`The brand is gone from here and its links at once${isRunning ? ", and what is being made is stopped" : ""}. For a day it can be had back.`}
      >
        <DeleteBrand brandId={brand.id} name={brandTitle(brand)} />
      </AccountSectionBlock>
      <RefreshWhile isRunning={isRunning} />
    </AccountPage>
  );
}

/** Read once a request, for the page and its title. */
const detailOf = cache(async (brandId: string) => {
  const account = await requireAccount(`/dashboard/brands/${brandId}`);
  if (!isId(brandId)) notFound();
  try {
    const principal = { kind: "account", accountId: account.id, tier: account.tier } as const;
    return { account, ...(await readBrandDetail(principal, brandId)) };
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
});
