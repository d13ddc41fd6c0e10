import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getAddress, isAddress } from "viem/utils";
import { z } from "zod";
import { CertificateCard } from "@/components/certificate/certificate-card";
import { shortHex } from "@/components/certificate/short-hex";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import { Pagination } from "@/components/ui/pagination";
import { type Collection, readCollection } from "@/lib/certificate/read-collection";
import { chainPage } from "../../../_components/chain-page";

const PER_PAGE = 12;
const query = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });

interface OwnerPageProps {
  params: Promise<{ address: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: OwnerPageProps): Promise<Metadata> {
  return { title: `Certificates of ${shortHex((await params).address)}` };
}

/** What an address holds now. */
export default async function OwnerPage({ params, searchParams }: OwnerPageProps) {
  const { address } = await params;
  if (!isAddress(address, { strict: false })) notFound();
  const owner = getAddress(address);
  if (owner !== address) redirect(`/wallet/owner/${owner}`);
  const { page } = query.parse(await searchParams);
  return chainPage(
    () => readCollection(owner, { page, limit: PER_PAGE }),
    (collection) => <OwnerCollection owner={owner} page={page} {...collection} />,
  );
}

function OwnerCollection({ owner, page, total, certificates }: Collection & { owner: string; page: number }) {
  return (
    <div className="sheet-width pt-10">
      <h1 className="section-title">{total === 1 ? "1 certificate" : `${total} certificates`}</h1>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 text-ink-soft">
        <span>held by</span>
        <CopyButton
          text={owner}
          className="min-h-6 text-left font-mono text-sm break-all text-ink underline decoration-rule underline-offset-4 hover:decoration-accent"
        >
          <span className="sr-only">Copy </span>
          <CopyLabel>{owner}</CopyLabel>
        </CopyButton>
      </p>
      {total === 0 ? (
        <Nothing />
      ) : (
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {certificates.map((certificate, index) => (
            <li key={certificate.tokenId}>
              <CertificateCard {...certificate} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        totalPages={Math.ceil(total / PER_PAGE)}
        hrefOf={(other) => `?page=${other}`}
        label="Pages of certificates"
      />
    </div>
  );
}

function Nothing() {
  return (
    <div className="mt-10 border-t-[1.5px] border-ink pt-6">
      <p className="max-w-[52ch] text-lg text-pretty text-ink-soft">
        This address holds none at present. A certificate comes here when a brand is claimed for it, or when
        somebody hands one on.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href="/wallet/claim" className="button button-primary">
          Claim a certificate
        </a>
        <a href="/wallet" className="button">
          Look somebody else up
        </a>
      </p>
    </div>
  );
}
