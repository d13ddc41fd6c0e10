/** Sent to the window by `InteractiveSignal` when the page answers to its reader. */
export const INTERACTIVE_EVENT = "marque:interactive";

/**
 * Runs inline. A button that is pressed before the page's scripts listen is pressed again when they do: a browser would
 * send its form by itself, with what was typed in the address. Not in the middle of another press: what the first one
 * moves would take the second button from under the pointer.
 */
export const EARLY_PRESS_SCRIPT = `{
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
addEventListener("${INTERACTIVE_EVENT}", () => {
  isReady = true;
  if (!isDown) pressAgain();
}, { once: true });
}`;
