import { Moment } from "@/components/ui/moment";
import type { DeliveryDetail } from "@/lib/webhooks/webhook.schema";
import { ReplayDelivery } from "./replay-delivery";
import { attemptWords } from "./webhook-words";

interface DeliveryListProps {
  webhookId: string;
  deliveries: readonly DeliveryDetail[];
}

/** What was sent to a webhook, and how it went: each opens to its payload, its attempts and what was answered. */
export function DeliveryList({ webhookId, deliveries }: DeliveryListProps) {
  return (
    <ol className="-mt-3">
      {deliveries.map((delivery) => (
        <li
          key={delivery.id}
          data-delivery={delivery.id}
          data-status={delivery.status}
          className="border-b border-rule"
        >
          <details className="fold">
            <summary className="flex min-h-14 items-center gap-1 py-2">
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-0.5">
                <Outcome delivery={delivery} />
                <code className="font-mono text-sm">{delivery.event}</code>
                {delivery.test && <span className="text-sm text-ink-soft">sample</span>}
                <span className="text-sm text-ink-soft sm:ml-auto">
                  <Moment iso={delivery.createdAt} precision="second" />
                </span>
              </span>
            </summary>
            <DeliveryBody webhookId={webhookId} delivery={delivery} />
          </details>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ delivery: { status, attempts } }: { delivery: DeliveryDetail }) {
  const tries = attempts > 1 ? `, ${attempts} attempts` : "";
  const [words, look] =
    status === "succeeded"
      ? [`Delivered${tries}`, "text-good"]
      : status === "failed"
        ? [`Failed${tries}`, "text-accent-strong"]
        : [attempts === 0 ? "On its way" : `Waiting to try again${tries}`, ""];
  return <span className={`font-semibold ${look}`}>{words}</span>;
}

function DeliveryBody({ webhookId, delivery }: { webhookId: string; delivery: DeliveryDetail }) {
  const { payload, history, nextAttemptAt, status, eventId } = delivery;
  return (
    <div className="grid gap-5 pt-1 pb-5 sm:pl-6 lg:grid-cols-2">
      <div className="min-w-0">
        <h3 className="mb-1.5 font-text text-base font-semibold">Sent</h3>
        <Text>{indented(payload)}</Text>
        <p className="mt-2 text-sm break-all text-ink-soft">
          <code className="font-mono">webhook-id: {eventId}</code>
        </p>
      </div>
      <div className="min-w-0">
        <h3 className="mb-1.5 font-text text-base font-semibold">Attempts</h3>
        {history.length === 0 && <p className="text-ink-soft">None yet.</p>}
        <ol className="grid gap-3">
          {history.map((attempt) => (
            <li key={attempt.number}>
              <p className="flex flex-wrap gap-x-3 text-sm">
                <span className="font-semibold">
                  {attempt.number}.{" "}
                  {attempt.error === null ? `${attempt.status}` : attemptWords(attempt.error)}
                </span>
                <span className="text-ink-soft tabular-nums">
                  {attempt.durationMs} ms, <Moment iso={attempt.startedAt} precision="second" />
                </span>
              </p>
              {attempt.responseBody && <Text>{attempt.responseBody}</Text>}
            </li>
          ))}
        </ol>
        {status === "pending" && nextAttemptAt && history.length > 0 && (
          <p className="mt-3 text-sm">
            Next attempt <Moment iso={nextAttemptAt} precision="second" />
          </p>
        )}
        <div className="mt-3">
          <ReplayDelivery webhookId={webhookId} deliveryId={delivery.id} />
        </div>
      </div>
    </div>
  );
}

/** Text of programs: as it is, scrolling by itself. */
function Text({ children }: { children: string }) {
  return (
    <pre className="mt-1 max-h-72 overflow-auto border border-rule bg-sheet p-3 font-mono text-sm break-words whitespace-pre-wrap">
      {children}
    </pre>
  );
}

/** The same JSON on lines of its own; what is none stays as it is. */
function indented(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
