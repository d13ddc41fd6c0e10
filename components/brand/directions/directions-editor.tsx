"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { dismissToast, showToast } from "@/components/ui/toast-store";
import { Toaster } from "@/components/ui/toaster";
import { CHOSEN_PARTS, type ChosenPart } from "@/lib/model/choices.schema";
import { newIdempotencyKey } from "../submit-brief";
import { ApplyBar } from "./apply-bar";
import { ApplyPanel } from "./apply-panel";
import { regenerate, showVersion } from "./brand-requests";
import { changedParts, rerolled, toChoices } from "./directions-draft";
import { drawSeed } from "./draw-seed";
import { EditorFrame } from "./editor-frame";
import { type BoardFamilies, lookOf } from "./look";
import { MarkPart } from "./mark-part";
import { NamePart } from "./name-part";
import { PairPart } from "./pair-part";
import { PalettePart } from "./palette-part";
import { useDirections } from "./use-directions";
import { useVersions } from "./use-versions";
import { VersionList } from "./version-list";
import { WordsPart, wordsProblem } from "./words-part";

/** The last request and its key: sending the same again after a lost connection can't make a second version. */
const NOTHING_SENT = { body: "", key: "" };

export interface EditorProps {
  brandId: string;
  /** The visible version. */
  version: number;
  fonts: BoardFamilies;
  isOpen: boolean;
  /** The job of a version that is being made. */
  jobId: string | null;
  onJob: (jobId: string | null) => void;
  onClose: () => void;
}

/** The tools of a brand's owner: choose, try others, bring one's own, compare, apply, go back. */
export function DirectionsEditor({ brandId, version, fonts, isOpen, jobId, onJob, onClose }: EditorProps) {
  const router = useRouter();
  const state = useDirections(brandId, version);
  const versions = useVersions(brandId, version);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState("");
  const [question, setQuestion] = useState<{ kind: "discard" } | { kind: "show"; version: number }>();
  const sent = useRef(NOTHING_SENT);
  /** The version that was visible when the last one was asked for: what "Undo" goes back to. */
  const before = useRef(version);
  const { base, shown, draft, locks } = state;
  const changed = changedParts(draft);

  const apply = async () => {
    if (!shown || isSending || changed.length === 0) return;
    const wrong = wordsProblem(draft.words);
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    dismissToast();
    const keep = [...locks].filter((part) => !changed.includes(part));
    const request = { choices: toChoices(draft, shown), keep };
    const body = JSON.stringify(request);
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() };
    const answer = await regenerate(brandId, request, sent.current.key);
    setSending(false);
    if (answer.ok) onJob(answer.value.jobId);
    else setProblem(answer.message);
  };

  /** The job has ended: what is asked for from now on is another request, even when it asks for the same. */
  const settle = () => {
    onJob(null);
    sent.current = NOTHING_SENT;
  };

  const show = async (wanted: number) => {
    setQuestion(undefined);
    setSending(true);
    const answer = await showVersion(brandId, wanted, version);
    setSending(false);
    if (answer.ok) router.refresh();
    else versions.setProblem(answer.message);
  };
  const askToShow = (wanted: number) =>
    changed.length > 0 ? setQuestion({ kind: "show", version: wanted }) : void show(wanted);

  /** The toast stays while the draft goes on. */
  const latestAskToShow = useRef(askToShow);
  latestAskToShow.current = askToShow;

  // The page has come with another version: the one that was made, or shown again.
  useEffect(() => {
    const undoTo = before.current;
    if (undoTo === version) return;
    before.current = version;
    showToast({
      text: `Version ${version} is shown.`,
      action: { label: "Undo", run: () => latestAskToShow.current(undoTo) },
    });
  }, [version]);
  useEffect(() => dismissToast, []);

  const rerollRest = () => {
    const parts = CHOSEN_PARTS.filter((part: ChosenPart) => !locks.has(part));
    state.change(rerolled(draft, parts, drawSeed), "all");
  };

  return (
    <EditorFrame
      state={state}
      isOpen={isOpen}
      isBusy={jobId !== null}
      onRerollRest={rerollRest}
      onClose={onClose}
    >
      {base && shown && (
        <div className="grid gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_27rem]">
          {/* While a version is made its parts are not changed under it. */}
          <div inert={jobId !== null} className="grid min-w-0 content-start gap-12">
            <MarkPart state={state} look={lookOf(shown, fonts, draft)} />
            <NamePart state={state} look={lookOf(shown, fonts, draft)} />
            <PalettePart state={state} />
            <PairPart state={state} look={lookOf(shown, fonts, draft)} />
            <WordsPart state={state} />
          </div>
          <ApplyPanel
            now={lookOf(base, fonts)}
            then={lookOf(shown, fonts, draft)}
            changed={changed}
            isDrawing={state.drawing !== null}
            isSending={isSending}
            problem={problem}
            jobId={jobId}
            onApply={apply}
            onDiscard={() => setQuestion({ kind: "discard" })}
            onCompleted={() => {
              settle();
              router.refresh();
            }}
            onFailed={(message) => {
              settle();
              setProblem(message);
            }}
          />
        </div>
      )}
      <VersionList
        versions={versions.list}
        problem={versions.problem}
        isBusy={isSending || jobId !== null}
        onShow={askToShow}
      />
      <ConfirmDialog
        open={question !== undefined}
        title={question?.kind === "show" ? `Show version ${question.version}?` : "Discard your changes?"}
        confirmLabel={question?.kind === "show" ? "Discard and show it" : "Discard them"}
        dismissLabel="Keep them"
        onConfirm={() => {
          if (question?.kind === "show") void show(question.version);
          else {
            setQuestion(undefined);
            setProblem("");
            state.reset();
          }
        }}
        onDismiss={() => setQuestion(undefined)}
      >
        <p>What you have chosen and written since the last version is lost. The versions stay.</p>
      </ConfirmDialog>
      {base && jobId === null && (
        <ApplyBar changed={changed} canApply={state.drawing === null && !isSending} onApply={apply} />
      )}
      {/* Outside the section, which paints within its own bounds. */}
      {createPortal(<Toaster />, document.body)}
    </EditorFrame>
  );
}
