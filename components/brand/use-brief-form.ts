"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { loadScriptFonts } from "@/components/ui/script-fonts";
import { BRIEF_FIELDS, type BriefDraft, type BriefErrors, type BriefField, EMPTY_DRAFT } from "./brief-draft";
import { keepDraft } from "./kept-draft";
import { newIdempotencyKey, type SubmitOutcome } from "./submit-brief";

export type BriefProblem = Exclude<SubmitOutcome, { kind: "accepted" | "invalid" }>;

/** Id of the element that takes the focus when a field has an error. */
export const fieldId = (field: BriefField) => `brief-${field}`;

/** The server's own rules, which come when they are needed; null when they could not be loaded. */
const loadValidation = () =>
  import("./validate-draft").then(
    ({ validateDraft }) => validateDraft,
    () => null,
  );

export interface BriefFormOptions {
  /** What the form is about, asked in the browser: its draft is kept under this name. */
  about: () => string;
  /** What it starts from, and can be emptied to. */
  start: BriefDraft;
  /** The same `key` with the same draft makes one brand or version, however often it is sent. */
  send: (draft: BriefDraft, key: string) => Promise<SubmitOutcome>;
}

/** State and behaviour of the brief form: kept in the tab, checked on blur and on submit by the server's own schema. */
export function useBriefForm({ about, start, send: sendDraft }: BriefFormOptions) {
  const router = useRouter();
  const [draft, showDraft] = useState<BriefDraft>(start);
  // The newest draft, for handlers that run in the same event as a change.
  const latest = useRef<BriefDraft>(start);
  const [errors, setErrors] = useState<BriefErrors>({});
  const [problem, setProblem] = useState<BriefProblem>();
  const [isSending, setSending] = useState(false);
  const inFlight = useRef(false);
  // True from pressing the submit button until it acts: a message appearing in between would move the button away.
  const isPressing = useRef(false);
  const submission = useRef({ body: "", key: "" });

  const setDraft = (next: BriefDraft) => {
    latest.current = next;
    showDraft(next);
    keepDraft(about(), next);
  };
  const change = <Field extends BriefField>(field: Field, value: BriefDraft[Field]) => {
    setDraft({ ...latest.current, [field]: value });
    loadScriptFonts(String(value));
    // An error that is on the page goes away as soon as it is repaired, a new one waits for blur.
    if (errors[field]) void check(field);
  };
  const check = async (field: BriefField) => {
    const validateDraft = await loadValidation();
    if (!validateDraft) return;
    const found = validateDraft(latest.current)[field];
    setErrors((known) => ({ ...known, [field]: found }));
  };
  const checkIfTouched = (field: BriefField) => {
    if (isPressing.current) return;
    if (errors[field] || latest.current[field].length > 0) void check(field);
  };
  const fill = (filled: Partial<BriefDraft>) => {
    setDraft({ ...EMPTY_DRAFT, ...filled });
    loadScriptFonts(Object.values(filled).join(" "));
    setErrors({});
    setProblem(undefined);
  };

  const pressSubmit = () => {
    isPressing.current = true;
    window.addEventListener("pointerup", () => setTimeout(() => (isPressing.current = false)), {
      once: true,
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setProblem(undefined);
    const accepted = await send();
    inFlight.current = accepted;
    setSending(accepted);
  };

  /** True when a job was accepted and the page is about to change. */
  const send = async (): Promise<boolean> => {
    const validateDraft = await loadValidation();
    if (!validateDraft) {
      setProblem({ kind: "unreachable" });
      return false;
    }
    const sent = latest.current;
    if (showErrors(validateDraft(sent))) return false;
    const outcome = await sendDraft(sent, keyFor(JSON.stringify(sent)));
    if (outcome.kind === "accepted") {
      keepDraft(about(), sent, true);
      router.push(`/jobs/${outcome.jobId}`);
      return true;
    }
    if (outcome.kind === "invalid" && showErrors(outcome.errors)) return false;
    if (outcome.kind === "invalid")
      setProblem({ kind: "failed", message: outcome.message, requestId: undefined });
    else setProblem(outcome);
    return false;
  };

  const showErrors = (found: BriefErrors): boolean => {
    setErrors(found);
    const first = BRIEF_FIELDS.find((field) => found[field]);
    if (first) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
    return first !== undefined;
  };

  /** One key per brief: sending the same again after a lost connection can't make a second brand. */
  const keyFor = (body: string): string => {
    if (submission.current.body !== body) submission.current = { body, key: newIdempotencyKey() };
    return submission.current.key;
  };

  return { start, draft, errors, problem, isSending, change, checkIfTouched, fill, pressSubmit, submit };
}

export type BriefFormState = ReturnType<typeof useBriefForm>;
