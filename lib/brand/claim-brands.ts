import { accountName, visitorName } from "@/lib/accounts/principal";
import { db, type Tx } from "@/lib/db/client";
import { UNFINISHED } from "@/lib/jobs/job-status";

/**
 * Makes the brands that a browser made before its owner signed in the account's own, with the generations that are
 * still running. Returns how many brands moved; a second call moves none.
 */
export async function claimBrands(accountId: string, visitorId: string, tx?: Tx): Promise<number> {
  const claim = async (client: Tx) => {
    // The brands before their jobs, like everything that locks both.
    const { count } = await client.brand.updateMany({
      where: { visitorId, accountId: null },
      data: { accountId, visitorId: null },
    });
    await client.job.updateMany({
      where: { principal: visitorName(visitorId), status: { in: [...UNFINISHED] } },
      data: { principal: accountName(accountId) },
    });
    return count;
  };
  return tx ? claim(tx) : db().$transaction(claim);
}
