import type { Metadata } from "next";
import { z } from "zod";
import { Moment } from "@/components/ui/moment";
import { Pagination } from "@/components/ui/pagination";
import { askChain } from "@/lib/certificate/ask-chain";
import { listUnclaimed, type UnclaimedBrand, type UnclaimedList } from "@/lib/certificate/list-unclaimed";
import { chainPage } from "../../_components/chain-page";
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
    () =>
      askChain(
        async (chain): Promise<UnclaimedList> =>
          maker ? listUnclaimed(maker, chain, { page, limit: PER_PAGE }) : { brands: [], total: 0 },
      ),
    ({ brands, total }) => (
      <div className="sheet-width pt-10">
        <h1 className="section-title">{headline(total)}</h1>
        {!isSignedIn && <SignInFirst />}
        {brands.length > 0 ? (
          <ul className="mt-10 border-t-[1.5px] border-ink">
            {brands.map((brand) => (
              <Waiting key={brand.brandId} brand={brand} />
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

function headline(total: number): string {
  if (total === 0) return "Claim a certificate";
  return total === 1 ? "1 certificate waits for you" : `${total} certificates wait for you`;
}

function Waiting({
  brand: { brandId, name, style, completedAt, status, recipient },
}: {
  brand: UnclaimedBrand;
}) {
  return (
    <li className="relative grid items-baseline gap-x-8 gap-y-1 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
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
