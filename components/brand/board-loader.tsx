"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { Board } from "./board";
import type { BoardData } from "./board.schema";
import { JobUnknown } from "./job-unknown";
import { readRecentBrands, rememberBrand } from "./recent-brands-store";

type Loaded =
  | { kind: "loading" }
  | { kind: "board"; board: BoardData }
  | { kind: "unknown" }
  | { kind: "unreachable" };

/** Gets the board of a job; one that is still being made goes back to its progress. */
export function BoardLoader({ jobId }: { jobId: string }) {
  const router = useRouter();
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });

  const load = useCallback(async () => {
    setLoaded({ kind: "loading" });
    const response = await fetch(`/api/jobs/${jobId}/board`, { cache: "no-store" }).catch(() => null);
    if (response?.status === 409) return router.replace(`/jobs/${jobId}`);
    if (response?.status === 404) return setLoaded({ kind: "unknown" });
    if (!response?.ok) return setLoaded({ kind: "unreachable" });
    const board = (await response.json()) as BoardData;
    const known = readRecentBrands().find((brand) => brand.jobId === jobId);
    // Somebody else's shared brand is not one of this browser's own.
    if (known) rememberBrand({ ...known, name: board.strategy.name });
    document.title = `${board.strategy.name} · Marque`;
    setLoaded({ kind: "board", board });
  }, [jobId, router]);
  useEffect(() => {
    void load();
  }, [load]);

  if (loaded.kind === "board") return <Board board={loaded.board} />;
  if (loaded.kind === "unknown") return <JobUnknown />;
  if (loaded.kind === "loading")
    return (
      <p role="status" className="sheet-width min-h-dvh pt-6 text-lg text-ink-soft">
        Opening the board…
      </p>
    );
  return (
    <div className="sheet-width min-h-dvh py-16">
      <h1 className="section-title">The board could not be opened</h1>
      <p role="alert" className="mt-5 max-w-prose text-lg text-ink-soft">
        The service could not be reached or had a fault. The brand itself is safe.
      </p>
      <button type="button" className="button button-primary mt-8" onClick={load}>
        Open it again
      </button>
    </div>
  );
}
