"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormProblem } from "@/components/ui/form-problem";
import { showToast } from "@/components/ui/toast-store";
import { capitalize } from "@/lib/model/letter-case";
import { INCIDENT_IMPACTS, INCIDENT_STATUSES } from "@/lib/status/incident.schema";
import { AccountField, fieldProps } from "../account-field";
import { useOpener } from "../use-opener";
import { useSendForm } from "../use-send-form";
import { openIncident, updateIncident } from "./admin-requests";

/** Opens an incident on the status page. */
export function NewIncidentForm() {
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);
  const { opener, panel } = useOpener<HTMLFormElement>(isOpening);
  const form = useSendForm({
    send: (data) => openIncident(Object.fromEntries(data)),
    onDone: ({ title }) => {
      setOpening(false);
      router.refresh();
      showToast({ text: `“${title}” is on the status page.` });
    },
  });
  const { errors } = form;
  if (!isOpening) {
    return (
      <button ref={opener} type="button" className="button button-primary" onClick={() => setOpening(true)}>
        Open an incident
      </button>
    );
  }
  return (
    <form
      ref={panel}
      noValidate
      onSubmit={form.submit}
      aria-label="New incident"
      className="grid gap-5 border-[1.5px] border-ink bg-sheet p-4 sm:grid-cols-2 sm:p-6"
    >
      <AccountField id="incident-title" label="Title" error={errors.title}>
        <input
          {...fieldProps("incident-title", errors.title)}
          name="title"
          required
          maxLength={140}
          className="control"
        />
      </AccountField>
      <AccountField id="incident-impact" label="Impact" error={errors.impact}>
        <select {...fieldProps("incident-impact", errors.impact)} name="impact" className="control">
          {INCIDENT_IMPACTS.map((impact) => (
            <option key={impact} value={impact}>
              {capitalize(impact)}
            </option>
          ))}
        </select>
      </AccountField>
      <div className="sm:col-span-2">
        <AccountField id="incident-message" label="What people should know" error={errors.message}>
          <textarea
            {...fieldProps("incident-message", errors.message)}
            name="message"
            rows={3}
            required
            maxLength={4000}
            className="control"
          />
        </AccountField>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="submit" className="button button-primary" aria-disabled={form.isSending}>
          Put it on the status page
        </button>
        <button type="button" className="button" onClick={() => setOpening(false)}>
          Leave it
        </button>
        <FormProblem>{form.problem}</FormProblem>
      </div>
    </form>
  );
}

/** Says more about an incident, and how it stands now. It has no name of its own: two incidents may have one title. */
export function IncidentUpdateForm({ id, title }: { id: string; title: string }) {
  const router = useRouter();
  const form = useSendForm({
    send: (data) => updateIncident(id, Object.fromEntries(data)),
    onDone: ({ status }) => {
      router.refresh();
      showToast({ text: `“${title}” is ${status} now.` });
    },
  });
  const { errors } = form;
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="mt-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-start"
    >
      <AccountField id={`message-${id}`} label="What is new" error={errors.message}>
        <textarea
          {...fieldProps(`message-${id}`, errors.message)}
          name="message"
          rows={1}
          required
          maxLength={4000}
          className="control"
        />
      </AccountField>
      <AccountField id={`status-${id}`} label="It is now" error={errors.status}>
        <select {...fieldProps(`status-${id}`, errors.status)} name="status" className="control">
          {INCIDENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {capitalize(status)}
            </option>
          ))}
        </select>
      </AccountField>
      <button type="submit" className="button sm:mt-7.5" aria-disabled={form.isSending}>
        Say it
      </button>
      <FormProblem look="sm:col-span-3">{form.problem}</FormProblem>
    </form>
  );
}
