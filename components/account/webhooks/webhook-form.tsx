"use client";

import { FieldMessage } from "@/components/ui/field-message";
import { FormProblem } from "@/components/ui/form-problem";
import { SendButton } from "@/components/ui/send-button";
import { EVENT_KINDS, EVENTS } from "@/lib/webhooks/event.schema";
import type { WebhookView } from "@/lib/webhooks/webhook.schema";
import { AccountField, fieldProps } from "../account-field";
import type { Sent } from "../send";
import { useSendForm } from "../use-send-form";
import type { WebhookFields } from "./webhook-requests";

interface WebhookFormProps<T> {
  /** Prefix of the fields' ids. */
  id: string;
  /** The webhook that is changed; a new one without it. */
  value?: WebhookView;
  submitLabel: string;
  send: (fields: WebhookFields) => Promise<Sent<T>>;
  onDone: (value: T) => void;
  onCancel?: () => void;
}

/** Address, description and events of a webhook, new or known. */
export function WebhookForm<T>({ id, value, submitLabel, send, onDone, onCancel }: WebhookFormProps<T>) {
  const form = useSendForm<T>({ send: (data) => send(fieldsOf(data)), onDone });
  const { errors } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <AccountField
          id={`${id}-url`}
          label="Address"
          error={errors.url}
          hint="Where events are posted to. It must be reached by https from the internet."
        >
          <input
            {...fieldProps(`${id}-url`, errors.url, true)}
            name="url"
            type="url"
            required
            maxLength={2048}
            spellCheck={false}
            autoComplete="off"
            placeholder="https://example.com/hooks/marque"
            defaultValue={value?.url}
            className="control font-mono text-sm"
          />
        </AccountField>
        <AccountField id={`${id}-description`} label="Description" optional error={errors.description}>
          <input
            {...fieldProps(`${id}-description`, errors.description)}
            name="description"
            maxLength={200}
            defaultValue={value?.description ?? ""}
            autoComplete="off"
            className="control"
          />
        </AccountField>
      </div>
      <fieldset aria-describedby={`${id}-events-error`}>
        <legend className="field-label mb-1.5">Events</legend>
        <div className="border-t border-ink">
          {EVENT_KINDS.map((kind) => (
            <label key={kind} className="flex cursor-pointer gap-3 border-b border-rule py-2.5">
              <input
                type="checkbox"
                name="events"
                value={kind}
                defaultChecked={value ? value.events.includes(kind) : kind !== "nft.minted"}
                className="mt-0.5 size-5 shrink-0 accent-(--accent)"
              />
              <span>
                <code className="font-mono text-sm font-semibold">{kind}</code>
                <span className="field-hint block">{EVENTS[kind].words}</span>
              </span>
            </label>
          ))}
        </div>
        <FieldMessage id={`${id}-events-error`} error={errors.events} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 lg:col-span-2">
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

function fieldsOf(data: FormData): WebhookFields {
  const description = String(data.get("description") ?? "").trim();
  return {
    url: String(data.get("url") ?? "").trim(),
    events: data.getAll("events").map(String),
    description: description === "" ? null : description,
  };
}
