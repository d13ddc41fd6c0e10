"use client";

import { useEffect } from "react";
import { type BriefDraft, EMPTY_DRAFT, toBriefInput } from "./brief-draft";
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

/** What was in the form last, else the brief that the address names. */
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
    if (known) fill(known);
    window.addEventListener(FILL_BRIEF_EVENT, onFill);
    return () => window.removeEventListener(FILL_BRIEF_EVENT, onFill);
  }, []);
}
