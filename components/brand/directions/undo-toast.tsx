export interface Toast {
  text: string;
  /** Version that "Undo" shows again. */
  undoTo?: number;
}

interface UndoToastProps {
  toast: Toast | undefined;
  isBusy: boolean;
  onUndo: (version: number) => void;
  onDismiss: () => void;
}

/** What has just happened, with the way back. It stays until it is sent away: nobody has to hurry. */
export function UndoToast({ toast, isBusy, onUndo, onDismiss }: UndoToastProps) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4">
      {toast && (
        <div
          data-toast=""
          className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-4 gap-y-1 border-[1.5px] border-ink bg-sheet py-2 pr-2 pl-4 shadow-[0_12px_32px_-12px_rgb(0_0_0/.5)]"
        >
          <p className="font-medium">{toast.text}</p>
          <span className="flex gap-1">
            {toast.undoTo !== undefined && (
              <button
                type="button"
                className="text-link min-h-11 px-3 font-semibold"
                aria-disabled={isBusy}
                onClick={() => !isBusy && onUndo(toast.undoTo!)}
              >
                Undo
              </button>
            )}
            <button type="button" className="min-h-11 px-3 text-ink-soft hover:text-ink" onClick={onDismiss}>
              Dismiss
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
