import type { Principal } from "@/lib/accounts/principal";
import { checkDomain } from "@/lib/domains/check-domain";
import type { Domain } from "@/lib/domains/domain.schema";
import { type DomainRef, readDomain } from "./read-domains";

/** DNS has hardly changed since: who asks again at once gets what was found. */
const FRESH_MS = 3_000;

/** Asks DNS about a brand's domain now, and resolves to what came of it. @throws AppError NOT_FOUND */
export async function checkOwnDomain(principal: Principal, ref: DomainRef): Promise<Domain> {
  const { lastCheckedAt } = await readDomain(principal, ref);
  if (lastCheckedAt === null || Date.now() - Date.parse(lastCheckedAt) > FRESH_MS) {
    await checkDomain(ref.domainId);
  }
  return readDomain(principal, ref);
}
