"use client";

import { useEffect } from "react";
import { BRIEF_FIELDS, EMPTY_DRAFT } from "./brief-draft";
import { BriefProblemNotice } from "./brief-problem-notice";
import { ColorField } from "./color-field";
import { IdeaField } from "./idea-field";
import { readRecentBrands } from "./recent-brands-store";
import { StackField } from "./stack-field";
import { StyleField } from "./style-field";
import { TagsField } from "./tags-field";
import { TextField } from "./text-field";
import { type BriefFormState, useBriefForm } from "./use-brief-form";

/** Fills the form from elsewhere on the page; its detail is a partial draft. */
export const FILL_BRIEF_EVENT = "marque:fill-brief";

/** The job ticket: everything the service wants to know about a business, and the stub to hand it in. */
export function BriefForm() {
  const form = useBriefForm();
  useFillRequests(form);

  return (
    <form id="brief" noValidate onSubmit={form.submit} aria-label="Your brief" className="ticket crop-marks">
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
      <div className="grid border-t border-ink lg:grid-cols-2">
        <div className="cell max-lg:border-b max-lg:border-ink lg:border-r lg:border-ink">
          <StackField form={form} />
        </div>
        <div className="cell">
          <TagsField form={form} />
        </div>
      </div>
      <div className="grid border-t border-ink lg:grid-cols-2">
        <div className="cell max-lg:border-b max-lg:border-ink lg:border-r lg:border-ink">
          <TextField
            form={form}
            field="name"
            label="Name"
            optional
            placeholder="Leave empty to have it named"
            autoComplete="organization"
          />
        </div>
        <div className="cell">
          <ColorField form={form} />
        </div>
      </div>
      <div className="cell border-t border-ink">
        <TextField
          form={form}
          field="walletAddress"
          label="Wallet for the certificate"
          optional
          placeholder="0x…"
          hint="An Ethereum address. It is never part of the package."
        />
      </div>
      <div className="perforation cell flex flex-col gap-4 py-6!">
        <BriefProblemNotice problem={form.problem} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button
            type="submit"
            className="button button-primary min-h-14! px-8! text-lg max-sm:w-full"
            aria-disabled={form.isSending}
            onPointerDown={form.pressSubmit}
          >
            {form.isSending ? "Sending the brief…" : "Make the brand"}
          </button>
          <p className="field-hint">Free, and without an account.</p>
        </div>
      </div>
    </form>
  );
}

/** Examples on the page and "change the brief" links (`/?brief=<jobId>`) put their brief into the form. */
function useFillRequests({ fill }: BriefFormState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` only sets state, any copy of it does the same
  useEffect(() => {
    const onFill = (event: Event) => {
      fill((event as CustomEvent).detail);
      document.getElementById("brief")?.scrollIntoView({ block: "start" });
      document.getElementById("brief-businessIdea")?.focus({ preventScroll: true });
    };
    const jobId = new URLSearchParams(location.search).get("brief");
    const known = jobId && readRecentBrands().find((brand) => brand.jobId === jobId)?.draft;
    if (known) fill(known);
    else keepWhatWasTyped(fill);
    window.addEventListener(FILL_BRIEF_EVENT, onFill);
    return () => window.removeEventListener(FILL_BRIEF_EVENT, onFill);
  }, []);
}

/** What a person typed while the page's scripts were still on their way stands in the fields, but not in the state. */
function keepWhatWasTyped(fill: BriefFormState["fill"]): void {
  const typed = Object.fromEntries(
    new FormData(document.querySelector<HTMLFormElement>("#brief") ?? undefined),
  );
  const differs = BRIEF_FIELDS.filter(
    (field) => typeof typed[field] === "string" && typed[field] !== EMPTY_DRAFT[field],
  );
  if (differs.length > 0) fill(Object.fromEntries(differs.map((field) => [field, typed[field]])));
}
