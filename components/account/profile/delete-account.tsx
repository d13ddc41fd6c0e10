"use client";

import { useState } from "react";
import { FormProblem } from "@/components/ui/form-problem";
import { AccountField, fieldProps } from "../account-field";
import { useOpener } from "../use-opener";
import { useSendForm } from "../use-send-form";
import { deleteAccount } from "./profile-requests";

/** Ends the account for good, when its owner has typed its address. */
export function DeleteAccount({ confirmation }: { confirmation: string }) {
  const [isAsking, setAsking] = useState(false);
  const { opener, panel } = useOpener(isAsking);
  if (isAsking) {
    return (
      <div ref={panel}>
        <Confirmation confirmation={confirmation} onDismiss={() => setAsking(false)} />
      </div>
    );
  }
  return (
    <button ref={opener} type="button" className="button" onClick={() => setAsking(true)}>
      Delete the account
    </button>
  );
}

function Confirmation({ confirmation, onDismiss }: { confirmation: string; onDismiss: () => void }) {
  const form = useSendForm({
    send: (data) => deleteAccount(String(data.get("confirmation") ?? "")),
    // A full load: nothing of the account may stay in the page.
    onDone: () => location.assign("/"),
  });
  const { errors } = form;
  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-label="Delete the account"
      className="grid max-w-xl gap-4 border-[1.5px] border-accent bg-sheet p-4 sm:p-6"
    >
      <p className="text-pretty">
        Every brand, key and webhook goes with it, and every browser is signed out. This cannot be taken back.
        Download first what you want to keep.
      </p>
      <AccountField
        id="delete-confirmation"
        label={
          <>
            Type <span className="font-mono break-all">{confirmation}</span> to confirm
          </>
        }
        error={errors.confirmation}
      >
        <input
          {...fieldProps("delete-confirmation", errors.confirmation)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          className="control"
        />
      </AccountField>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" aria-disabled={form.isSending}>
          {form.isSending ? "Deleting…" : "Delete it for good"}
        </button>
        <button type="button" className="button" onClick={onDismiss}>
          Keep it
        </button>
      </div>
      <FormProblem>{form.problem}</FormProblem>
    </form>
  );
}
