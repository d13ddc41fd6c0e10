"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { EditorProps } from "./directions-editor";

interface DirectionsOpenerProps extends Omit<EditorProps, "onClose"> {
  /** What stands here until the tools are opened. */
  children: ReactNode;
}

/** The tools cost script, so they come when somebody wants them; at once when a version is being made. */
export function DirectionsOpener({ children, ...props }: DirectionsOpenerProps) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [state, setState] = useState<"closed" | "loading" | "failed">("closed");
  const { runningJobId } = props;
  const open = () => {
    setState("loading");
    import("./directions-editor")
      .then(({ DirectionsEditor }) => {
        setEditor(() => DirectionsEditor);
        setState("closed");
      })
      .catch(() => setState("failed"));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when the page comes with a job
  useEffect(() => {
    if (runningJobId) open();
  }, [runningJobId]);

  if (Editor) return <Editor {...props} onClose={() => setEditor(undefined)} />;
  return (
    <>
      {children}
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={state === "loading"}
          onClick={() => state !== "loading" && open()}
        >
          Change this brand
        </button>
        <p role="status" className="text-ink-soft">
          {state === "loading" && "Opening the tools…"}
          {state === "failed" && "The tools could not be loaded. Check your connection and try again."}
        </p>
      </div>
    </>
  );
}
