"use client";

import { useEffect, useRef, useState } from "react";
import { askServer, fetchKeys } from "@/lib/proof/ask-server";
import type { ServerWords } from "@/lib/proof/gather-evidence";
import type { CheckReply, CheckRequest, CheckResult } from "./check-messages";

export type CheckState =
  | { kind: "idle" }
  /** `share` of the work that is done; null while the server is asked. */
  | { kind: "working"; share: number | null }
  | { kind: "refused"; reason: string }
  | { kind: "done"; result: CheckResult };

const BROKEN = "The check could not be started in this browser. Reload the page, or use the terminal.";

/**
 * Checks files in a worker, which is loaded with the page together with the server's keys, so that later no network is
 * needed for it. The server is asked by the Merkle root alone.
 */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ kind: "idle" });
  const worker = useRef<Worker | null>(null);
  const keys = useRef<Promise<unknown> | null>(null);
  const current = useRef(0);

  useEffect(() => {
    const made = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
    worker.current = made;
    keys.current = fetchKeys();
    const post = (request: CheckRequest) => made.postMessage(request);
    const ask = async (id: number, merkleRoot: string | null) => {
      setState({ kind: "working", share: null });
      if ((await keys.current) === null) keys.current = fetchKeys();
      post({ kind: "judge", id, words: { ...(await asked(merkleRoot)), keys: await keys.current } });
    };
    made.onmessage = ({ data }: MessageEvent<CheckReply>) => {
      if (data.kind === "proven") return save(`${nameOf(data.path)}.proof.json`, data.json);
      if (data.id !== current.current) return;
      if (data.kind === "progress") setState({ kind: "working", share: data.share });
      else if (data.kind === "refused") setState({ kind: "refused", reason: data.reason });
      else if (data.kind === "examined") void ask(data.id, data.merkleRoot);
      else setState({ kind: "done", result: data.result });
    };
    made.onerror = () => setState({ kind: "refused", reason: BROKEN });
    return () => made.terminate();
  }, []);

  return {
    state,
    check(files: File[]) {
      if (files.length === 0) return;
      current.current += 1;
      setState({ kind: "working", share: 0 });
      worker.current?.postMessage({ kind: "examine", id: current.current, files } satisfies CheckRequest);
    },
    /** Saves the proof of one file of the package that was checked last. */
    prove(path: string) {
      worker.current?.postMessage({ kind: "prove", id: current.current, path } satisfies CheckRequest);
    },
    reset() {
      current.current += 1;
      setState({ kind: "idle" });
    },
  };
}

async function asked(merkleRoot: string | null): Promise<Omit<ServerWords, "keys">> {
  if (merkleRoot === null) return { server: "not-asked", answer: null };
  return navigator.onLine ? askServer(merkleRoot) : { server: "unreachable", answer: null };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Hands a small text file to the person. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
