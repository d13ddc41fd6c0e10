import type { IncidentView } from "@/lib/status/incident.schema";

interface IncidentListProps {
  id: string;
  title: string;
  incidents: readonly IncidentView[];
  /** Said when there are none. */
  empty?: string;
}

/** Incidents with everything that was said about them, newest words first. */
export function IncidentList({ id, title, incidents, empty }: IncidentListProps) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-2xl font-bold tracking-[-0.015em]">
        {title}
      </h2>
      {incidents.length === 0 && <p className="mt-4 text-ink-soft">{empty}</p>}
      {incidents.map((incident) => (
        <article key={incident.id} className="mt-5 border-t-[1.5px] border-ink pt-4">
          <h3 className="text-lg font-semibold" dir="auto">
            {incident.title}
          </h3>
          <p className="text-sm text-ink-soft">
            {IMPACTS[incident.impact]} · <Time at={incident.startedAt} />
            {incident.resolvedAt && (
              <>
                {" "}
                to <Time at={incident.resolvedAt} />
              </>
            )}
          </p>
          <ol className="mt-3 max-w-[70ch] space-y-3">
            {incident.updates.map((update) => (
              <li key={update.id}>
                <p className="text-sm font-semibold">
                  {STATUSES[update.status]}{" "}
                  <span className="font-normal text-ink-soft">
                    <Time at={update.createdAt} />
                  </span>
                </p>
                <p className="whitespace-pre-line text-pretty" dir="auto">
                  {update.message}
                </p>
              </li>
            ))}
          </ol>
        </article>
      ))}
    </section>
  );
}

function Time({ at }: { at: string }) {
  return <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>;
}

const IMPACTS = { minor: "Minor", major: "Major", critical: "Critical" } as const;
const STATUSES = {
  investigating: "Looking into it",
  identified: "Cause found",
  monitoring: "Watching",
  resolved: "Resolved",
} as const;
