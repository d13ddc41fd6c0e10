import { type BrandListQuery, brandListQuerySchema } from "@/lib/brand/brand-list.schema";

/** Brands on a page: full rows of two, three and four. */
export const BRANDS_A_PAGE = 24;

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The query of the page's address. What does not fit is left out: a person mistyped it, or an old link is used. */
export function readBrandListAddress(params: SearchParams): BrandListQuery {
  const fields = brandListQuerySchema.shape;
  const valid = Object.entries(params).filter(
    ([key, value]) =>
      typeof value === "string" &&
      value !== "" &&
      key in fields &&
      fields[key as keyof typeof fields].safeParse(value).success,
  );
  return brandListQuerySchema.parse({ ...Object.fromEntries(valid), limit: BRANDS_A_PAGE });
}

/** Address of a page of the same list; what is left at its default is not in it. */
export function brandListHref({ q, style, status, sort, page }: Partial<BrandListQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (style) params.set("style", style);
  if (status) params.set("status", status);
  if (sort && sort !== "-createdAt") params.set("sort", sort);
  if (page && page > 1) params.set("page", String(page));
  const text = params.toString();
  return text ? `/dashboard?${text}` : "/dashboard";
}
