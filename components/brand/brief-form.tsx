"use client";

import { useEffect } from "react";
import { BRIEF_FIELDS, type BriefDraft, EMPTY_DRAFT, toBriefInput } from "./brief-draft";
import { BriefTicket } from "./brief-ticket";
import { keptDraft } from "./kept-draft";
import { PriceNote } from "./price-note";
import { newRecentBrand, readRecentBrands, rememberBrand } from "./recent-brands-store";
import { submitBrief } from "./submit-brief";
import { type BriefFormState, useBriefForm } from "./use-brief-form";

/** Fills the form from elsewhere on the page; its detail is a partial draft. */
export const FILL_BRIEF_EVENT = "marque:fill-brief";

/** The form that a new brand is made from. */
export function BriefForm() {
  const form = useBriefForm({ about: aboutOfAddress, start: EMPTY_DRAFT, send: sendNewBrand });
  useFillRequests(form);
  return <BriefTicket form={form} label="Your brief" action="Make the brand" note={<PriceNote />} />;
}

async function sendNewBrand(draft: BriefDraft, key: string) {
  const outcome = await submitBrief(toBriefInput(draft), key);
  if (outcome.kind === "accepted") rememberBrand(newRecentBrand(outcome.jobId, draft));
  return outcome;
}

/** "Change the brief" links (`/?brief=<jobId>`) have a form of their own to come back to. */
const aboutOfAddress = () => new URLSearchParams(location.search).get("brief") ?? "new";

/** What was in the form last, else the brief that the address names, else what was typed before the scripts came. */
function useFillRequests({ fill }: BriefFormState) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` only sets state, any copy of it does the same
  useEffect(() => {
    const onFill = (event: Event) => {
      fill((event as CustomEvent).detail);
      document.getElementById("brief")?.scrollIntoView({ block: "start" });
      document.getElementById("brief-businessIdea")?.focus({ preventScroll: true });
    };
    const about = aboutOfAddress();
    const known = keptDraft(about) ?? readRecentBrands().find(({ jobId }) => jobId === about)?.draft;
    const typed = typedBefore();
    if (known || Object.keys(typed).length > 0) fill({ ...known, ...typed });
    window.addEventListener(FILL_BRIEF_EVENT, onFill);
    return () => window.removeEventListener(FILL_BRIEF_EVENT, onFill);
  }, []);
}

/** What a person typed while the page's scripts were still on their way stands in the fields, but not in the state. */
function typedBefore(): Partial<BriefDraft> {
  const typed = Object.fromEntries(
    new FormData(document.querySelector<HTMLFormElement>("#brief") ?? undefined),
  );
  const differs = BRIEF_FIELDS.filter(
    (field) => typeof typed[field] === "string" && typed[field] !== EMPTY_DRAFT[field],
  );
  return Object.fromEntries(differs.map((field) => [field, typed[field]]));
}
