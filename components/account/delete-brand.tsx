"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showToast } from "@/components/ui/toast-store";
import { deleteBrand, restoreBrand } from "./brand-changes";

/** Deletes the brand and leads back to the list, where the deletion can be taken back. */
export function DeleteBrand({ brandId, name }: { brandId: string; name: string }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    const answer = await restoreBrand(brandId);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    showToast({ text: `${name} is back.` });
  };
  const remove = async () => {
    setBusy(true);
    const answer = await deleteBrand(brandId);
    if (!answer.ok) {
      setBusy(false);
      return showToast({ text: answer.message, kind: "problem" });
    }
    router.push("/dashboard");
    router.refresh();
    showToast({ text: `${name} is deleted.`, action: { label: "Undo", run: () => void undo() } });
  };
  return (
    <button type="button" className="button" aria-disabled={isBusy} onClick={() => !isBusy && void remove()}>
      {isBusy ? "Deleting…" : "Delete the brand"}
    </button>
  );
}
