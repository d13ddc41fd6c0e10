/** What `assets/theme.js` and the previews share: settings are attributes of the root. */
const SETTINGS = `{
    theme: { attribute: "data-theme", on: "dark", off: "light", system: "(prefers-color-scheme: dark)" },
    contrast: { attribute: "data-contrast", on: "more", off: "standard", system: "(prefers-contrast: more)" },
    direction: { attribute: "dir", on: "rtl", off: "ltr" },
  }`;

/** `assets/theme.js`, run before the first paint. In a sandbox without an origin there is no storage: it says so by throwing. */
export const THEME_SCRIPT = `(() => {
  const settings = ${SETTINGS};
  window.docsSettings = settings;
  // What only scripts can do has its place from the first paint on.
  document.documentElement.dataset.scripts = "";
  const asked = new URLSearchParams(location.search);
  for (const [name, { attribute, on, off }] of Object.entries(settings)) {
    let value = asked.get(name);
    try {
      value ??= localStorage.getItem(name);
    } catch {}
    if (value === on || value === off) document.documentElement.setAttribute(attribute, value);
  }
})();
`;

/** `assets/preview.js`: one story alone, and how high it is, told to the page around. */
export const PREVIEW_SCRIPT = `(() => {
  const story = new URLSearchParams(location.search).get("story");
  for (const stage of document.querySelectorAll(".gallery-stage")) {
    if (story && stage.dataset.story !== story) stage.remove();
  }
  document.documentElement.dataset.shown = "";
  if (parent === window) return;
  // The page around has the heading and the landmark.
  const main = document.querySelector("main");
  const part = document.createElement("div");
  part.className = main.className;
  main.querySelector("h1").remove();
  part.append(...main.childNodes);
  main.replaceWith(part);
  // What floats above the story needs room that the story itself does not take.
  const room = () => (document.querySelector("dialog[open], :popover-open") ? 460 : 0);
  const tell = () => parent.postMessage({ docsPreview: Math.max(document.body.scrollHeight, room()) }, "*");
  document.addEventListener("toggle", tell, true);
  new ResizeObserver(tell).observe(document.body);
  addEventListener("load", tell);
})();
`;

/** `assets/site.js`: settings, search, previews, copying. Classic script, because pages from disk load no modules. */
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

  const settings = window.docsSettings;
  const isOn = ({ attribute, on, system }) => {
    const value = root.getAttribute(attribute);
    return value ? value === on : system ? matchMedia(system).matches : false;
  };
  const toggles = [...document.querySelectorAll("[data-toggle]")];
  const frames = [...document.querySelectorAll("[data-preview]")];
  const show = () => {
    for (const toggle of toggles) toggle.setAttribute("aria-pressed", String(isOn(settings[toggle.dataset.toggle])));
  };
  // What was chosen before, a frame finds by itself; what is chosen here, where nothing can be stored, only by its address.
  const chosen = new Map();
  const load = (frame) => {
    frame.src = frame.dataset.preview + [...chosen].map(([name, value]) => "&" + name + "=" + value).join("");
  };
  // A browser's own lazy loading begins thousands of pixels ahead, and every frame is a page.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target);
      }
    },
    { rootMargin: "200px" },
  );
  for (const frame of frames) near.observe(frame);
  for (const toggle of toggles) {
    toggle.addEventListener("click", () => {
      const setting = settings[toggle.dataset.toggle];
      const value = isOn(setting) ? setting.off : setting.on;
      root.setAttribute(setting.attribute, value);
      try {
        localStorage.setItem(toggle.dataset.toggle, value);
      } catch {}
      chosen.set(toggle.dataset.toggle, value);
      for (const frame of frames) if (frame.hasAttribute("src")) load(frame);
      show();
    });
  }
  show();
  addEventListener("message", ({ source, data }) => {
    const frame = frames.find((one) => one.contentWindow === source);
    const height = data && data.docsPreview;
    if (frame && Number.isFinite(height)) frame.style.blockSize = Math.min(Math.max(height, 64), 1200) + 2 + "px";
  });

  // From a host the registry's address is known; from a folder it is not.
  if (location.protocol.startsWith("http")) {
    const base = new URL("../r", location.href).href;
    for (const element of document.querySelectorAll("code, [data-copy]")) {
      if (element.dataset.copy) element.dataset.copy = element.dataset.copy.replaceAll("{REGISTRY_BASE}", base);
      if (element.children.length === 0 && element.textContent.includes("{REGISTRY_BASE}"))
        element.textContent = element.textContent.replaceAll("{REGISTRY_BASE}", base);
    }
  }

  const fold = document.querySelector(".side-fold");
  const wide = matchMedia("(min-width: 62rem)");
  const follow = () => { fold.open = wide.matches; };
  fold.dataset.ready = "";
  wide.addEventListener("change", follow);
  follow();

  const search = document.querySelector("[data-search]");
  const field = search.querySelector("input");
  const results = search.querySelector("[data-search-results]");
  const count = search.querySelector("[data-search-count]");
  const find = () => {
    const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const rank = ({ title, text }) => {
      const name = title.toLowerCase();
      if (!words.every((word) => name.includes(word) || text.includes(word))) return 0;
      return name.startsWith(words[0]) ? 3 : name.includes(words[0]) ? 2 : 1;
    };
    if (words.length && !window.searchIndex) return;
    const found = words.length
      ? window.searchIndex.map((entry) => ({ entry, at: rank(entry) })).filter(({ at }) => at).sort((a, b) => b.at - a.at)
      : [];
    results.replaceChildren(
      ...found.slice(0, 12).map(({ entry }) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        const group = document.createElement("small");
        link.href = entry.file;
        link.textContent = entry.title;
        group.textContent = entry.group;
        link.append(group);
        item.append(link);
        return item;
      }),
    );
    count.textContent = words.length ? (found.length ? found.length + " found" : "Nothing found") : "";
    fold.hidden = words.length > 0;
  };
  // Only who searches loads the index: as a script, because pages from disk fetch nothing.
  field.addEventListener("focus", () => {
    const index = document.createElement("script");
    index.src = "assets/search-index.js";
    index.onload = find;
    document.head.append(index);
  }, { once: true });
  field.addEventListener("input", find);
  field.addEventListener("keydown", (event) => {
    const first = results.querySelector("a");
    if (event.key === "ArrowDown" && first) {
      event.preventDefault();
      first.focus();
    }
    if (event.key === "Enter" && first) first.click();
    if (event.key === "Escape") {
      field.value = "";
      find();
    }
  });
  results.addEventListener("keydown", (event) => {
    const links = [...results.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    const next = event.key === "ArrowDown" ? links[at + 1] : event.key === "ArrowUp" ? links[at - 1] || field : null;
    if (next) {
      event.preventDefault();
      next.focus();
    }
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
    }
  });

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
    const shownRows = filter.querySelector("[data-filter-count]");
    filter.querySelector("input").addEventListener("input", (event) => {
      const words = event.target.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const row of rows) {
        row.hidden = !words.every((word) => row.dataset.row.includes(word));
        if (!row.hidden) shown += 1;
      }
      shownRows.textContent = words.length ? shown + " of " + rows.length + " tokens" : "";
    });
  }
})();
`;
