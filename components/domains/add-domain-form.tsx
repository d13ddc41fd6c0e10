"use client";

import { AccountField, fieldProps } from "@/components/account/account-field";
import { useSendForm } from "@/components/account/use-send-form";
import { FormProblem } from "@/components/ui/form-problem";
import { SendButton } from "@/components/ui/send-button";
import type { Domain } from "@/lib/domains/domain.schema";
import { addDomain } from "./domain-requests";

interface AddDomainFormProps {
  brandId: string;
  /** The host that a label stands before. */
  labelsBelow: string;
  onDone: (domain: Domain) => void;
}

/** Asks for one host more: a label or a domain. */
export function AddDomainForm({ brandId, labelsBelow, onDone }: AddDomainFormProps) {
  const form = useSendForm<Domain>({
    send: (data) => addDomain(brandId, String(data.get("name") ?? "").trim()),
    onDone,
  });
  const error = form.errors.name;
  return (
    <form noValidate onSubmit={form.submit} className="max-w-[46rem]">
      <AccountField
        id="domain-name"
        label="Label or domain"
        error={error}
        hint={
          <>
            One word, such as <code>klok</code>, becomes <code>klok.{labelsBelow}</code> and is live at once.
            A domain of yours, such as <code>docs.klok.example</code>, is live when its records are there.
          </>
        }
      >
        <input
          {...fieldProps("domain-name", error, true)}
          name="name"
          required
          maxLength={245}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          className="control font-mono text-sm"
        />
      </AccountField>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <SendButton isSending={form.isSending} isPrimary>
          Add it
        </SendButton>
        <FormProblem>{form.problem}</FormProblem>
      </div>
    </form>
  );
}
