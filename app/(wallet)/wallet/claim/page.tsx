import type { Metadata } from "next";
import { z } from "zod";
import { BrandPicture } from "@/components/certificate/brand-picture";
import { Moment } from "@/components/ui/moment";
import { Pagination } from "@/components/ui/pagination";
import type { BrandFace } from "@/lib/brand/brand-face.schema";
import { askChain } from "@/lib/certificate/ask-chain";
import {
  type BrandMaker,
  listUnclaimed,
  type UnclaimedBrand,
  type UnclaimedList,
} from "@/lib/certificate/list-unclaimed";
import type { ChainOn } from "@/lib/chain/chain-settings";
import { chainPage } from "../../_components/chain-page";
import { readFaces } from "../../read-faces";
import { readMaker } from "../../read-maker";

export const metadata: Metadata = { title: "Claim a certificate", robots: { index: false } };

const PER_PAGE = 20;
const query = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });

interface ClaimListPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The certificates that wait for whoever looks. */
export default async function ClaimListPage({ searchParams }: ClaimListPageProps) {
  const { page } = query.parse(await searchParams);
  const maker = await readMaker();
  const isSignedIn = maker !== null && "accountId" in maker;
  return chainPage(
    () => askChain(async (chain) => (maker ? listWaiting(maker, chain, page) : NOTHING)),
    ({ brands, total, faces }) => (
      <div className="sheet-width pt-10">
        <h1 className="section-title">{headline(total)}</h1>
        {!isSignedIn && <SignInFirst />}
        {brands.length > 0 ? (
          <ul className="mt-10 border-t-[1.5px] border-ink">
            {brands.map((brand) => (
              <Waiting key={brand.brandId} brand={brand} face={faces.get(brand.brandId)} />
            ))}
          </ul>
        ) : (
          isSignedIn && <NothingWaits />
        )}
        <Pagination
          page={page}
          totalPages={Math.ceil(total / PER_PAGE)}
          hrefOf={(other) => `?page=${other}`}
          label="Pages of unclaimed certificates"
        />
      </div>
    ),
  );
}

interface WaitingList extends UnclaimedList {
  faces: ReadonlyMap<string, BrandFace>;
}

const NOTHING: WaitingList = { brands: [], total: 0, faces: new Map() };

async function listWaiting(maker: BrandMaker, chain: ChainOn, page: number): Promise<WaitingList> {
  const list = await listUnclaimed(maker, chain, { page, limit: PER_PAGE });
  const ids = list.brands.map(({ brandId }) => brandId);
  return { ...list, faces: await readFaces(maker, ids) };
}

function headline(total: number): string {
  if (total === 0) return "Claim a certificate";
  return total === 1 ? "1 certificate waits for you" : `${total} certificates wait for you`;
}

function Waiting({
  brand: { brandId, name, style, completedAt, status, recipient },
  face,
}: {
  brand: UnclaimedBrand;
  face: BrandFace | undefined;
}) {
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-b border-rule py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <BrandPicture face={face} className="w-18 max-sm:row-span-2" />
      <div className="min-w-0">
        <h2 className="text-xl font-bold tracking-[-0.015em]">
          <a
            href={`/wallet/claim/${brandId}`}
            dir="auto"
            className="break-words hover:text-accent-strong after:absolute after:inset-0"
          >
            {name}
          </a>
        </h2>
        <p className="text-ink-soft">
          <span className="capitalize">{style}</span>,{" "}
          <Moment iso={completedAt.toISOString()} precision="date" />
        </p>
      </div>
      <p className={status === "failed" ? "text-accent-strong" : "text-ink-soft"}>
        {statusWords(status, recipient)}
      </p>
    </li>
  );
}

function statusWords(status: string | null, recipient: string | null): string {
  if (status === "failed") return "The last try failed";
  if (status === "offered") return `A claim is out for ${recipient?.slice(0, 8)}…`;
  return status === null ? "Waits to be claimed" : "On its way";
}

function SignInFirst() {
  return (
    <div className="mt-5 max-w-[58ch] text-lg text-pretty text-ink-soft">
      <p>
        Brands of an account wait here when you are signed in; brands of this browser, on the page where you
        made them.
      </p>
      <p className="mt-6">
        <a href="/sign-in?next=/wallet/claim" className="button button-primary">
          Sign in
        </a>
      </p>
    </div>
  );
}

function NothingWaits() {
  return (
    <div className="mt-8 border-t-[1.5px] border-ink pt-6">
      <p className="max-w-[52ch] text-lg text-pretty text-ink-soft">
        Every brand of yours has its certificate, or there is none yet. Finish a brand, and its certificate
        waits here.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href="/#brief" className="button button-primary">
          Make a brand
        </a>
        <a href="/dashboard" className="button">
          Your brands
        </a>
      </p>
    </div>
  );
}
