import type { Metadata } from "next";
import { ComponentRow, KINDS } from "@/components/status/component-row";
import { IncidentList } from "@/components/status/incident-list";
import { RefreshSlowly } from "@/components/status/refresh-slowly";
import { ownHost, selfUrl } from "@/lib/server/self-url";
import { readStatus } from "@/lib/status/read-status";

export const metadata: Metadata = {
  title: "Status",
  description: "Whether Marque works right now, and how it did in the last ninety days.",
};
export const dynamic = "force-dynamic";

/** Every component asked when the page is opened, its ninety days, and what people were told about failures. */
export default async function StatusPage() {
  const { checkedAt, level, components, incidents } = await readStatus(selfUrl(), ownHost());
  const open = incidents?.filter(({ resolvedAt }) => resolvedAt === null) ?? [];
  const past = incidents?.filter(({ resolvedAt }) => resolvedAt !== null) ?? [];
  return (
    <div className="sheet-width pt-8">
      <h1 className="max-w-[16ch] text-[clamp(2.5rem,1.4rem+4.6vw,5.5rem)] leading-[0.92] font-extrabold tracking-[-0.035em]">
        {HEADLINES[level]}
      </h1>
      <p className="mt-6 text-lg text-ink-soft">
        Asked at <time dateTime={checkedAt}>{checkedAt.slice(11, 19)} UTC</time>, when this page was made.
      </p>
      {open.length > 0 && <IncidentList id="open" title="What is going on" incidents={open} />}
      <section aria-labelledby="components" className="mt-14">
        <h2 id="components" className="text-2xl font-bold tracking-[-0.015em]">
          Components
        </h2>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
          {Object.values(KINDS).map(({ look, label }) => (
            <div key={label} className="flex items-center gap-2">
              <dt className="flex h-5 w-2.5 items-end">
                <span className="sr-only">A bar of this kind</span>
                <span aria-hidden="true" className={`w-full forced-color-adjust-none ${look}`} />
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-5 border-t-[1.5px] border-ink">
          {components.map((component) => (
            <ComponentRow key={component.id} component={component} />
          ))}
        </ul>
        <p className="mt-4 max-w-[70ch] text-sm text-pretty text-ink-soft">
          Each bar is a day in UTC, today at the right: the higher, the more of it the component worked.
          Marque asks itself once a minute; a minute in which it did not run counts as down.
        </p>
      </section>
      {incidents ? (
        <IncidentList
          id="past"
          title="Past incidents"
          incidents={past}
          empty="None in the last ninety days."
        />
      ) : (
        <p className="mt-14">Incidents cannot be read at the moment.</p>
      )}
      <RefreshSlowly />
    </div>
  );
}

const HEADLINES = {
  working: "Everything works.",
  partly: "Some of it does not work.",
  down: "Marque is down.",
} as const;
