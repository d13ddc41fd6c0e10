import type { Tier } from "@/lib/accounts/account.schema";
import { TIER_LIMITS } from "@/lib/accounts/principal";
import { capitalize } from "@/lib/model/letter-case";

/** What each tier allows; the account's own is marked. */
export function TierTable({ current }: { current: Tier }) {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 pr-3 pl-3 font-semibold">
            Tier
          </th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">
            Requests an hour
          </th>
          <th scope="col" className="py-2 pr-3 pl-3 text-right font-semibold">
            Brands at a time
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(TIER_LIMITS).map(([tier, { requestsPerHour, concurrentGenerations }]) => (
          <tr
            key={tier}
            aria-current={tier === current || undefined}
            className="border-b border-rule aria-[current]:bg-accent-wash"
          >
            <th scope="row" className="py-2.5 pr-3 pl-3 font-semibold">
              {capitalize(tier)}
              {tier === current && <span className="ml-2 text-sm font-normal">yours</span>}
            </th>
            <td className="px-3 py-2.5 text-right">
              {requestsPerHour === null ? "unlimited" : requestsPerHour.toLocaleString("en-GB")}
            </td>
            <td className="py-2.5 pr-3 pl-3 text-right">{concurrentGenerations}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
