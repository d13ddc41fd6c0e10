/** `assets/theme.js`, run before the first paint. In a sandbox without an origin there is no storage: it says so by throwing. */
export const THEME_SCRIPT = `(() => {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const contrast = localStorage.getItem("contrast");
    if (contrast === "more" || contrast === "standard") document.documentElement.dataset.contrast = contrast;
  } catch {}
})();
`;

/** `assets/site.js`: theme and contrast switches, copying, search in the tokens. Classic script, because pages from disk load no modules. */
export const SITE_SCRIPT = `(() => {
  const root = document.documentElement;
  const said = document.querySelector("[data-said]");
  let quiet;
  const say = (text) => {
    const line = document.createElement("span");
    line.textContent = text;
    said.replaceChildren(line);
    clearTimeout(quiet);
    quiet = setTimeout(() => said.replaceChildren(), 2000);
  };

  const toggle = document.querySelector("[data-theme-toggle]");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  const label = () => {
    toggle.querySelector("[data-theme-label]").textContent = isDark() ? "Light theme" : "Dark theme";
  };
  toggle.hidden = false;
  label();
  toggle.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    label();
    try {
      localStorage.setItem("theme", root.dataset.theme);
    } catch {}
  });

  const contrast = document.querySelector("[data-contrast-toggle]");
  if (contrast) {
    const isMore = () => (root.dataset.contrast ? root.dataset.contrast === "more" : matchMedia("(prefers-contrast: more)").matches);
    const press = () => contrast.setAttribute("aria-pressed", String(isMore()));
    contrast.hidden = false;
    press();
    contrast.addEventListener("click", () => {
      root.dataset.contrast = isMore() ? "standard" : "more";
      press();
      try {
        localStorage.setItem("contrast", root.dataset.contrast);
      } catch {}
    });
  }

  const fold = document.querySelector(".side-fold");
  const wide = matchMedia("(min-width: 62rem)");
  const follow = () => { fold.open = wide.matches; };
  wide.addEventListener("change", follow);
  follow();

  const copyOld = (text) => {
    const area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("readonly", "");
    area.style.position = "fixed";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  };
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-copy]");
    if (!button) return;
    const text = button.dataset.copy;
    try {
      await navigator.clipboard.writeText(text);
      say("Copied");
    } catch {
      const done = copyOld(text);
      button.focus();
      say(done ? "Copied" : "Copying is not allowed here");
    }
  });

  const filter = document.querySelector("[data-filter]");
  if (filter) {
    const rows = [...document.querySelectorAll("[data-row]")];
    const count = filter.querySelector("[data-filter-count]");
    filter.hidden = false;
    filter.querySelector("input").addEventListener("input", (event) => {
      const words = event.target.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const row of rows) {
        row.hidden = !words.every((word) => row.dataset.row.includes(word));
        if (!row.hidden) shown += 1;
      }
      count.textContent = words.length ? shown + " of " + rows.length + " tokens" : "";
    });
  }
})();
`;
