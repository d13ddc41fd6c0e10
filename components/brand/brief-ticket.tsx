import type { ReactNode } from "react";
import { BriefProblemNotice } from "./brief-problem-notice";
import { ColorField } from "./color-field";
import { IdeaField } from "./idea-field";
import { StackField } from "./stack-field";
import { StyleField } from "./style-field";
import { TagsField } from "./tags-field";
import { TextField } from "./text-field";
import type { BriefFormState } from "./use-brief-form";

interface BriefTicketProps {
  form: BriefFormState;
  label: string;
  /** What stands on the button that hands it in. */
  action: string;
  /** What it costs, beside the button. */
  note: ReactNode;
}

/** The job ticket: everything the service wants to know about a business, and the stub to hand it in. */
export function BriefTicket({ form, label, action, note }: BriefTicketProps) {
  const isTouched = JSON.stringify(form.draft) !== JSON.stringify(form.start);
  return (
    <form id="brief" noValidate onSubmit={form.submit} aria-label={label} className="ticket crop-marks">
      <div className="cell">
        <IdeaField form={form} />
      </div>
      <div className="cell border-t border-ink">
        <TextField
          form={form}
          field="targetAudience"
          label="Who is it for?"
          placeholder="Nurses and drivers who work at night"
        />
      </div>
      <div className="cell border-t border-ink">
        <StyleField form={form} />
      </div>
      <TwoCells>
        <StackField form={form} />
        <TagsField form={form} />
      </TwoCells>
      <TwoCells>
        <TextField
          form={form}
          field="name"
          label="Name"
          optional
          placeholder="Leave empty to have it named"
          autoComplete="organization"
        />
        <ColorField form={form} />
      </TwoCells>
      <p className="cell field-hint border-t border-ink py-3!">
        Certificates go to the wallet of your account, which is added in{" "}
        <a href="/settings/profile#identities" className="text-link">
          the settings
        </a>
        .
      </p>
      {/* On a desk the stub stays in sight while the rest of the ticket is filled in. */}
      <div className="ticket-stub perforation cell flex flex-col gap-3 bg-sheet py-5!">
        <BriefProblemNotice problem={form.problem} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button
            type="submit"
            className="button button-primary min-h-14! px-8! text-lg max-sm:w-full"
            aria-disabled={form.isSending}
            onPointerDown={form.pressSubmit}
          >
            {form.isSending ? "Sending the brief…" : action}
          </button>
          <div className="field-hint">{note}</div>
          <button
            type="button"
            className={`text-link ml-auto min-h-11 text-sm ${isTouched ? "" : "invisible"}`}
            onClick={() => form.fill(form.start)}
          >
            {form.start.businessIdea === "" ? "Empty the form" : "As it was"}
          </button>
        </div>
      </div>
    </form>
  );
}

/** Two cells of the ticket, one under the other on a phone. */
function TwoCells({ children: [first, second] }: { children: [ReactNode, ReactNode] }) {
  return (
    <div className="grid border-t border-ink lg:grid-cols-2">
      <div className="cell max-lg:border-b max-lg:border-ink lg:border-r lg:border-ink">{first}</div>
      <div className="cell">{second}</div>
    </div>
  );
}
