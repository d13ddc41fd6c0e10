"use client";

import { useEffect } from "react";
import type { BrandBriefInput } from "@/lib/model/brief.schema";
import { type BriefDraft, toBriefChange, toChangeDraft } from "./brief-draft";
import { BriefTicket } from "./brief-ticket";
import { keptDraft } from "./kept-draft";
import { PriceNote } from "./price-note";
import { submitChangedBrief } from "./submit-brief";
import { useBriefForm } from "./use-brief-form";

interface ChangeBriefFormProps {
  brandId: string;
  /** The visible version, whose brief this is. */
  version: number;
  brief: Partial<BrandBriefInput>;
  /** The brand's name, given or found. */
  name: string;
}

/** The form of a brand that is there, filled with its brief: sending it makes the next version. */
export function ChangeBriefForm({ brandId, version, brief, name }: ChangeBriefFormProps) {
  const about = `${brandId}@${version}`;
  const form = useBriefForm({
    about: () => about,
    start: toChangeDraft(brief, name),
    send: (draft: BriefDraft, key: string) => submitChangedBrief(brandId, toBriefChange(draft, brief), key),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` only sets state, any copy of it does the same
  useEffect(() => {
    const kept = keptDraft(about);
    if (kept) form.fill(kept);
  }, [about]);
  return (
    <BriefTicket
      form={form}
      label="The brief of this brand"
      action="Make a new version"
      note={<PriceNote />}
    />
  );
}
