/**
 * The page's script, a classic file. Without it nothing is missing but copying by a press and choosing the theme, whose
 * buttons it shows. A page at a path has no origin and so no storage: the choice then holds until it is left.
 */
export const LANDING_SCRIPT = `"use strict";
(() => {
  const root = document.documentElement;
  const keep = (theme) => { try { localStorage.setItem("theme", theme); } catch { /* no origin */ } };
  const kept = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
  const known = kept();
  if (known === "light" || known === "dark") root.dataset.theme = known;
  addEventListener("DOMContentLoaded", () => {
    const said = document.querySelector("[data-said]");
    for (const button of document.querySelectorAll("[data-copy], [data-theme-toggle]")) button.hidden = false;
    document.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      if (button.matches("[data-theme-toggle]")) {
        const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
        root.dataset.theme = isDark ? "light" : "dark";
        keep(root.dataset.theme);
      }
      const text = button.dataset.copy;
      if (text !== undefined) copy(text).then((done) => {
        if (!done) return;
        said.textContent = said.dataset.copied + " " + (text.length > 60 ? "" : text);
        said.classList.add("said-now");
        button.classList.add("copied");
        setTimeout(() => { said.classList.remove("said-now"); button.classList.remove("copied"); }, 1600);
      });
    });
  });
  /** Where the clipboard is closed to the page, by the older way. */
  async function copy(text) {
    try { await navigator.clipboard.writeText(text); return true; } catch { /* tried otherwise */ }
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "off";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
})();
`;
