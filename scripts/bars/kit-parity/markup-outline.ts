import type { Page } from "@playwright/test";

/**
 * Every element of the kit that is in the page, one a line: its name, classes, role, all `aria-*` and the states that the
 * style sheet reads. Ids of other elements are written as the place of what they name, so that made-up ids compare.
 */
export function markupOutline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REFERENCES = new Set([
      "aria-labelledby",
      "aria-describedby",
      "aria-controls",
      "aria-owns",
      "aria-activedescendant",
      "aria-errormessage",
      "aria-details",
      "for",
      "commandfor",
      "popovertarget",
      "list",
    ]);
    const STATES =
      /^(?:role|aria-.*|tabindex|hidden|inert|disabled|required|readonly|type|popover|open|for|commandfor|command|popovertarget|list|min|max|step|placeholder|autocomplete|inputmode|multiple|accept|scope|colspan|data-(?!v-|brand$|toast-|kit-|value).*)$/;
    const shown = [...document.body.querySelectorAll<HTMLElement>("main *, .kit-toasts, .kit-toasts *")]
      .filter((element) => !element.closest("svg") || element.tagName === "svg")
      // Where the HTML project waits for the brand's texts, the others have these alone.
      .filter((element) => !element.matches("[data-brand]"));
    const all = [...document.querySelectorAll("*")];
    const place = (id: string) => {
      const target = document.getElementById(id);
      return target ? `#${shown.indexOf(target)}` : all.length > 0 ? "nothing" : "";
    };
    return shown.map((element) => {
      const classes = [...element.classList].filter((name) => name.startsWith("kit-")).sort();
      const attributes = [...element.attributes]
        .filter(({ name }) => STATES.test(name))
        .map(({ name, value }) =>
          REFERENCES.has(name) ? `${name}=${value.split(/\s+/).map(place).join(" ")}` : `${name}=${value}`,
        )
        .sort();
      return [element.tagName.toLowerCase(), ...classes, ...attributes].join(" ");
    });
  });
}
