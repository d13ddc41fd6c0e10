/* The components' behaviours for pages without a framework: tabs, dialogs, accordions, messages, tables, menus.
   Load it with <script src="kit.js" defer></script>; elements with data-kit come to life by themselves.
   Later markup: kit.start(element). A message: kit.toast({ title: "Saved" }). */
"use strict";
(() => {
  function headAfterKey(key, index, count) {
    if (key === "ArrowDown") return Math.min(index + 1, count - 1);
    if (key === "ArrowUp") return Math.max(index - 1, 0);
    if (key === "Home") return 0;
    if (key === "End") return count - 1;
    return null;
  }
  function enhanceAccordion(root) {
    const onKeyDown = (event) => {
      const heads = [...root.querySelectorAll(":scope > details > summary")];
      const index = heads.indexOf(document.activeElement);
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = headAfterKey(event.key, index, heads.length);
      if (next === null) return;
      event.preventDefault();
      heads[next]?.focus();
    };
    root.addEventListener("keydown", onKeyDown);
    return () => root.removeEventListener("keydown", onKeyDown);
  }

  function nextSort(current, column) {
    const isSame = current?.column === column;
    return { column, direction: isSame && current.direction === "ascending" ? "descending" : "ascending" };
  }
  function compareCells(a, b, language) {
    if (typeof a === "number" && typeof b === "number") return a - b;
    return String(a).localeCompare(String(b), language, { numeric: true, sensitivity: "base" });
  }
  function sortRows(rows, value, direction, language) {
    const sign = direction === "ascending" ? 1 : -1;
    return [...rows].sort((a, b) => sign * compareCells(value(a), value(b), language));
  }
  function enhanceDataTable(root) {
    const table = root.querySelector("table");
    const body = table?.tBodies[0];
    if (!table || !body) return () => {
    };
    const heads = [...table.tHead?.rows[0]?.cells ?? []];
    const onClick = (event) => {
      const button = event.target.closest(".kit-table-sort");
      const index = button ? heads.findIndex((head2) => head2.contains(button)) : -1;
      const head = heads[index];
      if (!button || !head) return;
      const sorted = heads.findIndex((one) => one.hasAttribute("aria-sort"));
      const direction = heads[sorted]?.getAttribute("aria-sort") ?? "ascending";
      const next = nextSort(sorted < 0 ? void 0 : { column: String(sorted), direction }, String(index));
      const rows = sortRows(
        [...body.rows],
        (row) => cellValue(row.cells[index], head.dataset.type === "number"),
        next.direction,
        root.closest("[lang]")?.lang || void 0
      );
      for (const one of heads) one.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", next.direction);
      body.append(...rows);
      const status = root.querySelector("[data-kit-status]");
      if (status) status.textContent = `${button.textContent?.trim() ?? ""}, ${next.direction}`;
    };
    table.addEventListener("click", onClick);
    return () => table.removeEventListener("click", onClick);
  }
  function cellValue(cell, isNumber) {
    const text = cell?.dataset.value ?? cell?.textContent?.trim() ?? "";
    if (!isNumber) return text;
    const number = Number(text);
    return Number.isNaN(number) ? Number.NEGATIVE_INFINITY : number;
  }

  function enhanceHeader(header) {
    const toggle = header.querySelector(".kit-header-toggle");
    if (!toggle) return () => {
    };
    const show = (isOpen) => {
      header.dataset.menu = isOpen ? "open" : "closed";
      toggle.setAttribute("aria-expanded", String(isOpen));
    };
    const onClick = (event) => {
      if (toggle.contains(event.target)) show(header.dataset.menu !== "open");
      else if (event.target.closest("a")) show(false);
    };
    const onKeyDown = (event) => {
      if (event.key !== "Escape" || header.dataset.menu !== "open") return;
      show(false);
      toggle.focus();
    };
    show(false);
    header.addEventListener("click", onClick);
    header.addEventListener("keydown", onKeyDown);
    return () => {
      delete header.dataset.menu;
      header.removeEventListener("click", onClick);
      header.removeEventListener("keydown", onKeyDown);
    };
  }

  var openers = /* @__PURE__ */ new WeakMap();
  function openModal(dialog) {
    if (dialog.open) return;
    if (document.activeElement instanceof HTMLElement) openers.set(dialog, document.activeElement);
    dialog.showModal();
  }
  function closeModal(dialog, answer) {
    if (dialog.open) dialog.close(answer);
  }
  function enhanceModal(dialog, options = {}) {
    const { closeOnBackdrop = true, onClose } = options;
    let pressedVeil = false;
    const onPointerDown = (event) => {
      pressedVeil = event.target === dialog;
    };
    const onClick = (event) => {
      const closer = event.target.closest("[data-kit-close]");
      if (closer && dialog.contains(closer)) closeModal(dialog);
      else if (closeOnBackdrop && pressedVeil && event.target === dialog) closeModal(dialog);
    };
    const onClosed = () => {
      const opener = openers.get(dialog);
      openers.delete(dialog);
      if (opener?.isConnected) opener.focus();
      onClose?.(dialog.returnValue);
    };
    dialog.addEventListener("pointerdown", onPointerDown);
    dialog.addEventListener("click", onClick);
    dialog.addEventListener("close", onClosed);
    return () => {
      dialog.removeEventListener("pointerdown", onPointerDown);
      dialog.removeEventListener("click", onClick);
      dialog.removeEventListener("close", onClosed);
    };
  }

  function tabAfterKey({
    key,
    index,
    disabled,
    vertical = false,
    rtl = false
  }) {
    const forward = vertical ? "ArrowDown" : rtl ? "ArrowLeft" : "ArrowRight";
    const back = vertical ? "ArrowUp" : rtl ? "ArrowRight" : "ArrowLeft";
    const usable = disabled.flatMap((isDisabled, at) => isDisabled ? [] : [at]);
    const first = usable[0];
    const last = usable.at(-1);
    if (first === void 0 || last === void 0) return null;
    if (key === "Home") return first;
    if (key === "End") return last;
    if (key === forward) return usable.find((at) => at > index) ?? first;
    if (key === back) return usable.findLast((at) => at < index) ?? last;
    return null;
  }
  function isRightToLeft(element2) {
    return getComputedStyle(element2).direction === "rtl";
  }
  function enhanceTabs(root) {
    const list = root.querySelector('[role="tablist"]');
    if (!list) return () => {
    };
    const tabs = [...list.querySelectorAll('[role="tab"]')];
    const select = (selected) => {
      for (const tab of tabs) {
        const isSelected = tab === selected;
        tab.setAttribute("aria-selected", String(isSelected));
        tab.tabIndex = isSelected ? 0 : -1;
        const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
        if (panel) panel.hidden = !isSelected;
      }
    };
    const onClick = (event) => {
      const tab = tabs.find((one) => one.contains(event.target));
      if (tab && !tab.disabled) select(tab);
    };
    const onKeyDown = (event) => {
      const index = tabs.indexOf(document.activeElement);
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = tabAfterKey({
        key: event.key,
        index,
        disabled: tabs.map((tab2) => tab2.disabled),
        vertical: root.dataset.orientation === "vertical",
        rtl: isRightToLeft(list)
      });
      const tab = next === null ? void 0 : tabs[next];
      if (!tab) return;
      event.preventDefault();
      if (root.dataset.activation !== "manual") select(tab);
      tab.focus();
    };
    list.addEventListener("click", onClick);
    list.addEventListener("keydown", onKeyDown);
    return () => {
      list.removeEventListener("click", onClick);
      list.removeEventListener("keydown", onKeyDown);
    };
  }

  var DURATION_MS = 6e3;
  function createToastQueue({ limit = 4 } = {}) {
    let shown = [];
    let lastId = 0;
    let isPaused = false;
    const timers = /* @__PURE__ */ new Map();
    const listeners = /* @__PURE__ */ new Set();
    const change = (next) => {
      shown = next;
      for (const listener of listeners) listener();
    };
    const run = (id) => {
      const clock = timers.get(id);
      if (!clock || isPaused) return;
      clock.startedAt = Date.now();
      clock.timer = setTimeout(() => dismiss(id), clock.leftMs);
    };
    const dismiss = (id) => {
      clearTimeout(timers.get(id)?.timer);
      timers.delete(id);
      if (shown.some((message) => message.id === id)) change(shown.filter((message) => message.id !== id));
    };
    return {
      add(options) {
        lastId += 1;
        const id = lastId;
        const variant = options.variant ?? "info";
        const stays = variant === "danger" || options.action !== void 0;
        const durationMs = options.durationMs ?? (stays ? 0 : DURATION_MS);
        for (const oldest of shown.slice(0, Math.max(0, shown.length + 1 - limit))) dismiss(oldest.id);
        if (durationMs > 0) timers.set(id, { timer: void 0, startedAt: 0, leftMs: durationMs });
        change([...shown, { ...options, id, variant, durationMs }]);
        run(id);
        return id;
      },
      dismiss,
      pause() {
        if (isPaused) return;
        isPaused = true;
        for (const clock of timers.values()) {
          clearTimeout(clock.timer);
          clock.leftMs = Math.max(1e3, clock.leftMs - (Date.now() - clock.startedAt));
        }
      },
      resume() {
        if (!isPaused) return;
        isPaused = false;
        for (const id of timers.keys()) run(id);
      },
      messages: () => shown,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }
    };
  }
  function showToasts(list, queue, dismissLabel = "Dismiss") {
    const items = /* @__PURE__ */ new Map();
    const reading = { pointer: false, focus: false };
    let cameFrom = null;
    const note = (change) => {
      Object.assign(reading, change);
      if (reading.pointer || reading.focus) queue.pause();
      else queue.resume();
    };
    const remove = (item) => {
      if (item.contains(document.activeElement)) {
        const next = item.nextElementSibling ?? item.previousElementSibling;
        (next?.querySelector(".kit-toast-close") ?? cameFrom)?.focus();
      }
      item.remove();
    };
    const draw = () => {
      const messages = queue.messages();
      for (const [id, item] of items) {
        if (messages.some((message) => message.id === id)) continue;
        items.delete(id);
        remove(item);
      }
      for (const message of messages) {
        if (items.has(message.id)) continue;
        const item = toastElement(message, () => queue.dismiss(message.id), dismissLabel);
        items.set(message.id, item);
        list.append(item);
      }
      if (messages.length === 0) note({ pointer: false, focus: false });
    };
    const onEnter = () => note({ pointer: true });
    const onLeave = () => note({ pointer: false });
    const onFocus = ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !list.contains(relatedTarget)) cameFrom = relatedTarget;
      note({ focus: true });
    };
    const onBlur = ({ relatedTarget }) => {
      if (!list.contains(relatedTarget)) note({ focus: false });
    };
    list.addEventListener("pointerenter", onEnter);
    list.addEventListener("pointerleave", onLeave);
    list.addEventListener("focusin", onFocus);
    list.addEventListener("focusout", onBlur);
    const unsubscribe = queue.subscribe(draw);
    draw();
    return () => {
      unsubscribe();
      list.removeEventListener("pointerenter", onEnter);
      list.removeEventListener("pointerleave", onLeave);
      list.removeEventListener("focusin", onFocus);
      list.removeEventListener("focusout", onBlur);
    };
  }
  function toastElement(message, dismiss, dismissLabel) {
    const item = element("li", "kit-toast");
    item.dataset.variant = message.variant;
    const content = element("div", "kit-toast-content");
    content.append(element("p", "kit-toast-title", message.title));
    if (message.text) content.append(element("p", "kit-toast-text", message.text));
    item.append(content);
    const { action } = message;
    if (action) {
      const button = element("button", "kit-toast-action", action.label);
      button.type = "button";
      button.addEventListener("click", () => {
        action.onPress();
        dismiss();
      });
      item.append(button);
    }
    const close = element("button", "kit-toast-close");
    close.type = "button";
    close.setAttribute("aria-label", `${dismissLabel}: ${message.title}`);
    close.addEventListener("click", dismiss);
    item.append(close);
    item.addEventListener("keydown", (event) => {
      if (event.key === "Escape") dismiss();
    });
    return item;
  }
  function element(name, className, text = "") {
    const node = document.createElement(name);
    node.className = className;
    node.textContent = text;
    return node;
  }

  var ENHANCE = {
    accordion: enhanceAccordion,
    "data-table": enhanceDataTable,
    header: enhanceHeader,
    modal: (element2) => {
      enhanceModal(element2, { closeOnBackdrop: !("static" in element2.dataset) });
    },
    tabs: enhanceTabs
  };
  var toasts = createToastQueue();
  function start(root = document) {
    for (const element2 of root.querySelectorAll("[data-kit]")) {
      const enhance = ENHANCE[element2.dataset.kit ?? ""];
      if (!enhance || "kitReady" in element2.dataset) continue;
      element2.dataset.kitReady = "";
      enhance(element2);
    }
  }
  function fillTexts(brand) {
    for (const element2 of document.querySelectorAll("[data-brand]")) {
      const text = element2.dataset.brand === "tagline" ? brand.tagline : brand.name;
      element2.textContent = text;
      if (brand.language !== "und") element2.lang = brand.language;
      element2.dir = "auto";
    }
  }
  function toastList() {
    const found = document.querySelector(".kit-toasts > .kit-toast-list");
    if (found) return found;
    const section = document.createElement("section");
    section.className = "kit-toasts";
    section.setAttribute("aria-label", "Messages");
    const list = document.createElement("ol");
    list.className = "kit-toast-list";
    list.setAttribute("aria-live", "polite");
    section.append(list);
    document.body.append(section);
    return list;
  }
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const opener = target.closest("[data-kit-open]");
    const dialog = opener && document.getElementById(opener.dataset.kitOpen ?? "");
    if (dialog instanceof HTMLDialogElement) openModal(dialog);
    const { toastTitle, toastText, toastVariant } = target.closest("[data-kit-toast]")?.dataset ?? {};
    if (toastTitle) {
      toasts.add({ title: toastTitle, text: toastText, variant: toastVariant });
    }
  });
  function begin() {
    const { brand } = window;
    if (brand) fillTexts(brand);
    start();
    showToasts(toastList(), toasts);
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
  Object.assign(window, { kit: { start, toast: toasts.add, openModal, closeModal } });
})();
