import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { BrandCard } from "@/components/account/brand-card";
import { BrandFilters } from "@/components/account/brand-filters";
import { BRANDS_A_PAGE, brandListHref, readBrandListAddress } from "@/components/account/brand-list-address";
import { DeletedBrands } from "@/components/account/deleted-brands";
import { NoBrands } from "@/components/account/no-brands";
import { RefreshWhile } from "@/components/account/refresh-while";
import { Pagination } from "@/components/ui/pagination";
import { listBrands } from "@/lib/brand/list-brands";
import { listDeletedBrands } from "@/lib/brand/list-deleted-brands";
import { readBrandFaces } from "@/lib/brand/read-brand-faces";
import { isUnfinished } from "@/lib/jobs/job-status";
import { requireAccount } from "../require-account";

export const metadata: Metadata = { title: "Your brands", robots: { index: false } };
export const dynamic = "force-dynamic";

interface DashboardProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DashboardPage({ searchParams }: DashboardProps) {
  const query = readBrandListAddress(await searchParams);
  const account = await requireAccount(brandListHref(query));
  const [{ brands, total }, deleted] = await Promise.all([
    listBrands(account.id, query),
    listDeletedBrands(account.id),
  ]);
  const faces = await readBrandFaces(
    account.id,
    brands.map(({ id }) => id),
  );
  const isFiltered = Boolean(query.q || query.style || query.status);
  const isEmpty = total === 0 && !isFiltered;
  return (
    <AccountPage
      section="brands"
      isAdmin={account.isAdmin}
      title="Your brands"
      actions={
        !isEmpty && (
          <a href="/#brief" className="button button-primary">
            Make a brand
          </a>
        )
      }
    >
      {!isEmpty && <BrandFilters query={query} />}
      {!isEmpty && (
        <p role="status" className="mt-5 text-ink-soft">
          {counted(total, isFiltered)}{" "}
          {isFiltered && (
            <a href="/dashboard" className="text-link font-medium">
              Show all
            </a>
          )}
        </p>
      )}
      {isEmpty && <NoBrands />}
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-3 xl:grid-cols-4">
        {brands.map((brand) => (
          <li key={brand.id}>
            <BrandCard brand={brand} face={faces.get(brand.id)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={query.page}
        totalPages={Math.ceil(total / BRANDS_A_PAGE)}
        hrefOf={(page) => brandListHref({ ...query, page })}
        label="Pages of your brands"
      />
      <DeletedBrands brands={deleted} />
      <RefreshWhile isRunning={brands.some(({ status }) => isUnfinished(status))} />
    </AccountPage>
  );
}

function counted(total: number, isFiltered: boolean): string {
  if (isFiltered && total === 0) return "No brand of yours fits.";
  const brands = total === 1 ? "1 brand" : `${total} brands`;
  return isFiltered ? `${brands} ${total === 1 ? "fits" : "fit"}.` : `${brands}.`;
}
