import { ANALYTICS_RANGES, type AnalyticsRange } from "@/lib/certificate/analytics.schema";

const WORDS: Record<AnalyticsRange, string> = {
  "30d": "30 days",
  "90d": "90 days",
  "1y": "A year",
  all: "From the first",
};

/** How far back the charts go. */
export function RangeLinks({ range, href }: { range: AnalyticsRange; href: string }) {
  return (
    <nav aria-label="How far back" className="mt-10">
      <ul className="flex flex-wrap gap-x-6 border-b border-rule">
        {ANALYTICS_RANGES.map((each) => (
          <li key={each}>
            <a
              href={`${href}?range=${each}`}
              aria-current={each === range ? "true" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent font-medium text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {WORDS[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
