import { closest } from "./dom";
import { listen } from "./listen";

/**
 * Buttons with `commandfor` and `command` open and close dialogs and popovers by themselves. This does it in browsers that
 * do not know the attributes yet.
 * @returns a function that ends it
 */
export function startCommands(page: Document): () => void {
  if ("commandForElement" in HTMLButtonElement.prototype) return () => {};
  return listen(page, {
    click(event) {
      const button = closest(event, "button[commandfor]");
      if (!button || event.defaultPrevented || button.matches(":disabled")) return;
      const target = page.getElementById(button.getAttribute("commandfor") ?? "");
      const command = button.getAttribute("command");
      if (target instanceof HTMLDialogElement) {
        if (command === "show-modal" && !target.open) target.showModal();
        if (command === "close") target.close();
      }
      if (target && command?.endsWith("-popover") && "togglePopover" in target) {
        const isShown = target.matches(":popover-open");
        if (command === "toggle-popover" || isShown === (command === "hide-popover")) target.togglePopover();
      }
    },
  });
}

let users = 0;
let end = () => {};

/** The same for components that come and go: one listener for all of them. @returns a function that lets go */
export function useCommands(): () => void {
  if (users === 0) end = startCommands(document);
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) end();
  };
}
