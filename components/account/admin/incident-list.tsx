import { Moment } from "@/components/ui/moment";
import { capitalize } from "@/lib/model/letter-case";
import type { IncidentView } from "@/lib/status/incident.schema";
import { IncidentUpdateForm } from "./incident-forms";

/** What the status page tells of, the newest first, each to be told more of. */
export function IncidentList({ incidents }: { incidents: readonly IncidentView[] }) {
  return (
    <ul className="mt-8 border-t border-ink">
      {incidents.map(({ id, title, impact, status, startedAt, resolvedAt, updates }) => (
        <li key={id} data-incident={status} className="border-b border-rule py-5">
          <h2 className="text-xl font-bold tracking-[-0.015em] break-words">{title}</h2>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            <span className={`font-semibold ${resolvedAt ? "text-good" : "text-accent-strong"}`}>
              {capitalize(status)}
            </span>
            <span>{capitalize(impact)}</span>
            <span>
              since <Moment iso={startedAt} />
            </span>
          </p>
          <ol className="mt-3 grid gap-2">
            {updates.map((update) => (
              <li key={update.id} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
                <span className="text-sm text-ink-soft">
                  <Moment iso={update.createdAt} />
                </span>
                <span className="break-words whitespace-pre-line">
                  <span className="font-semibold">{capitalize(update.status)}.</span> {update.message}
                </span>
              </li>
            ))}
          </ol>
          <IncidentUpdateForm id={id} title={title} />
        </li>
      ))}
    </ul>
  );
}
