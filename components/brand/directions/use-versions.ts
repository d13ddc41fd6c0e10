"use client";

import { useEffect, useState } from "react";
import type { VersionSummary } from "@/lib/brand/versions.schema";
import { readVersions } from "./brand-requests";

/** The versions of a brand, read again whenever another one is visible. */
export function useVersions(brandId: string, visible: number) {
  const [list, setList] = useState<readonly VersionSummary[]>();
  const [problem, setProblem] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visible version says when to ask again
  useEffect(() => {
    let isCurrent = true;
    setProblem("");
    void readVersions(brandId).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setList(answer.value.versions);
      else setProblem(answer.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [brandId, visible]);
  return { list, problem, setProblem };
}
