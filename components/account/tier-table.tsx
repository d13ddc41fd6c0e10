import { RuledTable } from "@/components/ui/ruled-table";
import type { Tier } from "@/lib/accounts/account.schema";
import { TIER_LIMITS } from "@/lib/accounts/principal";
import { capitalize } from "@/lib/model/letter-case";

/** What each tier allows; the account's own is marked. */
export function TierTable({ current }: { current: Tier }) {
  return (
    <RuledTable
      caption="What each tier allows"
      rows={TIERS}
      keyOf={({ tier }) => tier}
      isCurrent={({ tier }) => tier === current}
      columns={[
        {
          title: "Tier",
          isRowHead: true,
          look: "font-semibold",
          cell: ({ tier }) => (
            <>
              {capitalize(tier)}
              {tier === current && <span className="ms-2 text-sm font-normal">yours</span>}
            </>
          ),
        },
        {
          title: "Requests an hour",
          isNumber: true,
          cell: ({ requestsPerHour }) => requestsPerHour?.toLocaleString("en-GB") ?? "unlimited",
        },
        {
          title: "Brands at a time",
          isNumber: true,
          cell: ({ concurrentGenerations }) => concurrentGenerations,
        },
      ]}
    />
  );
}

const TIERS = Object.entries(TIER_LIMITS).map(([tier, limits]) => ({ tier, ...limits }));
