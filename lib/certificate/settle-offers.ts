import type { OpenChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { adoptToken } from "./adopt-token";

const AT_ONCE = 100;
/** A claim that was sent in the last second is in a block by then, or never. */
const GRACE_MS = 5 * 60_000;

/** Looks which vouchers were used, and forgets those that have run out. */
export async function settleOffers(open: OpenChain): Promise<void> {
  const offers = await db().certificate.findMany({
    where: { status: "offered", chainId: open.chainId, contract: open.contractAddress },
    orderBy: { offeredUntil: "asc" },
    select: { brandId: true, round: true, offeredUntil: true },
    take: AT_ONCE,
  });
  for (const { brandId, round, offeredUntil } of offers) {
    if (await adoptToken(open, brandId)) continue;
    if (Date.now() < (offeredUntil?.getTime() ?? 0) + GRACE_MS) continue;
    await db().certificate.deleteMany({ where: { brandId, round, status: "offered" } });
  }
}
