"use client";

import { FormProblem } from "@/components/ui/form-problem";
import { Moment } from "@/components/ui/moment";
import { SendButton } from "@/components/ui/send-button";
import type { KeySummary } from "@/lib/keys/key.schema";
import { AccountField, fieldProps } from "../account-field";
import type { Sent } from "../send";
import { useSendForm } from "../use-send-form";
import { KEY_LIVES, readKeyForm } from "./read-key-form";

interface KeyFormProps<T> {
  /** Prefix of the fields' ids. */
  id: string;
  /** The key that is changed; a new one without it. */
  value?: KeySummary;
  submitLabel: string;
  send: (fields: ReturnType<typeof readKeyForm>) => Promise<Sent<T>>;
  onDone: (value: T) => void;
  onCancel?: () => void;
}

/** Name, networks, end and opt-in of a key, new or known. */
export function KeyForm<T>({ id, value, submitLabel, send, onDone, onCancel }: KeyFormProps<T>) {
  const form = useSendForm<T>({ send: (data) => send(readKeyForm(data, Date.now())), onDone });
  const { errors } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 sm:grid-cols-2">
      <AccountField
        id={`${id}-name`}
        label="Name"
        error={errors.name}
        hint="Where it is used, such as “Deploys”."
      >
        <input
          {...fieldProps(`${id}-name`, errors.name, true)}
          name="name"
          required
          maxLength={80}
          defaultValue={value?.name}
          autoComplete="off"
          className="control"
        />
      </AccountField>
      <AccountField
        id={`${id}-expires`}
        label="Expires"
        error={errors.expiresAt}
        hint={
          value?.expiresAt && (
            <>
              Now <Moment iso={value.expiresAt} />
            </>
          )
        }
      >
        <select
          {...fieldProps(`${id}-expires`, errors.expiresAt, Boolean(value?.expiresAt))}
          name="expiresAt"
          defaultValue={value?.expiresAt ? "keep" : value ? "" : "365"}
          className="control"
        >
          {value?.expiresAt && <option value="keep">As it is</option>}
          {KEY_LIVES.map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </select>
      </AccountField>
      <AccountField
        id={`${id}-cidrs`}
        label="Works only from"
        optional
        error={errors.cidrs}
        hint="Addresses or ranges, one to a line, such as 203.0.113.0/24. Empty: from everywhere."
      >
        <textarea
          {...fieldProps(`${id}-cidrs`, errors.cidrs, true)}
          name="cidrs"
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          defaultValue={value?.cidrs.join("\n")}
          className="control font-mono text-sm"
        />
      </AccountField>
      <div className="flex items-start gap-3 self-start sm:pt-8">
        <input
          id={`${id}-beta`}
          type="checkbox"
          name="beta"
          defaultChecked={value?.beta}
          className="mt-1 size-5 shrink-0 accent-(--accent)"
        />
        <label htmlFor={`${id}-beta`}>
          <span className="font-semibold">Opens v2</span>
          <span className="field-hint block">
            Beta features, which may still change. v1 is open to every key.
          </span>
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <SendButton isSending={form.isSending} isPrimary>
          {submitLabel}
        </SendButton>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            Leave it as it is
          </button>
        )}
        <FormProblem>{form.problem}</FormProblem>
      </div>
    </form>
  );
}
