"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast-store";
import { EVENT_KINDS, type EventKind } from "@/lib/webhooks/event.schema";
import type { WebhookView, WebhookWithSecret } from "@/lib/webhooks/webhook.schema";
import { SecretOnce } from "../secret-once";
import type { Sent } from "../send";
import { useOpener } from "../use-opener";
import { WebhookForm } from "./webhook-form";
import { changeWebhook, deleteWebhook, rotateSecret, sendTest } from "./webhook-requests";

const OVERLAPS = [
  [0, "At once"],
  [1, "In an hour"],
  [24, "In a day"],
  [168, "In a week"],
] as const;

/** What can be done with a webhook: change it, try it, give it another secret, switch it off, delete it. */
export function WebhookPanel({ webhook }: { webhook: WebhookView }) {
  const { id, events, enabled } = webhook;
  const router = useRouter();
  const [isEditing, setEditing] = useState(false);
  const { opener, panel } = useOpener(isEditing);
  const [fresh, setFresh] = useState<WebhookWithSecret>();
  const [asked, setAsked] = useState<"rotate" | "delete">();
  const [overlapHours, setOverlapHours] = useState(24);
  const [sample, setSample] = useState<EventKind>(events[0] ?? EVENT_KINDS[0]);

  /** Shows a refusal; true when there was none. */
  const went = <T,>(answer: Sent<T>): answer is Sent<T> & { ok: true } => {
    if (answer.ok) router.refresh();
    else showToast({ text: answer.message, kind: "problem" });
    return answer.ok;
  };
  const test = async () => {
    if (went(await sendTest(id, sample))) showToast({ text: `A sample of ${sample} is on its way.` });
  };
  const turn = async (on: boolean, canUndo = true) => {
    if (!went(await changeWebhook(id, { enabled: on }))) return;
    showToast({
      text: on ? "The webhook is on." : "The webhook is off: nothing more is sent.",
      action: canUndo ? { label: "Undo", run: () => void turn(!on, false) } : undefined,
    });
  };
  const rotate = async () => {
    const answer = await rotateSecret(id, overlapHours);
    if (went(answer)) setFresh(answer.value);
  };
  const remove = async () => {
    const answer = await deleteWebhook(id);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.push("/settings/webhooks");
    router.refresh();
    showToast({ text: "The webhook is deleted." });
  };
  const putAway = () => {
    setFresh(undefined);
    opener.current?.focus();
  };
  const confirm = () => {
    setAsked(undefined);
    void (asked === "rotate" ? rotate() : remove());
  };

  return (
    <>
      {fresh && (
        <SecretOnce title="The new signing secret" secret={fresh.secret} onDone={putAway}>
          Copy it now: it is shown this once.
        </SecretOnce>
      )}
      {isEditing ? (
        <div ref={panel} className="border-[1.5px] border-ink bg-sheet p-4 sm:p-6">
          <WebhookForm
            id="webhook"
            value={webhook}
            submitLabel="Save"
            send={(fields) => changeWebhook(id, fields)}
            onDone={() => {
              setEditing(false);
              router.refresh();
              showToast({ text: "The webhook is changed." });
            }}
            onCancel={() => setEditing(false)}
          />
        </div>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <div>
            <label htmlFor="sample" className="mb-1 block text-sm font-semibold">
              Sample of
            </label>
            <select
              id="sample"
              className="control w-auto! font-mono text-sm"
              value={sample}
              onChange={({ target }) => setSample(target.value as EventKind)}
            >
              {EVENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kind}
                </option>
              ))}
            </select>
          </div>
          <button type="button" className="button button-ink" onClick={() => void test()}>
            Send a test
          </button>
          <button ref={opener} type="button" className="button" onClick={() => setEditing(true)}>
            Change
          </button>
          <button type="button" className="button" onClick={() => setAsked("rotate")}>
            Rotate the secret
          </button>
          <button type="button" className="button" onClick={() => void turn(!enabled)}>
            {enabled ? "Switch off" : "Switch on"}
          </button>
          <button type="button" className="button" onClick={() => setAsked("delete")}>
            Delete
          </button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === "rotate" ? "Rotate the secret?" : "Delete this webhook?"}
        confirmLabel={asked === "rotate" ? "Make a new secret" : "Delete it"}
        dismissLabel="Leave it"
        onConfirm={confirm}
        onDismiss={() => setAsked(undefined)}
      >
        {asked === "rotate" ? (
          <>
            <p>
              Until the old secret ends, deliveries are signed with both, so that none is refused meanwhile.
            </p>
            <label htmlFor="secret-overlap" className="field-label mt-4 mb-1.5 text-ink">
              The old secret ends
            </label>
            <select
              id="secret-overlap"
              className="control"
              value={overlapHours}
              onChange={({ target }) => setOverlapHours(Number(target.value))}
            >
              {OVERLAPS.map(([hours, label]) => (
                <option key={hours} value={hours}>
                  {label}
                </option>
              ))}
            </select>
          </>
        ) : (
          <p>
            Its deliveries and their attempts go with it, and what still waits is not sent. This cannot be
            taken back.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
