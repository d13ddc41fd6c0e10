"use client";

import { AccountField, fieldProps } from "../account-field";
import { useSendForm } from "../use-send-form";
import { deleteAccount } from "./profile-requests";

/** Ends the account for good, when its owner has typed its address. */
export function DeleteAccount({ confirmation }: { confirmation: string }) {
  const form = useSendForm({
    send: (data) => deleteAccount(String(data.get("confirmation") ?? "")),
    // A full load: nothing of the account may stay in the page.
    onDone: () => location.assign("/"),
  });
  const { errors } = form;
  return (
    <details className="fold max-w-xl">
      <summary className="flex min-h-12 items-center gap-1 font-semibold">Delete this account</summary>
      <form
        noValidate
        onSubmit={form.submit}
        className="mt-3 grid gap-4 border border-accent bg-sheet p-4 sm:p-5"
      >
        <p className="text-pretty">
          Every brand, key and webhook goes with it, and every browser is signed out. This cannot be taken
          back. Download first what you want to keep.
        </p>
        <AccountField
          id="delete-confirmation"
          label="To go on, type the account’s address"
          error={errors.confirmation}
          hint={<span className="font-mono break-all">{confirmation}</span>}
        >
          <input
            {...fieldProps("delete-confirmation", errors.confirmation, true)}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            className="control"
          />
        </AccountField>
        <button
          type="submit"
          className="button button-primary justify-self-start"
          aria-disabled={form.isSending}
        >
          {form.isSending ? "Deleting…" : "Delete it for good"}
        </button>
        <p role="alert" className="font-medium text-accent-strong empty:hidden">
          {form.problem}
        </p>
      </form>
    </details>
  );
}
