"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showVersion } from "@/components/brand/directions/brand-requests";
import { showToast } from "@/components/ui/toast-store";

interface ShowVersionProps {
  brandId: string;
  version: number;
  /** The version that people see now. */
  visible: number;
}

/** Makes a version the one that people see; a toast has the way back. */
export function ShowVersion({ brandId, version, visible }: ShowVersionProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const show = async (shown: number, from: number, canUndo: boolean) => {
    setBusy(true);
    const answer = await showVersion(brandId, shown, from);
    setBusy(false);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    showToast({
      text: `Version ${shown} is shown now.`,
      action: canUndo ? { label: "Undo", run: () => void show(from, shown, false) } : undefined,
    });
  };
  return (
    <button
      type="button"
      className="text-link min-h-11 font-semibold"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void show(version, visible, true)}
    >
      Show<span className="sr-only"> version {version}</span>
    </button>
  );
}
