/** A page in the background is never painted; its scripts start after this. */
const UNPAINTED_MS = 1_500;

/** Sent to the window by `InteractiveSignal` when the page answers to its reader; its detail is `fillAgain`. */
export const INTERACTIVE_EVENT = "marque:interactive";

/**
 * Runs inline. Starts the scripts that the server made wait (`lib/server/late-scripts.ts`) when the page is there and its
 * first text has been painted. What is typed and chosen before the scripts listen is told them again when they do, and
 * buttons that were pressed are pressed again, but not in the middle of another press: what the first one moves would take
 * the second button from under the pointer.
 */
export const LATE_SCRIPTS_SCRIPT = `{
const painted = new Promise((done) => {
  setTimeout(done, ${UNPAINTED_MS});
  try {
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && done()).observe({ type: "paint", buffered: true });
  } catch { done(); }
});
addEventListener("DOMContentLoaded", () => painted.then(() => {
  for (const script of document.querySelectorAll("script[data-late-src]")) {
    script.src = script.dataset.lateSrc;
    delete script.dataset.lateSrc;
  }
}));
const filled = new Map();
const note = ({ target }) => {
  filled.delete(target);
  filled.set(target, { value: target.value, checked: target.checked });
};
const FIELD = ["input", "change"];
for (const type of FIELD) addEventListener(type, note, true);
const pressed = [];
const hold = (event) => {
  const button = event.target.closest?.("button");
  // A form that says where it goes needs no script.
  if (!button || button.form?.hasAttribute("action")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Enter in a field presses the form's button as well, which may not be what the field makes of Enter.
  if (event.detail > 0 || document.activeElement === button) pressed.push(button);
};
let isDown = false;
let isReady = false;
const POINTER = ["pointerdown", "pointerup", "pointercancel"];
const pressAgain = () => {
  for (const type of POINTER) removeEventListener(type, follow, true);
  removeEventListener("click", hold, true);
  for (const button of pressed.splice(0)) button.click();
};
const follow = ({ type }) => {
  isDown = type === "pointerdown";
  // A mouse's release is followed by its click before any timer.
  if (isReady && !isDown) setTimeout(pressAgain);
};
for (const type of POINTER) addEventListener(type, follow, true);
addEventListener("click", hold, true);
addEventListener("${INTERACTIVE_EVENT}", ({ detail: fillAgain }) => {
  for (const type of FIELD) removeEventListener(type, note, true);
  fillAgain(filled);
  isReady = true;
  if (!isDown) pressAgain();
}, { once: true });
}`
  // Comments and indentation are for those who read the source.
  .replace(/^\s*(?:\/\/.*)?\n?/gm, "");
