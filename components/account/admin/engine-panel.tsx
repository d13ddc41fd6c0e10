import { duration } from "@/components/brand/duration";
import { RuledTable } from "@/components/ui/ruled-table";
import type { EngineState } from "@/lib/admin/admin.schema";

interface EnginePanelProps {
  state: EngineState;
  checks: Record<string, { ok: boolean; ms: number; problem?: string }>;
}

/** Whether everything stands, and what waits, runs and went wrong. */
export function EnginePanel({ state, checks }: EnginePanelProps) {
  const { jobs, outbox, webhooks, processes, functions } = state;
  return (
    <>
      <ul className="mt-8 grid border-t border-l border-ink sm:grid-cols-3">
        {Object.entries(checks).map(([name, { ok, ms, problem }]) => (
          <li key={name} className="cell border-r border-b border-ink">
            <p className="text-ink-soft">{NAMES[name] ?? name}</p>
            <p className={`text-2xl font-bold ${ok ? "text-good" : "text-accent-strong"}`}>
              {ok ? "Works" : (problem ?? "Fails")}
            </p>
            <p className="text-sm text-ink-soft tabular-nums">{ms} ms</p>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 border-l border-ink sm:grid-cols-3 lg:grid-cols-6">
        <Figure name="Waiting" value={jobs.pending} />
        <Figure name="Running" value={jobs.processing} />
        <Figure name="Done in a day" value={jobs.completedToday} />
        <Figure name="Failed in a day" value={jobs.failedToday} isBad={jobs.failedToday > 0} />
        <Figure
          name="Median time"
          value={jobs.medianSeconds === null ? "none yet" : duration(jobs.medianSeconds * 1_000)}
        />
        <Figure name="Webhooks waiting" value={webhooks.waiting} isBad={webhooks.overdueSeconds > 60} />
      </dl>
      <h2 className="mt-12 mb-3 text-2xl font-bold tracking-[-0.015em]">Processes</h2>
      {processes.length === 0 ? (
        <p className="text-ink-soft">None holds a lease of the embedded engine.</p>
      ) : (
        <ul className="border-t border-ink">
          {processes.map(({ host, pid }) => (
            <li key={`${host}${pid}`} className="flex flex-wrap gap-x-6 border-b border-rule py-2.5">
              <span className="font-semibold break-all">{host}</span>
              <span className="text-ink-soft tabular-nums">process {pid}</span>
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-12 mb-3 text-2xl font-bold tracking-[-0.015em]">Outbox</h2>
      <p>
        {outbox.waiting === 0
          ? "Empty: every event has been handed to the engine."
          : `${outbox.waiting} waiting, the oldest for ${duration(outbox.oldestSeconds * 1_000)}${outbox.retried > 0 ? `, ${outbox.retried} tried before` : ""}.`}
      </p>
      {outbox.lastError && <p className="mt-1 font-mono text-sm break-words">{outbox.lastError}</p>}
      <h2 className="mt-12 mb-3 text-2xl font-bold tracking-[-0.015em]">Functions</h2>
      <FunctionTable functions={functions} />
    </>
  );
}

const NAMES: Record<string, string> = { database: "Database", storage: "Storage", engine: "Engine" };

function Figure({ name, value, isBad = false }: { name: string; value: number | string; isBad?: boolean }) {
  return (
    <div className="cell border-r border-b border-ink">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={`text-2xl font-bold tabular-nums ${isBad ? "text-accent-strong" : ""}`}>{value}</dd>
    </div>
  );
}

function FunctionTable({ functions }: Pick<EngineState, "functions">) {
  if (functions.length === 0) return <p className="text-ink-soft">None has run yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Functions" tabIndex={0} className="overflow-x-auto">
      <RuledTable
        caption="Functions"
        look="min-w-120"
        rows={functions}
        keyOf={({ functionId }) => functionId}
        columns={[
          {
            title: "Function",
            isRowHead: true,
            look: "font-mono text-sm font-normal",
            cell: ({ functionId }) => functionId,
          },
          { title: "Queued", isNumber: true, cell: ({ queued }) => queued },
          { title: "Running", isNumber: true, cell: ({ running }) => running },
          { title: "Done in a day", isNumber: true, cell: ({ completed }) => completed },
          {
            title: "Failed in a day",
            isNumber: true,
            cell: ({ failed }) =>
              failed > 0 ? <span className="font-semibold text-accent-strong">{failed}</span> : failed,
          },
        ]}
      />
    </section>
  );
}
