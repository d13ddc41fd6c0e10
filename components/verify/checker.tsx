"use client";

import { useEffect, useRef } from "react";
import { CheckOutcome } from "./check-outcome";
import { DropZone } from "./drop-zone";
import { useCheck } from "./use-check";

/** Checks packages and files of packages in the browser. */
export function Checker() {
  const { state, check, prove, reset } = useCheck();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: files that were chosen before the scripts came, once
  useEffect(() => check([...(input.current?.files ?? [])]), []);
  useEffect(() => {
    if (state.kind === "done" || state.kind === "refused") heading.current?.focus();
  }, [state.kind]);

  const again = () => {
    reset();
    requestAnimationFrame(() => input.current?.focus());
  };
  if (state.kind === "done") {
    return <CheckOutcome result={state.result} heading={heading} onProve={prove} onReset={again} />;
  }
  return (
    <>
      {state.kind === "refused" && (
        <div className="mb-6 border-l-4 border-accent bg-accent-wash px-4 py-3">
          <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
            Not checked
          </h2>
          <p>{state.reason}</p>
        </div>
      )}
      {state.kind === "working" ? (
        <Working share={state.share} />
      ) : (
        <DropZone input={input} onFiles={check} />
      )}
      <p role="status" className="sr-only">
        {state.kind === "working" && (state.share === null ? "Asking the server" : "Checking")}
      </p>
    </>
  );
}

function Working({ share }: { share: number | null }) {
  const label = share === null ? "Asking the server by the Merkle root" : "Reading and hashing";
  return (
    <div className="border-2 border-dashed border-control bg-sheet px-6 py-14 text-center">
      <p className="text-lg">{label} …</p>
      <progress
        className="mt-4 h-2.5 w-full max-w-md accent-accent"
        aria-label={label}
        {...(share === null ? {} : { value: share })}
      />
    </div>
  );
}
