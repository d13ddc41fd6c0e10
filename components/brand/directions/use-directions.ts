"use client";

import { useEffect, useRef, useState } from "react";
import type { Directions } from "@/lib/brand/directions.schema";
import type { ChosenPart } from "@/lib/model/choices.schema";
import { readDirections } from "./brand-requests";
import { type DirectionsDraft, EMPTY_DRAFT, reconciled, toChoices } from "./directions-draft";
import { loadPairFonts } from "./pair-fonts";

const TYPING_PAUSE_MS = 450;
const MAX_TRIES = 4;

export interface DirectionsState {
  /** The visible version and what could be chosen with it; undefined while it loads. */
  base: Directions | undefined;
  /** The same as the draft has it. */
  shown: Directions | undefined;
  draft: DirectionsDraft;
  locks: ReadonlySet<ChosenPart>;
  /** The part that is being drawn. */
  drawing: ChosenPart | "all" | null;
  problem: string;
  /** Changes the draft. With `redraw` the service is asked what that part becomes. */
  change: (next: DirectionsDraft, redraw?: ChosenPart | "all", isTyping?: boolean) => void;
  toggleLock: (part: ChosenPart) => void;
  reset: () => void;
  retry: () => void;
}

/** What the owner may choose from, and what is chosen so far. Starts anew whenever another version becomes visible. */
export function useDirections(brandId: string, version: number): DirectionsState {
  const [base, setBase] = useState<Directions>();
  const [shown, setShown] = useState<Directions>();
  const [draft, setDraft] = useState<DirectionsDraft>(EMPTY_DRAFT);
  const [locks, setLocks] = useState<ReadonlySet<ChosenPart>>(new Set());
  const [drawing, setDrawing] = useState<ChosenPart | "all" | null>(null);
  const [problem, setProblem] = useState("");
  const latest = useRef({ base, shown, draft, locks });
  latest.current = { base, shown, draft, locks };
  const abort = useRef<AbortController>(undefined);

  const draw = async (next: DirectionsDraft, part: ChosenPart | "all", pauseMs = 0) => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setDrawing(part);
    setProblem("");
    await pause(pauseMs);
    const known = latest.current.shown;
    // A part that is locked follows nothing, not even a new name.
    const keep = [...latest.current.locks].filter((locked) => next.seeds[locked] === undefined);
    const request = known
      ? { choices: draftChoices(next, known), keep: keep.filter((locked) => !isTouched(next, locked)) }
      : {};
    for (let tries = 1; !signal.aborted; tries++) {
      const answer = await readDirections(brandId, request, signal);
      if (signal.aborted) return;
      if (answer.ok) {
        await loadPairFonts(answer.value.pairs);
        if (signal.aborted) return;
        setShown(answer.value);
        setDraft((current) => reconciled(current, answer.value));
        if (!known) setBase(answer.value);
        setDrawing(null);
        return;
      }
      if (answer.retryAfterMs === 0 || tries === MAX_TRIES) {
        setProblem(answer.message);
        setDrawing(null);
        return;
      }
      await pause(answer.retryAfterMs);
    }
  };

  const start = () => {
    latest.current = { base: undefined, shown: undefined, draft: EMPTY_DRAFT, locks: new Set() };
    setDraft(EMPTY_DRAFT);
    void draw(EMPTY_DRAFT, "all");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another start, nothing else is
  useEffect(() => {
    setBase(undefined);
    setShown(undefined);
    start();
    return () => abort.current?.abort();
  }, [brandId, version]);

  return {
    base,
    shown,
    draft,
    locks,
    drawing,
    problem,
    change(next, redraw, isTyping) {
      setDraft(next);
      latest.current.draft = next;
      if (redraw) void draw(next, redraw, isTyping ? TYPING_PAUSE_MS : 0);
    },
    toggleLock(part) {
      const next = new Set(locks);
      if (!next.delete(part)) next.add(part);
      setLocks(next);
    },
    reset() {
      abort.current?.abort();
      setDraft(EMPTY_DRAFT);
      setShown(base);
      setDrawing(null);
      setProblem("");
    },
    retry() {
      if (latest.current.shown) void draw(latest.current.draft, "all");
      else start();
    },
  };
}

/** Words are shown as they are typed: the service need not hear of them before they are applied. */
function draftChoices(draft: DirectionsDraft, shown: Directions): Record<string, unknown> {
  const { words: _, name, ...choices } = toChoices(draft, shown);
  // Other names are asked for by their seed; the one that comes first is then the brand's.
  return draft.name === undefined ? choices : { ...choices, name };
}

function isTouched(draft: DirectionsDraft, part: ChosenPart): boolean {
  return part === "logos"
    ? Boolean(draft.mark ?? draft.ownMark)
    : part === "typography"
      ? draft.pair !== undefined
      : part === "name"
        ? draft.name !== undefined
        : draft.palette !== undefined || draft.seedColor !== undefined;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
