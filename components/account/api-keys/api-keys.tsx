"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast-store";
import type { CreatedKey, KeySummary } from "@/lib/keys/key.schema";
import { SecretOnce } from "../secret-once";
import { useOpener } from "../use-opener";
import { KeyForm } from "./key-form";
import { changeKey, createKey, type KeyFields, revokeKey, rotateKey } from "./key-requests";
import { KeyRow } from "./key-row";

const OVERLAPS = [
  [0, "At once"],
  [1, "In an hour"],
  [24, "In a day"],
  [168, "In a week"],
] as const;

interface ApiKeysProps {
  /** Newest first. */
  keys: readonly KeySummary[];
}

/** The account's keys: make one, and change, rotate or revoke those that there are. */
export function ApiKeys({ keys }: ApiKeysProps) {
  const router = useRouter();
  const [isMaking, setMaking] = useState(keys.length === 0);
  const { opener, panel } = useOpener(isMaking);
  const [fresh, setFresh] = useState<CreatedKey>();
  const [edited, setEdited] = useState<string>();
  const [asked, setAsked] = useState<{ about: "rotate" | "revoke"; apiKey: KeySummary }>();
  const [overlapHours, setOverlapHours] = useState(24);

  const show = (created: CreatedKey) => {
    setFresh(created);
    setMaking(false);
    router.refresh();
  };
  const putAway = () => {
    setFresh(undefined);
    opener.current?.focus();
  };
  const rotate = async ({ id }: KeySummary) => {
    const answer = await rotateKey(id, overlapHours);
    if (answer.ok) show(answer.value);
    else showToast({ text: answer.message, kind: "problem" });
  };
  const revoke = async ({ id, name }: KeySummary) => {
    const answer = await revokeKey(id);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    showToast({ text: `${name} is revoked. It works nowhere any more.` });
  };
  const confirm = () => {
    if (!asked) return;
    setAsked(undefined);
    void (asked.about === "rotate" ? rotate(asked.apiKey) : revoke(asked.apiKey));
  };

  const active = keys.filter(({ status }) => status === "active");
  const ended = keys.filter(({ status }) => status !== "active");
  const row = (apiKey: KeySummary) => (
    <KeyRow
      key={apiKey.id}
      apiKey={apiKey}
      isEditing={edited === apiKey.id}
      onEdit={() => setEdited(edited === apiKey.id ? undefined : apiKey.id)}
      onRotate={() => setAsked({ about: "rotate", apiKey })}
      onRevoke={() => setAsked({ about: "revoke", apiKey })}
    >
      {edited === apiKey.id && (
        <KeyForm
          id={`key-${apiKey.id}`}
          value={apiKey}
          submitLabel="Save"
          send={(fields) => changeKey(apiKey.id, fields)}
          onDone={({ name }) => {
            setEdited(undefined);
            router.refresh();
            showToast({ text: `${name} is changed.` });
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </KeyRow>
  );

  return (
    <>
      {fresh && (
        <SecretOnce title={`The key “${fresh.name}”`} secret={fresh.key} onDone={putAway}>
          Copy it now: it is shown this once. Only its fingerprint is stored, so nobody can look it up later.
          Keep it out of version control.
        </SecretOnce>
      )}
      {isMaking ? (
        <div ref={panel} className="border-[1.5px] border-ink bg-sheet p-4 sm:p-6">
          <h2 className="mb-4 text-2xl font-bold tracking-[-0.015em]">A new key</h2>
          <KeyForm
            id="new-key"
            submitLabel="Generate the key"
            send={(fields) => createKey(fields as KeyFields)}
            onDone={show}
            {...(keys.length > 0 ? { onCancel: () => setMaking(false) } : {})}
          />
        </div>
      ) : (
        <button ref={opener} type="button" className="button button-primary" onClick={() => setMaking(true)}>
          Generate a new key
        </button>
      )}
      {active.length > 0 && (
        <section aria-labelledby="active-keys" className="mt-10">
          <h2 id="active-keys" className="mb-3 text-2xl font-bold tracking-[-0.015em]">
            In use
          </h2>
          <ul className="border-t border-ink">{active.map(row)}</ul>
        </section>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended-keys" className="mt-12">
          <h2 id="ended-keys" className="mb-3 text-2xl font-bold tracking-[-0.015em]">
            Ended
          </h2>
          <ul className="border-t border-ink">{ended.map(row)}</ul>
        </section>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={
          asked?.about === "rotate"
            ? `Rotate “${asked.apiKey.name}”?`
            : `Revoke “${asked?.apiKey.name ?? ""}”?`
        }
        confirmLabel={asked?.about === "rotate" ? "Make the new key" : "Revoke it"}
        dismissLabel="Leave it"
        onConfirm={confirm}
        onDismiss={() => setAsked(undefined)}
      >
        {asked?.about === "rotate" ? (
          <>
            <p>A new key of the same name and limits is made. Put it in place, then the old one ends.</p>
            <label htmlFor="overlap" className="field-label mt-4 mb-1.5 text-ink">
              The old key ends
            </label>
            <select
              id="overlap"
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
          <p>Whatever uses it is refused from this moment on. This cannot be taken back.</p>
        )}
      </ConfirmDialog>
    </>
  );
}
