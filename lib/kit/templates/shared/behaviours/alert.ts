import { closest } from "./dom";
import { listen } from "./listen";

export const ALERT_KINDS = { info: "Information", success: "Done", warning: "Warning", danger: "Error" };

/** Drawings of 20 × 20 units with strokes. */
export const ALERT_ICONS = {
  info: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 6.5v4.5m0-7.1v.1",
  success: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm-3.2 7.7 2.3 2.3 4.2-4.8",
  warning: "M10 3 2.3 16.5h15.4Zm0 5.2v3.9m0 2.2v.1",
  danger: "M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7Zm3 3.7v4.6m0 2.7v.1",
};

/** Closes an alert by its button. @returns a function that takes the listener off again */
export function enhanceAlert(alert: HTMLElement): () => void {
  // Hidden and not removed: so Tab goes on from where it stood.
  return listen(alert, {
    click(event) {
      if (closest(event, ".kit-alert-close")?.parentElement === alert) alert.hidden = true;
    },
  });
}
