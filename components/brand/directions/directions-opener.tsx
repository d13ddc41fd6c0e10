"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { EditorProps } from "./directions-editor";

interface DirectionsOpenerProps extends Pick<EditorProps, "brandId" | "version" | "fonts"> {
  /** The job of a version that is being made when the page comes. */
  runningJobId: string | null;
  /** What stands here until the tools are opened. */
  children: ReactNode;
}

/**
 * The tools cost script, so they come when somebody wants them; at once when a version is being made. Once they are there
 * they stay, hidden while they are closed: a version that is being made is followed to its end, and a draft is kept.
 */
export function DirectionsOpener({ children, runningJobId, ...props }: DirectionsOpenerProps) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed");
  const [jobId, setJobId] = useState(runningJobId);
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    setState("loading");
    try {
      const { DirectionsEditor } = await import("./directions-editor");
      setEditor(() => DirectionsEditor);
      setState("open");
    } catch {
      setState("failed");
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when the page comes with a job
  useEffect(() => {
    if (!runningJobId) return;
    setJobId(runningJobId);
    void open();
  }, [runningJobId]);
  // The button that closed the tools is hidden; the reader goes on here.
  useEffect(() => {
    if (Editor && state === "closed") opener.current?.focus();
  }, [Editor, state]);

  const isOpen = state === "open";
  return (
    <>
      {Editor && (
        <div hidden={!isOpen}>
          <Editor
            {...props}
            isOpen={isOpen}
            jobId={jobId}
            onJob={setJobId}
            onClose={() => setState("closed")}
          />
        </div>
      )}
      {!isOpen && (
        <>
          {children}
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <button
              ref={opener}
              type="button"
              className="button button-primary"
              aria-disabled={state === "loading"}
              onClick={() => state !== "loading" && void open()}
            >
              Change this brand
            </button>
            <p role="status" className="text-ink-soft">
              {state === "loading" && "Opening the tools…"}
              {state === "failed" && "The tools could not be loaded. Check your connection and try again."}
              {state === "closed" && jobId && "A new version is being made. The tools show how far it is."}
            </p>
          </div>
        </>
      )}
    </>
  );
}
