import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/** Ends the experiment, once it is confirmed: what has ended does not begin again. */
export function EndExperiment({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => setAsking(true)}>
        End the experiment
      </button>
      <ConfirmDialog
        open={isAsking}
        title="End the experiment?"
        confirmLabel="End it"
        dismissLabel="Go on"
        onConfirm={() => {
          setAsking(false);
          onEnd();
        }}
        onDismiss={() => setAsking(false)}
      >
        <p>
          Nobody is counted any more. The sums stay; the hashes of the visitors are deleted. It cannot begin
          again.
        </p>
      </ConfirmDialog>
    </>
  );
}
