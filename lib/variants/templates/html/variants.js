"use strict";
(() => {
  // lib/variants/templates/shared/assign.ts
  function armOf({ key, weights }, visitorId2) {
    const place = placeOf(key, visitorId2);
    let start = 0;
    for (const [arm, weight] of weights.entries()) {
      if (place >= start && place < start + weight) return arm;
      start += weight;
    }
    return -1;
  }
  function placeOf(seed, visitorId2) {
    return fnv1a(String(fnv1a(seed + visitorId2))) % 1e4 / 1e4;
  }
  function fnv1a(text) {
    let hash = 2166136261;
    for (let at = 0; at < text.length; at++) {
      hash ^= text.charCodeAt(at);
      hash += (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24);
    }
    return hash >>> 0;
  }

  // lib/variants/templates/shared/events.ts
  function designOf(experiment, visitor) {
    return experiment.arms[armOf(experiment, visitor)] ?? null;
  }
  var sent = /* @__PURE__ */ new Set();
  function exposed(experiment, visitor) {
    const once = `${experiment.key} ${visitor}`;
    if (sent.has(once)) return;
    sent.add(once);
    setTimeout(() => send(experiment, visitor, "exposure"), 0);
  }
  function reached(experiment, visitor) {
    send(experiment, visitor, "goal");
  }
  function send(experiment, visitor, event) {
    const arm = designOf(experiment, visitor);
    if (arm === null || navigator.webdriver) return;
    const body = JSON.stringify({ visitor, arm, event });
    const headers = { "Content-Type": "text/plain;charset=UTF-8" };
    fetch(experiment.collector, { method: "POST", body, headers, keepalive: true, credentials: "omit" }).catch(
      () => void 0
    );
  }

  // lib/variants/templates/shared/visitor.ts
  var NAME = "marque_visitor";
  var DAYS = 400;
  var made;
  function visitorId() {
    const named = document.documentElement.dataset.marqueVisitor;
    if (named) return named;
    made ??= fromCookie() ?? fromStorage() ?? randomId();
    keep(made);
    return made;
  }
  function fromCookie() {
    const entry = document.cookie.split("; ").find((one) => one.startsWith(`${NAME}=`));
    const id = entry?.slice(NAME.length + 1);
    return id && isId(id) ? id : void 0;
  }
  function fromStorage() {
    try {
      const id = localStorage.getItem(NAME);
      return id && isId(id) ? id : void 0;
    } catch {
      return void 0;
    }
  }
  function keep(id) {
    try {
      if (fromCookie() === id) return;
      const secure = location.protocol === "https:" ? "; Secure" : "";
      document.cookie = `${NAME}=${id}; Path=/; Max-Age=${DAYS * 86400}; SameSite=Lax${secure}`;
      localStorage.setItem(NAME, id);
    } catch {
    }
  }
  function randomId() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  var isId = (text) => /^[0-9a-f]{32}$/.test(text);

  // lib/variants/templates/html/head.ts
  var running = [];
  var variants = {
    /**
     * Begins an experiment. `<html>` gets the attribute `data-<key>` with the letter of the design; where the script's own tag
     * says `data-designs`, the folder of the designs, also `data-variant`, and the page loads the design's style sheets.
     * @returns the letter; that of the control for those whom the experiment leaves out
     */
    start(experiment, faces = {}) {
      const visitor = visitorId();
      const design = designOf(experiment, visitor) ?? experiment.arms[0] ?? "";
      const root = document.documentElement;
      root.setAttribute(`data-${experiment.key}`, design);
      const folder = document.currentScript?.dataset.designs;
      if (folder !== void 0) {
        root.dataset.variant = design;
        const at = `${folder}${design}/`;
        document.write(
          ...(faces[design] ?? []).map(
            (face) => `<link rel="preload" href="${at}${face}" as="font" type="font/woff2" crossorigin>`
          ),
          `<link rel="stylesheet" href="${at}tokens/brand.css"><link rel="stylesheet" href="${at}landing.css">`
        );
      }
      running.push(experiment);
      exposed(experiment, visitor);
      return design;
    },
    /** Counts the goal for every experiment of the page. */
    track() {
      for (const experiment of running) reached(experiment, visitorId());
    }
  };
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-goal]")) variants.track();
  });
  globalThis.marqueVariants = variants;
})();
