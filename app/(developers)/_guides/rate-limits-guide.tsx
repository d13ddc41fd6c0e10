import { Mono, Part, Table } from "@/components/developers/guide-text";
import type { Tier } from "@/lib/accounts/account.schema";
import { TIER_LIMITS } from "@/lib/accounts/principal";

const NAMES: Record<Tier, string> = {
  free: "Free",
  starter: "Starter",
  pro: "Pro",
  enterprise: "Enterprise",
};

export function RateLimitsGuide() {
  return (
    <>
      <Part title="Tiers">
        <Table
          caption="Limits of each tier"
          head={["Tier", "Requests in an hour", "Generations at once"]}
          rows={(Object.keys(TIER_LIMITS) as Tier[]).map((tier) => [
            NAMES[tier],
            TIER_LIMITS[tier].requestsPerHour?.toLocaleString("en") ?? "unlimited",
            TIER_LIMITS[tier].concurrentGenerations,
          ])}
        />
        <p>
          Both hold for the account, whichever key is used. The hour slides: a request that was made sixty
          minutes ago counts no more.
        </p>
      </Part>
      <Part title="What is left">
        <Table
          caption="Headers of every answer"
          head={["Header", "Meaning"]}
          rows={[
            [<Mono key="1">X-RateLimit-Limit</Mono>, "Requests in an hour; absent when there is no limit"],
            [<Mono key="2">X-RateLimit-Remaining</Mono>, "Requests that are left"],
            [
              <Mono key="3">X-RateLimit-Reset</Mono>,
              "When there is room for one more, in seconds since 1970 UTC",
            ],
            [<Mono key="4">Retry-After</Mono>, "On 429: seconds to wait"],
          ]}
        />
        <p>
          With a key that is refused (401) they tell of the requests with refused keys instead, of which a
          network may send a hundred in an hour.
        </p>
      </Part>
      <Part title="When it is too much">
        <p>
          <Mono>429 RATE_LIMIT_EXCEEDED</Mono>, for the hour as for generations at once; its words say which.
          A place is free again as soon as a generation ends, however it ends. The retry of a request that was
          accepted, with the same <Mono>Idempotency-Key</Mono>, gets its answer even then.
        </p>
      </Part>
    </>
  );
}
