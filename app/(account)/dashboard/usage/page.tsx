import type { Metadata } from "next";
import { AccountPage, AccountSectionBlock } from "@/components/account/account-page";
import { brandTitle } from "@/components/account/brand-title";
import { Gauge } from "@/components/account/gauge";
import { LedgerTable } from "@/components/account/ledger-table";
import { RefreshWhile } from "@/components/account/refresh-while";
import { TierTable } from "@/components/account/tier-table";
import { Moment } from "@/components/ui/moment";
import { Pagination } from "@/components/ui/pagination";
import { TIER_LIMITS } from "@/lib/accounts/principal";
import { readLedger } from "@/lib/credits/read-ledger";
import { peekRateLimit } from "@/lib/http/rate-limit";
import { listRunningJobs, type RunningJob } from "@/lib/jobs/list-running-jobs";
import { nameJobs } from "@/lib/jobs/name-jobs";
import { capitalize } from "@/lib/model/letter-case";
import { requireAccount } from "../../require-account";

export const metadata: Metadata = { title: "Usage", robots: { index: false } };
export const dynamic = "force-dynamic";

const ENTRIES_A_PAGE = 25;

interface UsageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the account's tier allows and what of it is used now, and how its credits came and went. */
export default async function UsagePage({ searchParams }: UsageProps) {
  const page = pageOf((await searchParams).page);
  const account = await requireAccount("/dashboard/usage");
  const { requestsPerHour, concurrentGenerations } = TIER_LIMITS[account.tier];
  const [rate, running, ledger] = await Promise.all([
    peekRateLimit([`account:${account.id}`], requestsPerHour ?? Number.MAX_SAFE_INTEGER),
    listRunningJobs(account.id),
    readLedger(account.id, { page, limit: ENTRIES_A_PAGE }),
  ]);
  const jobs = await nameJobs(
    account.id,
    ledger.entries.flatMap(({ jobId }) => jobId ?? []),
  );
  const used = rate.limit - rate.remaining;
  return (
    <AccountPage
      section="usage"
      isAdmin={account.isAdmin}
      title="Usage"
      lead={`The ${capitalize(account.tier)} tier. One brand, or one new version of it, costs 1 credit; what fails, or is stopped before a logo of it was shown, costs nothing.`}
    >
      <section aria-label="Now" className="mt-8">
        <div className="ticket grid divide-ink max-md:divide-y md:grid-cols-3 md:divide-x">
          <Gauge
            title="Requests this hour"
            used={used}
            limit={requestsPerHour}
            note={
              used > 0 && requestsPerHour !== null ? (
                <>
                  Room for one more at <Moment iso={new Date(rate.resetSeconds * 1_000).toISOString()} />
                </>
              ) : (
                "Counted over the last sixty minutes"
              )
            }
          />
          <Gauge
            title="Brands being made now"
            used={running.length}
            limit={concurrentGenerations}
            note={<RunningLinks running={running} />}
          />
          <div className="cell">
            <h2 className="font-text text-base font-semibold">Credits</h2>
            <p className="mt-2 font-display text-[clamp(2.5rem,2rem+1.6vw,3.75rem)] leading-none font-extrabold tracking-[-0.04em] tabular-nums">
              {ledger.balance}
            </p>
            <p className="mt-10 text-sm text-ink-soft">
              {ledger.balance === 0
                ? "None left: brands can be looked at and downloaded, but none can be made."
                : "They do not expire."}{" "}
              <a href="/credits" className="text-link">
                What they are, and how to get more
              </a>
            </p>
          </div>
        </div>
      </section>
      <AccountSectionBlock
        id="tier"
        title="Tiers"
        lead="An administrator of this service sets the tier of an account."
      >
        <TierTable current={account.tier} />
      </AccountSectionBlock>
      <AccountSectionBlock id="credits" title="Ledger" lead="Every change of the balance, once.">
        {ledger.entries.length > 0 ? (
          <LedgerTable entries={ledger.entries} jobs={jobs} />
        ) : (
          <p className="text-ink-soft">
            {ledger.total === 0 ? "Nothing yet." : "There is no such page of the ledger."}
          </p>
        )}
        <Pagination
          page={page}
          totalPages={Math.ceil(ledger.total / ENTRIES_A_PAGE)}
          hrefOf={(to) => `/dashboard/usage?page=${to}#credits`}
          label="Pages of the ledger"
        />
      </AccountSectionBlock>
      <RefreshWhile isRunning={running.length > 0} />
    </AccountPage>
  );
}

function RunningLinks({ running }: { running: readonly RunningJob[] }) {
  if (running.length === 0) return "All places are free";
  return running.slice(0, 3).map(({ jobId, progress, ...brand }) => (
    <a key={jobId} href={`/jobs/${jobId}`} className="text-link mr-3">
      {brandTitle(brand)}, {progress} %
    </a>
  ));
}

/** Page number of the address; the first one when it is none. */
function pageOf(value: string | string[] | undefined): number {
  return typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}
