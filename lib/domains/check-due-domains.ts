import pLimit from "p-limit";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { checkDomain } from "./check-domain";
import type { lookUp } from "./look-up";

const MOST_AT_ONCE = 200;
const SIDE_BY_SIDE = 10;

/** Checks the domains whose time has come, and forgets those that were kept for long enough. Returns how many were checked. */
export async function checkDueDomains(ask?: typeof lookUp): Promise<number> {
  await db().brandDomain.deleteMany({
    where: { kind: "domain", brandId: null, keptUntil: { lt: new Date() } },
  });
  // Whoever takes them moves them on: two that come at once share them.
  const due = await db().$queryRaw<{ id: string }[]>`
    UPDATE brand_domains SET next_check_at = now() + interval '15 minutes'
    WHERE id IN (
      SELECT d.id FROM brand_domains d JOIN brands b ON b.id = d.brand_id
      WHERE d.next_check_at <= now() AND d.kind = 'domain' AND d.state <> 'removed' AND b.deleted_at IS NULL
      ORDER BY d.next_check_at LIMIT ${MOST_AT_ONCE} FOR UPDATE OF d SKIP LOCKED)
    RETURNING id`;
  const limit = pLimit(SIDE_BY_SIDE);
  await Promise.all(
    due.map(({ id }) =>
      limit(() =>
        checkDomain(id, ask).catch((error: unknown) =>
          logger().warn({ err: error, domainId: id }, "a domain could not be checked"),
        ),
      ),
    ),
  );
  return due.length;
}
