/* The components' behaviours for pages without a framework.
   Load it with <script src="kit.js" defer></script>; the elements of the kit come to life by themselves.
   Later markup: kit.start(element); before you remove markup: kit.stop(element). A message: kit.toast({ title: "Saved" }). */
(() => {
  function startCommands(page) {
    if ("commandForElement" in HTMLButtonElement.prototype) return () => {
    };
    const onClick = (event) => {
      const button = event.target instanceof Element && event.target.closest("button[commandfor]");
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
    };
    page.addEventListener("click", onClick);
    return () => page.removeEventListener("click", onClick);
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

  function startPage(enhancers) {
    const live = /* @__PURE__ */ new Map();
    const toasts = createToastQueue();
    const start = (root = document) => {
      for (const [selector, enhance] of Object.entries(enhancers)) {
        const found = [...root.querySelectorAll(selector)];
        if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
        for (const element2 of found) if (!live.has(element2)) live.set(element2, enhance(element2));
      }
    };
    const stop = (root) => {
      for (const [element2, end] of live) {
        if (!root.contains(element2)) continue;
        end();
        live.delete(element2);
      }
    };
    const begin = () => {
      const { brand } = window;
      if (brand) fillTexts(brand);
      start();
      startCommands(document);
      document.addEventListener("click", (event) => {
        const button = event.target instanceof Element && event.target.closest("[data-toast-title]");
        if (!button) return;
        const { toastTitle = "", toastText, toastVariant } = button.dataset;
        toasts.add({ title: toastTitle, text: toastText, variant: toastVariant });
      });
      showToasts(toastList(), toasts);
    };
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
    else begin();
    Object.assign(window, { kit: { start, stop, toast: toasts.add } });
  }
  function fillTexts(brand) {
    for (const element2 of document.querySelectorAll("[data-brand]")) {
      element2.textContent = element2.dataset.brand === "tagline" ? brand.tagline : brand.name;
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

  function listen(target, listeners, options) {
    const all = Object.entries(listeners);
    for (const [type, listener] of all) target.addEventListener(type, listener, options);
    return () => {
      for (const [type, listener] of all) target.removeEventListener(type, listener, options);
    };
  }

  var openers = /* @__PURE__ */ new WeakMap();
  function setModal(dialog, isOpen) {
    if (dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }
  function enhanceModal(element2, onToggle) {
    const dialog = element2;
    let pressedVeil = false;
    return listen(dialog, {
      // A press that begins inside, e.g. to select text, and ends on the veil must not close.
      pointerdown: ({ target }) => {
        pressedVeil = target === dialog;
      },
      click: ({ target }) => {
        const closer = target.closest("[data-kit-close]");
        const isVeil = pressedVeil && target === dialog && !("static" in dialog.dataset);
        if (isVeil || closer && dialog.contains(closer)) setModal(dialog, false);
      },
      beforetoggle: () => {
        if (!dialog.open && document.activeElement instanceof HTMLElement)
          openers.set(dialog, document.activeElement);
      },
      toggle: () => {
        if (!dialog.open) {
          const opener = openers.get(dialog);
          openers.delete(dialog);
          if (opener?.isConnected && !dialog.contains(opener)) opener.focus();
        }
        onToggle?.(dialog.open);
      }
    });
  }

  function enhanceDrawer(element2) {
    return enhanceModal(element2);
  }

  var GAP = 6;
  function anchorOf(float) {
    const id = CSS.escape(float.id);
    const named = document.querySelectorAll(`[popovertarget="${id}"],[commandfor="${id}"]`);
    const openers2 = [...named].filter((one) => !float.contains(one));
    return openers2.find((one) => one === document.activeElement) ?? openers2[0] ?? float.previousElementSibling ?? void 0;
  }
  function keepPlaced(float) {
    if (CSS.supports("position-area", "block-end")) return () => {
    };
    let end = () => {
    };
    const forget = listen(float, {
      beforetoggle: (event) => {
        end();
        const anchor = event.newState === "open" ? anchorOf(float) : void 0;
        end = anchor ? follow(float, anchor) : () => {
        };
      }
    });
    return () => {
      forget();
      end();
    };
  }
  function follow(float, anchor) {
    const put = () => {
      const { x, y } = placeOf(float, anchor);
      Object.assign(float.style, { left: `${x}px`, top: `${y}px` });
    };
    const sizes = new ResizeObserver(put);
    sizes.observe(float);
    sizes.observe(anchor);
    const forget = [
      listen(window, { resize: put }),
      listen(document, { scroll: put }, { capture: true, passive: true })
    ];
    return () => {
      sizes.disconnect();
      for (const end of forget) end();
    };
  }
  var OPPOSITE = { top: "bottom", bottom: "top", start: "end", end: "start" };
  var turned = (name) => OPPOSITE[name] ?? name;
  function placeOf(float, anchor) {
    const box = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { offsetWidth: width, offsetHeight: height } = float;
    const isRtl = getComputedStyle(float).direction === "rtl";
    const [side = "bottom", align = "center"] = (float.dataset.placement ?? "bottom-start").split("-");
    const lastX = clientWidth - width;
    const lastY = clientHeight - height - GAP;
    const options = [
      [side, align],
      [turned(side), align],
      [side, turned(align)],
      [turned(side), turned(align)]
    ].map(([side2, align2]) => {
      const isInline = side2 === "start" || side2 === "end";
      const towardsLeft = (isInline ? side2 === "start" : align2 === "end") !== isRtl;
      let x = towardsLeft ? box.right - width : box.left;
      let y = side2 === "top" ? box.top - height - GAP : box.bottom + GAP;
      if (isInline) {
        x = towardsLeft ? box.left - width - GAP : box.right + GAP;
        y = within(box.top + (box.height - height) / 2, lastY, GAP);
      } else if (align2 === "center") x = within(box.left + (box.width - width) / 2, lastX);
      return { x, y };
    });
    const best = options.find(({ x, y }) => x >= 0 && x <= lastX && y >= GAP && y <= lastY) ?? options[0] ?? { x: 0, y: 0 };
    return { x: within(best.x, lastX), y: within(best.y, lastY, GAP) };
  }
  function within(value, last, first = 0) {
    return Math.max(first, Math.min(value, last));
  }

  function enhancePopover(float, onToggle) {
    let opener;
    let unwatch = () => {
    };
    const onFocus = ({ target }) => {
      if (target !== opener && !float.contains(target)) float.hidePopover();
    };
    const ends = [
      keepPlaced(float),
      () => unwatch(),
      listen(float, {
        beforetoggle: (event) => {
          unwatch();
          if (event.newState === "open") {
            opener = anchorOf(float);
            unwatch = listen(document, { focusin: onFocus });
            return;
          }
          const { activeElement } = document;
          if (activeElement === document.body || float.contains(activeElement)) opener?.focus();
        },
        toggle: () => {
          const isOpen = float.matches(":popover-open");
          if (isOpen && !float.contains(document.activeElement))
            (float.querySelector("[autofocus]") ?? float).focus();
          onToggle?.(isOpen);
        }
      })
    ];
    return () => {
      for (const end of ends) end();
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

  function enhanceCheckbox(root) {
    const input = root.querySelector("input");
    if (input) input.indeterminate = "indeterminate" in root.dataset;
    return () => {
    };
  }

  function moveThumb(values, index, value) {
    const clamped = index === 0 ? Math.min(value, values[1] ?? value) : Math.max(value, values[0] ?? value);
    return values.map((one, at) => at === index ? clamped : one);
  }
  function sliderText(values, unit) {
    return [values.join(" – "), unit].filter(Boolean).join(" ");
  }
  function sliderStyle(values, min, max) {
    const part = (value) => (value - min) / (max - min || 1);
    const start = values.length > 1 ? part(values[0] ?? min) : 0;
    return {
      "--slider-start": `${start}`,
      "--slider-end": `${part(values.at(-1) ?? min)}`,
      "--slider-top": start > 0.5 ? "1" : "0"
    };
  }
  function enhanceSlider(root) {
    const inputs = [...root.querySelectorAll("input")];
    const onInput = (event) => {
      const input = event.target;
      const index = inputs.indexOf(input);
      const values = moveThumb(
        inputs.map((one) => one.valueAsNumber),
        index,
        input.valueAsNumber
      );
      const { unit } = root.dataset;
      input.value = String(values[index]);
      if (unit) input.setAttribute("aria-valuetext", sliderText([values[index] ?? 0], unit));
      const style = sliderStyle(values, Number(input.min), Number(input.max));
      for (const [name, value] of Object.entries(style)) input.parentElement?.style.setProperty(name, value);
      const text = root.querySelector(".kit-slider-value");
      if (text) text.textContent = sliderText(values, unit);
    };
    root.addEventListener("input", onInput);
    return () => root.removeEventListener("input", onInput);
  }

  startPage({
    ".kit-drawer": enhanceDrawer,
    ".kit-modal": enhanceModal,
    ".kit-popover": enhancePopover,
    ".kit-tabs": enhanceTabs,
    ".kit-check": enhanceCheckbox,
    ".kit-slider": enhanceSlider
  });
})();
