import type { Prisma } from "@/lib/db/generated/client";

/** Which of a brand's names its owner sees: labels while they are had, domains until they are removed by hand. */
export const shownDomains = (brandId: string): Prisma.BrandDomainWhereInput => ({
  brandId,
  OR: [{ kind: "domain" }, { kind: "label", NOT: { state: "removed" } }],
});
