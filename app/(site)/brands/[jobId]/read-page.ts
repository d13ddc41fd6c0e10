import { headers } from "next/headers";
import { cache } from "react";
import { currentAccount } from "@/lib/accounts/current-account";
import { readVisitorId } from "@/lib/auth/visitor";
import { type BrandPageData, readBrandPage } from "@/lib/brand/read-brand-page";
import { isAppError } from "@/lib/errors";
import { isId } from "@/lib/ids";

/** The brand of a job as whoever asks may see it. Read once a request, for the page and its title. */
export const readPage = cache(async (jobId: string): Promise<BrandPageData | "unknown" | "unfinished"> => {
  if (!isId(jobId)) return "unknown";
  try {
    const account = await currentAccount();
    const visitorId = readVisitorId(await headers());
    return await readBrandPage(jobId, { visitorId, accountId: account?.id ?? null });
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") return "unknown";
    if (isAppError(error) && error.code === "CONFLICT") return "unfinished";
    throw error;
  }
});
