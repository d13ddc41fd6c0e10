"use client";

import { useEffect, useState } from "react";
import type { ContentCheck as Outcome } from "@/lib/certificate/check-content";

interface ContentCheckProps {
  metadataCid: string;
  imageCid: string | null;
  /** Root that the network has: the document must name the same. */
  root: string;
}

type State =
  | { kind: "checking" }
  | { kind: "unable"; reason: string }
  | { kind: "wrong"; problem: string }
  | { kind: "right"; blocks: number; bytes: number };

/** Fetches document and picture as blocks and hashes them here: what the page shows need not be believed. */
export function ContentCheck({ metadataCid, imageCid, root }: ContentCheckProps) {
  const [state, setState] = useState<State>({ kind: "checking" });
  useEffect(() => {
    let isGone = false;
    check({ metadataCid, imageCid, root })
      .catch((): State => ({ kind: "unable", reason: "The blocks could not be fetched." }))
      .then((found) => !isGone && setState(found));
    return () => {
      isGone = true;
    };
  }, [metadataCid, imageCid, root]);
  return (
    <p role="status" data-check={state.kind} className={`font-medium ${LOOKS[state.kind]}`}>
      {words(state)}
    </p>
  );
}

const LOOKS = {
  checking: "text-ink-soft",
  unable: "text-ink-soft",
  wrong: "text-accent-strong",
  right: "text-good",
};

function words(state: State): string {
  switch (state.kind) {
    case "checking":
      return "Being checked in this browser…";
    case "unable":
      return `Not checked: ${state.reason}`;
    case "wrong":
      return `Wrong: ${state.problem}`;
    case "right":
      return `Checked in this browser: ${state.blocks} blocks, ${state.bytes.toLocaleString("en")} bytes, every hash is right, and the root is the network’s.`;
  }
}

async function check({ metadataCid, imageCid, root }: ContentCheckProps): Promise<State> {
  if (!globalThis.crypto?.subtle)
    return { kind: "unable", reason: "a browser hashes only on pages that come by https." };
  const cids = [metadataCid, ...(imageCid ? [imageCid] : [])];
  const found = await Promise.all(cids.map(checkOne));
  const [document] = found;
  for (const outcome of found) if (outcome.kind === "wrong") return outcome;
  if (document?.kind === "right" && document.file && !namesRoot(document.file, root)) {
    return { kind: "wrong", problem: "the document names another Merkle root than the network has" };
  }
  const sum = (pick: "blocks" | "bytes") =>
    found.reduce((total, outcome) => total + (outcome.kind === "right" ? outcome[pick] : 0), 0);
  return { kind: "right", blocks: sum("blocks"), bytes: sum("bytes") };
}

async function checkOne(cid: string): Promise<Outcome> {
  const [{ checkContent }, response] = await Promise.all([
    import("@/lib/certificate/check-content"),
    fetch(`/ipfs/${cid}?format=car`),
  ]);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return checkContent(cid, new Uint8Array(await response.arrayBuffer()));
}

function namesRoot(file: Uint8Array, root: string): boolean {
  const { merkleRoot } = JSON.parse(new TextDecoder().decode(file)) as { merkleRoot?: unknown };
  return merkleRoot === root;
}
