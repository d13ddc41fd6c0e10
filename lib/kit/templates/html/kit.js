/* The components' behaviours for pages without a framework.
   Load it with <script src="kit.js" defer></script>; the elements of the kit come to life by themselves.
   Later markup: kit.start(element); before you remove markup: kit.stop(element). A message: kit.toast({ title: "Saved" }). */
(() => {
  var findAll = (root, css) => [
    ...root.querySelectorAll(css)
  ];
  var find = (root, css) => root.querySelector(css);
  var closest = ({ target }, css) => target instanceof Element ? target.closest(css) : null;
  function create(name, className = "", ...children) {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (element instanceof HTMLButtonElement) element.type = "button";
    element.append(...children);
    return element;
  }
  var isRightToLeft = (element) => getComputedStyle(element).direction === "rtl";
  var hasModifier = ({ altKey, ctrlKey, metaKey }) => altKey || ctrlKey || metaKey;
  var flag = (isTrue) => isTrue ? "true" : null;
  function fill(text, ...values) {
    return text.replace(/\{(\d)\}/g, (_, at) => `${values[Number(at)] ?? ""}`);
  }
  var readData = (root, name) => JSON.parse(root.dataset[name] ?? "{}");
  var tell = (root, name, detail) => root.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));

  function listen(target, listeners, options) {
    const all = Object.entries(listeners);
    for (const [type, listener] of all) target.addEventListener(type, listener, options);
    return () => {
      for (const [type, listener] of all) target.removeEventListener(type, listener, options);
    };
  }
  var together = (...ends) => () => {
    for (const end of ends) end();
  };

  function startCommands(page) {
    if ("commandForElement" in HTMLButtonElement.prototype) return () => {
    };
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
      }
    });
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
        return () => void listeners.delete(listener);
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
    const remove = (item2) => {
      if (item2.contains(document.activeElement)) {
        const next = item2.nextElementSibling ?? item2.previousElementSibling;
        ((next && find(next, ".kit-toast-close")) ?? cameFrom)?.focus();
      }
      item2.remove();
    };
    const draw = () => {
      const messages = queue.messages();
      for (const [id, item2] of items) {
        if (messages.some((message) => message.id === id)) continue;
        items.delete(id);
        remove(item2);
      }
      for (const message of messages) {
        if (items.has(message.id)) continue;
        const item2 = toastElement(message, () => queue.dismiss(message.id), dismissLabel);
        items.set(message.id, item2);
        list.append(item2);
      }
      if (messages.length === 0) note({ pointer: false, focus: false });
    };
    const end = together(
      queue.subscribe(draw),
      listen(list, {
        pointerenter: () => note({ pointer: true }),
        pointerleave: () => note({ pointer: false }),
        focusin({ relatedTarget }) {
          if (relatedTarget instanceof HTMLElement && !list.contains(relatedTarget)) cameFrom = relatedTarget;
          note({ focus: true });
        },
        focusout({ relatedTarget }) {
          if (!list.contains(relatedTarget)) note({ focus: false });
        }
      })
    );
    draw();
    return end;
  }
  function toastElement(message, dismiss, dismissLabel) {
    const { title, text, action } = message;
    const content = create("div", "kit-toast-content", create("p", "kit-toast-title", title));
    if (text) content.append(create("p", "kit-toast-text", text));
    const item2 = create("li", "kit-toast", content);
    item2.dataset.variant = message.variant;
    const button = (className, label, onclick) => {
      const made = create("button", className, label);
      item2.append(Object.assign(made, { type: "button", onclick }));
      return made;
    };
    if (action)
      button("kit-toast-action", action.label, () => {
        action.onPress();
        dismiss();
      });
    button("kit-toast-close", "", dismiss).ariaLabel = `${dismissLabel}: ${title}`;
    item2.onkeydown = ({ key }) => {
      if (key === "Escape") dismiss();
    };
    return item2;
  }

  function startPage(enhancers) {
    const live = /* @__PURE__ */ new Map();
    const toasts = createToastQueue();
    const start = (root = document) => {
      for (const [selector, enhance] of Object.entries(enhancers)) {
        const found = findAll(root, selector);
        if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
        for (const element of found) {
          if (live.has(element)) continue;
          try {
            live.set(element, enhance(element));
          } catch (error) {
            console.error(element, error);
          }
        }
      }
    };
    const stop = (root) => {
      for (const [element, end] of live) {
        if (!root.contains(element)) continue;
        end();
        live.delete(element);
      }
    };
    const begin = () => {
      const { brand } = window;
      if (brand) fillTexts(brand);
      start();
      startCommands(document);
      document.addEventListener("click", (event) => {
        const button = closest(event, "[data-toast-title]");
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
    for (const element of findAll(document, "[data-brand]")) {
      element.textContent = element.dataset.brand === "tagline" ? brand.tagline : brand.name;
      if (brand.language !== "und") element.lang = brand.language;
      element.dir = "auto";
    }
  }
  function toastList() {
    const found = find(document, ".kit-toasts > .kit-toast-list");
    if (found) return found;
    const list = create("ol", "kit-toast-list");
    list.ariaLive = "polite";
    const section = create("section", "kit-toasts", list);
    section.ariaLabel = "Messages";
    document.body.append(section);
    return list;
  }

  function enhanceAlert(alert) {
    return listen(alert, {
      click(event) {
        if (closest(event, ".kit-alert-close")?.parentElement === alert) alert.hidden = true;
      }
    });
  }

  function enhanceAvatar(avatar) {
    let isOver = false;
    const note = (state) => {
      if (!isOver) avatar.dataset.kitPicture = state;
    };
    find(avatar, ".kit-avatar-image")?.decode().then(
      () => note("shown"),
      () => note("failed")
    );
    return () => {
      isOver = true;
      delete avatar.dataset.kitPicture;
    };
  }

  function enhanceBreadcrumb(nav) {
    return listen(nav, {
      click(event) {
        const button = closest(event, ".kit-breadcrumb-more");
        if (!button) return;
        const folded2 = findAll(nav, "li[hidden]");
        for (const item2 of folded2) item2.hidden = false;
        folded2[0]?.querySelector("a")?.focus();
        button.parentElement?.remove();
      }
    });
  }

  function enhanceHeader(header) {
    const toggle = find(header, ".kit-header-toggle");
    if (!toggle) return () => {
    };
    const show = (isOpen2) => {
      header.dataset.menu = isOpen2 ? "open" : "closed";
      toggle.ariaExpanded = `${isOpen2}`;
    };
    const isOpen = () => header.dataset.menu === "open";
    show(false);
    const forget = listen(header, {
      click(event) {
        if (toggle.contains(event.target)) show(!isOpen());
        else if (closest(event, "a")) show(false);
      },
      keydown({ key }) {
        if (key !== "Escape" || !isOpen()) return;
        show(false);
        toggle.focus();
      }
    });
    return () => {
      delete header.dataset.menu;
      forget();
    };
  }

  function indexAfterKey(key, index, count, isRound = true) {
    const last = count - 1;
    const next = { Home: 0, End: last, ArrowDown: index + 1, ArrowUp: index - 1 }[key];
    if (next === void 0) return null;
    if (next < 0) return isRound ? last : 0;
    return next > last ? isRound ? 0 : last : next;
  }
  function keyInRow(key, isRtl) {
    const [right, left] = isRtl ? ["ArrowUp", "ArrowDown"] : ["ArrowDown", "ArrowUp"];
    const keys = { ArrowRight: right, ArrowLeft: left, ArrowDown: "", ArrowUp: "" };
    return keys[key] ?? key;
  }
  function moveFocus(event, items, {
    key = event.key,
    isRound = true,
    other = () => null
  } = {}) {
    const index = items.indexOf(document.activeElement);
    if (hasModifier(event)) return;
    const next = items[indexAfterKey(key, index, items.length, isRound) ?? other(index) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    return next;
  }

  function enhanceNavigation(nav) {
    const entries = ".kit-navigation-entry";
    const buttons = () => findAll(nav, `${entries}[aria-expanded]`);
    const panelOf = (button) => button.nextElementSibling;
    const show = (shown) => {
      for (const button of buttons()) {
        const panel = panelOf(button);
        button.ariaExpanded = `${button === shown}`;
        panel.hidden = button !== shown;
        delete panel.dataset.align;
        const { left, right } = panel.getBoundingClientRect();
        if (left < 0 || right > document.documentElement.clientWidth) panel.dataset.align = "end";
      }
    };
    const opened = () => buttons().find((button) => button.ariaExpanded === "true");
    const forget = together(
      listen(nav, {
        click(event) {
          const entry2 = closest(event, "a, button");
          if (entry2) show(entry2.ariaExpanded && entry2 !== opened() ? entry2 : void 0);
        },
        keydown(event) {
          const { key, target } = event;
          const open = opened();
          const column = open ? [open, ...findAll(panelOf(open), "a")] : [];
          if (key === "Escape" && open) {
            show();
            open.focus();
          } else if (closest(event, ".kit-navigation-panel"))
            moveFocus(event, column.slice(1), { isRound: false });
          else if (key === "ArrowDown" && target === open) moveFocus(event, column);
          else
            moveFocus(event, findAll(nav, entries), { key: keyInRow(key, isRightToLeft(nav)), isRound: false });
        },
        focusout({ relatedTarget }) {
          const open = opened();
          const next = relatedTarget;
          if (open && next && next !== open && !panelOf(open).contains(next)) show();
        }
      }),
      listen(document, {
        pointerdown({ target }) {
          if (!nav.contains(target)) show();
        }
      })
    );
    return () => {
      show();
      forget();
    };
  }

  function shownPages(page, count, siblings = 1) {
    const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const length = 2 * siblings + 5;
    if (count <= length) return range(1, count);
    if (page <= siblings + 3) return [...range(1, length - 2), "gap", count];
    if (page >= count - siblings - 2) return [1, "gap", ...range(count - length + 3, count)];
    return [1, "gap", ...range(page - siblings, page + siblings), "gap", count];
  }
  function withNumbers(text, page, count) {
    return text.replace("{page}", String(page)).replace("{count}", String(count));
  }
  function enhancePagination(nav) {
    const { count = "1", siblings = "1", pageLabel = "", statusLabel = "" } = nav.dataset;
    const last = Number(count);
    const draw = (page) => {
      const items = findAll(nav, ".kit-pagination-page, .kit-pagination-gap");
      const template = items[0]?.firstElementChild;
      nav.dataset.page = `${page}`;
      for (const [at, shown] of shownPages(page, last, Number(siblings)).entries()) {
        const item2 = items[at];
        const button = template?.cloneNode();
        if (!item2 || !button) continue;
        const isGap = shown === "gap";
        item2.className = `kit-pagination-${isGap ? "gap" : "page"}`;
        item2.ariaHidden = flag(isGap);
        button.textContent = `${shown}`;
        button.ariaLabel = withNumbers(pageLabel, Number(shown), last);
        button.ariaCurrent = shown === page ? "page" : null;
        item2.replaceChildren(...isGap ? [] : [button]);
      }
      for (const step of findAll(nav, "[data-step]")) {
        const target = page + Number(step.dataset.step);
        step.ariaDisabled = flag(target < 1 || target > last);
      }
      const status = find(nav, ".kit-pagination-status");
      if (status) status.textContent = withNumbers(statusLabel, page, last);
    };
    return listen(nav, {
      click(event) {
        const button = closest(event, "button");
        if (!button || button.ariaDisabled) return;
        const { step } = button.dataset;
        const page = step ? Number(nav.dataset.page) + Number(step) : Number(button.textContent);
        draw(page);
        if (!step) find(nav, "[aria-current]")?.focus();
        tell(nav, "kit-page", page);
      }
    });
  }

  var GAP = 6;
  function anchorOf(float) {
    const id = CSS.escape(float.id);
    const named = findAll(document, `[popovertarget="${id}"],[commandfor="${id}"]`);
    const openers2 = named.filter((one) => !float.contains(one));
    return openers2.find((one) => one === document.activeElement) ?? openers2[0] ?? float.previousElementSibling ?? void 0;
  }
  function setFloat(float, isOpen) {
    if (isOpen === float.matches(":popover-open")) return;
    const show = float.showPopover;
    if (isOpen) show.call(float, { source: anchorOf(float) });
    else float.hidePopover();
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
    const isRtl = isRightToLeft(float);
    const [side = "bottom", align = "center"] = (float.dataset.placement ?? "bottom-start").split("-");
    const isBeside = side === "start" || side === "end";
    const firstX = isBeside ? GAP : 0;
    const lastX = clientWidth - width - firstX;
    const lastY = clientHeight - height - GAP;
    const options = [
      [side, align],
      [turned(side), align],
      ...isBeside ? [] : [
        [side, turned(align)],
        [turned(side), turned(align)]
      ],
      ["bottom", "center"],
      ["top", "center"]
    ].map(([side2, align2]) => {
      const isInline = side2 === "start" || side2 === "end";
      const towardsLeft = (isInline ? side2 === "start" : align2 === "end") !== isRtl;
      let x = towardsLeft ? box.right - width : box.left;
      let y = side2 === "top" ? box.top - height - GAP : box.bottom + GAP;
      if (isInline) {
        x = towardsLeft ? box.left - width - GAP : box.right + GAP;
        y = within(box.top + (box.height - height) / 2, lastY, GAP);
      } else if (align2 === "center") x = within(box.left + (box.width - width) / 2, lastX, firstX);
      return { x, y };
    });
    const best = options.find(({ x, y }) => x >= firstX && x <= lastX && y >= GAP && y <= lastY) ?? options[0] ?? { x: 0, y: 0 };
    return { x: within(best.x, lastX, firstX), y: within(best.y, lastY, GAP) };
  }
  function within(value, last, first = 0) {
    return Math.max(first, Math.min(value, last));
  }

  function enhanceSidebar(sidebar) {
    const panel = find(sidebar, ".kit-sidebar-panel");
    if (!panel) return () => {
    };
    find(panel, ".kit-sidebar-close")?.setAttribute("autofocus", "");
    const hide = () => setFloat(panel, false);
    return together(
      hide,
      listen(panel, {
        click(event) {
          if (closest(event, "a")) hide();
        },
        focusout({ relatedTarget }) {
          if (relatedTarget && !panel.contains(relatedTarget)) hide();
        }
      }),
      listen(matchMedia("(min-width: 48rem)"), { change: hide })
    );
  }

  function enhanceAccordion(root) {
    return listen(root, {
      click: (event) => {
        if (closest(event, "summary[aria-disabled]")) event.preventDefault();
      },
      keydown: (event) => {
        const heads = findAll(root, ":scope > details > summary:not([aria-disabled])");
        if (heads.includes(event.target)) moveFocus(event, heads, { isRound: false });
      }
    });
  }

  var openers = /* @__PURE__ */ new WeakMap();
  function setModal(dialog, isOpen) {
    if (dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }
  function enhanceModal(element, onToggle) {
    const dialog = element;
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

  function enhanceDrawer(element) {
    return enhanceModal(element);
  }

  var PAUSE_MS = 500;
  function createTypeAhead() {
    let typed = "";
    let typedAt = 0;
    return (key, labels, index) => {
      if (key.length !== 1 || key === " ") return null;
      const now = Date.now();
      typed = (now - typedAt > PAUSE_MS ? "" : typed) + key.toLowerCase();
      typedAt = now;
      const isRepeated = typed === typed.charAt(0).repeat(typed.length);
      const wanted = isRepeated ? typed.charAt(0) : typed;
      const from = isRepeated ? index + 1 : index;
      const order = labels.map((_, step) => (from + step) % labels.length);
      return order.find((at) => labels[at]?.trim().toLowerCase().startsWith(wanted)) ?? null;
    };
  }

  var ITEM_ROLES = { one: "menuitemradio", many: "menuitemcheckbox", none: "menuitem" };
  function enhanceDropdown(root, isOwned = false) {
    const button = find(root, ".kit-dropdown-button");
    const menu = find(root, ".kit-menu");
    const match = createTypeAhead();
    const items = () => findAll(menu, ".kit-menu-item");
    const itemAt = (event) => closest(event, ".kit-menu-item");
    let byEnter = false;
    const open = (at) => {
      setFloat(menu, true);
      items().at(at)?.focus();
    };
    return together(
      keepPlaced(menu),
      listen(button, {
        click: (event) => {
          event.preventDefault();
          if (menu.matches(":popover-open")) setFloat(menu, false);
          else open(0);
        },
        keydown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open(event.key === "ArrowDown" ? 0 : -1);
        }
      }),
      listen(menu, {
        keydown: (event) => {
          const { key } = event;
          byEnter = key === "Enter";
          if (hasModifier(event)) return;
          if (key === "Tab") setFloat(menu, false);
          const all = items();
          const index = all.indexOf(document.activeElement);
          if (key === " " && all[index] instanceof HTMLAnchorElement) {
            event.preventDefault();
            all[index].click();
          }
          const labels = all.map((item2) => find(item2, ".kit-menu-label")?.textContent ?? "");
          moveFocus(event, all, { other: (at) => match(key, labels, at) });
        },
        click: (event) => {
          const item2 = itemAt(event);
          if (!item2) return;
          if (item2.ariaDisabled === "true") {
            event.preventDefault();
            return;
          }
          const isChecked = item2.ariaChecked;
          if (isChecked !== null && !isOwned) check(item2);
          if (isChecked === null || byEnter) setFloat(menu, false);
          byEnter = false;
        },
        pointermove: (event) => {
          if (event.pointerType !== "touch") itemAt(event)?.focus({ preventScroll: true });
        },
        beforetoggle: (event) => {
          if (event.newState === "closed" && menu.contains(document.activeElement))
            button.focus();
        }
      })
    );
  }
  function check(item2) {
    if (item2.role !== ITEM_ROLES.one) {
      item2.ariaChecked = String(item2.ariaChecked !== "true");
      return;
    }
    let first = item2;
    while (first.previousElementSibling?.role === item2.role) first = first.previousElementSibling;
    for (let one = first; one?.role === item2.role; one = one.nextElementSibling)
      one.ariaChecked = String(one === item2);
  }

  function enhancePopover(float, onToggle) {
    let opener;
    let unwatch = () => {
    };
    const onFocus = ({ target }) => {
      if (target !== opener && !float.contains(target)) float.hidePopover();
    };
    return together(
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
          if (isOpen && !float.contains(document.activeElement)) (find(float, "[autofocus]") ?? float).focus();
          onToggle?.(isOpen);
        }
      })
    );
  }

  function moveTab(event, list, isVertical) {
    const key = isVertical ? event.key : keyInRow(event.key, isRightToLeft(list));
    return moveFocus(event, findAll(list, "[role=tab]:enabled"), { key });
  }
  function enhanceTabs(root) {
    const list = find(root, "[role=tablist]");
    const tabs = findAll(list, "[role=tab]");
    const select = (selected) => {
      for (const tab of tabs) {
        const isSelected = tab === selected;
        tab.ariaSelected = `${isSelected}`;
        tab.tabIndex = isSelected ? 0 : -1;
        const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
        if (panel) panel.hidden = !isSelected;
      }
    };
    return listen(list, {
      click(event) {
        const tab = closest(event, "[role=tab]:enabled");
        if (tab) select(tab);
      },
      keydown(event) {
        const tab = moveTab(event, list, root.dataset.orientation === "vertical");
        if (tab && root.dataset.activation !== "manual") select(tab);
      }
    });
  }

  var GRACE_MS = 150;
  var WARM_MS = 400;
  var closedAt = Number.NEGATIVE_INFINITY;
  function enhanceTooltip(root) {
    const bubble = find(root, ":scope > .kit-tooltip-text");
    const trigger = bubble?.previousElementSibling;
    if (!bubble || !trigger) return () => {
    };
    const described = trigger.getAttribute("aria-describedby");
    trigger.setAttribute("aria-describedby", [described, bubble.id].filter(Boolean).join(" "));
    let timer;
    let forgetEscape = () => {
    };
    const set = (isOpen, afterMs = 0) => {
      clearTimeout(timer);
      if (afterMs > 0) {
        timer = setTimeout(set, afterMs, isOpen);
        return;
      }
      if (!isOpen && bubble.matches(":popover-open")) closedAt = Date.now();
      setFloat(bubble, isOpen);
      forgetEscape();
      forgetEscape = isOpen ? listen(document, { keydown: onKeyDown }, { capture: true }) : () => {
      };
    };
    const onKeyDown = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      set(false);
    };
    const isFocused = () => trigger.matches(":focus-visible, :has(:focus-visible)");
    const end = together(
      keepPlaced(bubble),
      listen(root, {
        pointerenter: ({ pointerType }) => {
          if (pointerType !== "touch") set(true, Date.now() - closedAt < WARM_MS ? 0 : delayOf(root));
        },
        pointerleave: () => {
          if (!isFocused()) set(false, GRACE_MS);
        },
        pointerdown: ({ target }) => {
          if (trigger.contains(target)) set(false);
        },
        focusin: () => {
          if (isFocused()) set(true);
        },
        focusout: () => {
          if (!root.matches(":hover")) set(false);
        }
      })
    );
    return () => {
      end();
      set(false);
      if (described) trigger.setAttribute("aria-describedby", described);
      else trigger.removeAttribute("aria-describedby");
    };
  }
  function delayOf(root) {
    const text = getComputedStyle(root).getPropertyValue("--component-tooltip-delay").trim();
    return (Number.parseFloat(text) || 0) * (text.endsWith("ms") ? 1 : 1e3);
  }

  function enhanceCheckbox(root) {
    const input = find(root, "input");
    if (input) input.indeterminate = "indeterminate" in root.dataset;
    return () => {
    };
  }

  var folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  var labelOf = (option) => option?.firstElementChild?.textContent?.trim() ?? "";
  function elementsOf(root) {
    return {
      input: find(root, "[role=combobox]"),
      hidden: find(root, "input[type=hidden]"),
      options: findAll(root, "[role=option]")
    };
  }
  function showValue(root) {
    const { input, hidden, options } = elementsOf(root);
    const chosen = options.find((option) => option.dataset.value === hidden.value);
    for (const option of options) option.ariaSelected = `${option === chosen}`;
    input.value = labelOf(chosen);
  }
  function enhanceCombobox(root, onChange) {
    const { input, hidden } = elementsOf(root);
    const popup = find(root, ".kit-combobox-popup");
    const empty = find(root, ".kit-combobox-empty");
    let active;
    let isOpen = false;
    const activate = (option) => {
      active?.removeAttribute("data-active");
      active = option;
      if (!option) return input.removeAttribute("aria-activedescendant");
      option.dataset.active = "";
      input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    };
    const filter = (text) => {
      const { options } = elementsOf(root);
      for (const option of options) option.hidden = !folded(labelOf(option)).includes(folded(text.trim()));
      empty.hidden = options.some((option) => !option.hidden);
      activate();
    };
    const show = (next) => {
      isOpen = next;
      setFloat(popup, next);
      input.ariaExpanded = `${next}`;
    };
    const open = (text = "") => {
      filter(text);
      show(true);
    };
    const close = () => {
      activate();
      show(false);
    };
    const choose = (value) => {
      const isNew = hidden.value !== value;
      hidden.value = value;
      showValue(root);
      close();
      if (isNew) {
        onChange?.(value);
        tell(hidden, "change");
      }
    };
    const onKeyDown = (event) => {
      const { key, altKey } = event;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step && altKey) {
        if (step > 0) open();
        else close();
      } else if (step) {
        if (!isOpen) open();
        const usable = elementsOf(root).options.filter((one) => !one.hidden && !one.ariaDisabled);
        const index = active ? usable.indexOf(active) + step : step > 0 ? 0 : -1;
        activate(usable.at(index % (usable.length || 1)));
      } else if (key === "Enter" && isOpen) {
        if (active) choose(active.dataset.value ?? "");
        else close();
      } else if (key === "Escape" && (isOpen || input.value)) {
        if (isOpen) close();
        else choose("");
      } else {
        if (key.length > 1) activate();
        return;
      }
      event.preventDefault();
    };
    const onInput = (event) => {
      if (event.target !== input) return;
      open(input.value);
      if (!input.value) {
        hidden.value = "";
        onChange?.("");
      }
    };
    const onClick = (event) => {
      const { target } = event;
      const option = closest(event, "[role=option]");
      if (option && !option.ariaDisabled) choose(option.dataset.value ?? "");
      else if (!option && closest(event, ".kit-input-box") && !input.disabled) {
        if (isOpen && target !== input) close();
        else if (!isOpen) open();
      }
    };
    const onPointerDown = (event) => {
      if (event.target === input || input.disabled) return;
      event.preventDefault();
      input.focus();
    };
    const onBlur = () => {
      close();
      showValue(root);
    };
    showValue(root);
    return together(
      close,
      keepPlaced(popup),
      listen(root, {
        keydown: onKeyDown,
        input: onInput,
        click: onClick,
        mousedown: onPointerDown,
        focusout: onBlur
      })
    );
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
    const inputs = findAll(root, "input");
    return listen(root, {
      input({ target }) {
        const input = target;
        const index = inputs.indexOf(input);
        const values = moveThumb(
          inputs.map((one) => one.valueAsNumber),
          index,
          input.valueAsNumber
        );
        const { unit } = root.dataset;
        input.value = `${values[index]}`;
        if (unit) input.setAttribute("aria-valuetext", sliderText([values[index] ?? 0], unit));
        const style = sliderStyle(values, Number(input.min), Number(input.max));
        for (const [name, value] of Object.entries(style)) input.parentElement?.style.setProperty(name, value);
        const text = find(root, ".kit-slider-value");
        if (text) text.textContent = sliderText(values, unit);
      }
    });
  }

  function usedOf(text, limit) {
    return `${text.length} / ${limit}`;
  }
  function enhanceTextarea(box) {
    const control = find(box, "textarea");
    const count = box.parentElement && find(box.parentElement, ".kit-textarea-count");
    if (!control || !count) return () => {
    };
    const update = () => {
      count.textContent = usedOf(control.value, Number(count.dataset.limit));
      count.toggleAttribute("data-over", control.value.length > Number(count.dataset.limit));
    };
    update();
    return listen(control, { input: update });
  }

  var toDate = (day) => new Date(day);
  var toDay = (date) => date.toISOString().slice(0, 10);
  var weekdayOf = (day) => toDate(day).getUTCDay() || 7;
  function addDays(day, count) {
    const date = toDate(day);
    date.setUTCDate(date.getUTCDate() + count);
    return toDay(date);
  }
  function addMonths(day, count) {
    const date = toDate(day.slice(0, 7));
    date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
    const last = date.getUTCDate();
    date.setUTCDate(Math.min(Number(day.slice(8)), last));
    return toDay(date);
  }
  function clientToday() {
    const now = /* @__PURE__ */ new Date();
    return toDay(new Date(now.getTime() - now.getTimezoneOffset() * 6e4));
  }
  function formatter(locale, options) {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
    return (day) => format.format(toDate(day));
  }
  function firstDayOf({ locale, firstDay }) {
    if (firstDay) return firstDay;
    const info = new Intl.Locale(locale);
    return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1;
  }
  var placeInWeek = (day, options) => (weekdayOf(day) - firstDayOf(options) + 7) % 7;
  var isOutside = (day, { min = "", max = "9" }) => day < min || day > max;
  var isOff = (day, { disabledDays, disabledWeekdays }) => Boolean(disabledDays?.includes(day) || disabledWeekdays?.includes(weekdayOf(day)));
  var monthTitle = (month, { locale }) => month && formatter(locale, { month: "long", year: "numeric" })(`${month}-01`);
  function stepMonth(month, step, { min = "", max = "9" }) {
    const next = month && addMonths(`${month}-01`, step).slice(0, 7);
    return !next || next < min.slice(0, 7) || next > max.slice(0, 7) ? void 0 : next;
  }
  function calendarWeeks(options, { month, value, cursor, preview }) {
    if (!month) return [];
    const { locale, range, today } = options;
    const label = formatter(locale, { dateStyle: "full" });
    const digits = new Intl.NumberFormat(locale, { useGrouping: false });
    const first = `${month}-01`;
    const count = Number(addMonths(`${month}-31`, 0).slice(8));
    const dates = Array.from({ length: count }, (_, at) => addDays(first, at));
    const [from = "", to = range && preview || from] = value.split("/");
    const [start, end] = from <= to ? [from, to] : [to, from];
    const usable = dates.filter((date) => !isOutside(date, options));
    const stop = [cursor, from, today].find((date) => date && usable.includes(date)) ?? usable[0];
    const days = dates.map((date, at) => {
      const isSelected = Boolean(from) && date >= start && date <= end;
      const edge = start === end ? "both" : date === start ? "start" : date === end ? "end" : "middle";
      return {
        date,
        text: digits.format(at + 1),
        label: label(date),
        isSelected,
        range: range && isSelected ? edge : void 0,
        isToday: date === today,
        isOutside: isOutside(date, options),
        isOff: isOff(date, options),
        isStop: date === stop
      };
    });
    const places = [...Array(placeInWeek(first, options)), ...days];
    return Array.from(
      { length: Math.ceil(places.length / 7) },
      (_, week) => Array.from({ length: 7 }, (_2, at) => places[week * 7 + at])
    );
  }
  function dayAfterKey({ key, shiftKey }, day, options, isRtl) {
    const forward = isRtl ? -1 : 1;
    const place = placeInWeek(day, options);
    const days = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: 7,
      ArrowUp: -7,
      Home: -place,
      End: 6 - place
    }[key];
    const months = { PageUp: -1, PageDown: 1 }[key];
    if (days === void 0 && !months) return void 0;
    const next = months ? addMonths(day, months * (shiftKey ? 12 : 1)) : addDays(day, days ?? 0);
    const { min = "", max = "9" } = options;
    if (next < min) return min;
    if (next > max) return max;
    return next;
  }
  function valueAfterPress(day, value, options) {
    if (isOff(day, options) || isOutside(day, options)) return value;
    if (!options.range || !value || value.includes("/")) return day;
    const [start = day, end = day] = [value, day].sort();
    for (let date = start; date < end; date = addDays(date, 1)) if (isOff(date, options)) return day;
    return `${start}/${end}`;
  }
  function focusDay(root, date) {
    find(root, `[data-value="${date}"]`)?.focus();
  }
  function followCalendar(root, store) {
    const dateOf = (event) => closest(event, ".kit-calendar-day")?.dataset.value ?? "";
    const isChoosing = ({ options, state }) => options.range && state.value && !state.value.includes("/");
    const note = (event) => {
      const now = store();
      const preview = dateOf(event);
      if (isChoosing(now) && preview && preview !== now.state.preview) now.change({ preview });
    };
    return listen(root, {
      click: (event) => {
        const { options, state, change } = store();
        const step = closest(event, ".kit-calendar-step")?.dataset.step;
        const month = step && stepMonth(state.month, Number(step), options);
        if (month) change({ month });
        const date = dateOf(event);
        if (date) change({ value: valueAfterPress(date, state.value, options), cursor: date, preview: "" });
      },
      keydown: (event) => {
        const now = store();
        const { options, change } = now;
        const date = dateOf(event);
        if (!date || hasModifier(event)) return;
        const next = dayAfterKey(event, date, options, isRightToLeft(root));
        if (next) change({ cursor: next, month: next.slice(0, 7) });
        else if (event.key === "Escape" && isChoosing(now)) change({ value: "", preview: "" });
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      pointerover: note,
      focusin: note
    });
  }
  function enhanceCalendar(root) {
    const { month: first = "", ...given } = readData(root, "kitCalendar");
    const hidden = find(root, "input");
    const options = { ...given, today: given.today ?? clientToday() };
    let state = {
      month: first || options.today.slice(0, 7),
      value: hidden.value,
      cursor: "",
      preview: ""
    };
    const draw = () => {
      find(root, ".kit-calendar-title").textContent = monthTitle(state.month, options);
      for (const button of findAll(root, ".kit-calendar-step"))
        button.ariaDisabled = stepMonth(state.month, Number(button.dataset.step), options) ? null : "true";
      find(root, "tbody").replaceChildren(
        ...calendarWeeks(options, state).map((week) => create("tr", "", ...week.map(cell)))
      );
    };
    const end = followCalendar(root, () => ({
      options,
      state,
      change: (change) => {
        const isNew = change.value !== void 0 && change.value !== state.value;
        const { activeElement } = document;
        const focused = root.contains(activeElement) ? activeElement.dataset.value : void 0;
        state = { ...state, ...change };
        draw();
        const wanted = change.cursor ?? focused;
        if (wanted) focusDay(root, wanted);
        if (!isNew) return;
        hidden.value = state.value;
        tell(hidden, "change");
      }
    }));
    draw();
    return end;
  }
  function cell(day) {
    const place = create("td");
    place.role = "gridcell";
    if (!day) return place;
    if (day.isSelected) place.ariaSelected = "true";
    if (day.range) place.dataset.range = day.range;
    const button = create("button", "kit-calendar-day", day.text);
    button.dataset.value = day.date;
    button.tabIndex = day.isStop ? 0 : -1;
    button.disabled = day.isOutside;
    button.ariaLabel = day.label;
    if (day.isToday) button.ariaCurrent = "date";
    if (day.isOff) button.ariaDisabled = "true";
    place.append(button);
    return place;
  }

  function readChart(type, labels, at, title, texts) {
    const lines = texts.map((text, index) => ({
      label: labels[index] ?? "",
      text,
      series: (type === "donut" ? at : index) % 7
    }));
    return { title, lines, text: `${title}: ${lines.map(({ label, text }) => `${label} ${text}`).join(", ")}` };
  }
  function categoryAfterKey(key, at, count, rtl) {
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
    if (step) return at === null ? 0 : Math.min(Math.max(at + step, 0), count - 1);
    return { Home: 0, End: count - 1, Escape: null }[key];
  }
  var tipAt = (category, count) => `${(category + 0.5) / count * 100}%`;
  function watchChart(plot, state, read) {
    const onMove = (event) => {
      const at = closest(event, "[data-at]")?.dataset.at;
      read(at ? Number(at) : null);
    };
    const onLeave = () => read(null);
    return listen(plot, {
      pointermove: onMove,
      pointerdown: onMove,
      pointerleave: onLeave,
      blur: onLeave,
      keydown(event) {
        const { active, count } = state();
        const next = categoryAfterKey(event.key, active, count, isRightToLeft(plot));
        if (hasModifier(event) || next === void 0) return;
        event.preventDefault();
        read(next);
      }
    });
  }
  function enhanceChart(root) {
    const plot = find(root, ".kit-chart-plot");
    if (!plot) return () => {
    };
    const tip = find(root, ".kit-chart-tip");
    const table = find(root, ".kit-chart-table");
    const button = find(root, "[aria-pressed]");
    const [[, ...labels] = [], ...categories] = findAll(table, "tr").map(
      ({ cells }) => [...cells].map(({ textContent }) => textContent?.trim() ?? "")
    );
    const count = categories.length;
    let active = null;
    const read = (at) => {
      active = at;
      for (const one of findAll(plot, "[data-at]"))
        one.toggleAttribute("data-active", one.dataset.at === `${at}`);
      const [title = "", ...texts] = categories[at ?? -1] ?? [];
      const reading = at === null ? null : readChart(root.dataset.type ?? "", labels, at, title, texts);
      find(root, "[role=status]").textContent = reading?.text ?? "";
      tip.hidden = !reading;
      tip.replaceChildren();
      if (!reading) return;
      tip.style.setProperty("--tip-at", tipAt(at ?? 0, count));
      tip.append(
        create("p", "kit-chart-tip-title", title),
        ...reading.lines.map(({ label, text, series }) => {
          const line = create("p", "kit-chart-tip-line", label, create("strong", "", text));
          line.dataset.series = `${series}`;
          return line;
        })
      );
    };
    return together(
      watchChart(plot, () => ({ active, count }), read),
      listen(button, {
        click() {
          const isShown = button.ariaPressed !== "true";
          button.ariaPressed = `${isShown}`;
          table.classList.toggle("kit-visually-hidden", !isShown);
          if (isShown) table.tabIndex = 0;
          else table.removeAttribute("tabindex");
        }
      })
    );
  }

  var STEP = 16;
  var NARROWEST = 64;
  function resizeColumns(root) {
    const table = root.querySelector("table");
    if (!table?.querySelector(HANDLE)) return () => {
    };
    const heads = [...table.tHead?.rows[0]?.cells ?? []];
    const handles = findAll(table, HANDLE);
    const say = () => {
      for (const handle of handles)
        handle.ariaValueNow = String(Math.round(handle.closest("th")?.offsetWidth ?? 0));
    };
    const setWidth = (handle, width) => {
      const widths = heads.map((head) => head.getBoundingClientRect().width);
      const at = heads.indexOf(handle.closest("th"));
      widths[at] = Math.max(NARROWEST, width);
      for (const [index, head] of heads.entries()) head.style.inlineSize = `${widths[index]}px`;
      table.style.tableLayout = "fixed";
      table.style.inlineSize = `${widths.reduce((sum, one) => sum + one, 0)}px`;
      say();
    };
    const sign = () => isRightToLeft(table) ? -1 : 1;
    const handleOf = (event) => closest(event, HANDLE);
    const onPointerDown = (event) => {
      const handle = handleOf(event);
      if (!handle || event.button !== 0) return;
      event.preventDefault();
      handle.focus();
      handle.setPointerCapture(event.pointerId);
      const begin = event.clientX;
      const width = handle.closest("th").getBoundingClientRect().width;
      handle.onpointermove = (move) => setWidth(handle, width + sign() * (move.clientX - begin));
      handle.onlostpointercapture = () => {
        handle.onpointermove = null;
      };
    };
    const onKeyDown = (event) => {
      const handle = handleOf(event);
      if (!handle || hasModifier(event)) return;
      const step = { ArrowRight: sign(), ArrowLeft: -sign() }[event.key];
      if (step === void 0 && event.key !== "Home") return;
      event.preventDefault();
      const width = handle.closest("th").getBoundingClientRect().width;
      setWidth(handle, step === void 0 ? 0 : width + step * STEP * (event.shiftKey ? 4 : 1));
    };
    const onDoubleClick = (event) => {
      if (!handleOf(event)) return;
      for (const element of [table, ...heads]) element.removeAttribute("style");
      say();
    };
    say();
    return listen(table, { pointerdown: onPointerDown, keydown: onKeyDown, dblclick: onDoubleClick });
  }
  var HANDLE = ".kit-table-resize";

  function compareCells(a, b, language) {
    if (typeof a === "number" && typeof b === "number") return a - b;
    return String(a).localeCompare(String(b), language, { numeric: true, sensitivity: "base" });
  }
  function tableView(entries, { sort, query, filters, page, pageSize, language, total }) {
    const isCut = total !== void 0;
    const words = query.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
    const chosen = Object.entries(filters).filter(([, value]) => value !== "");
    const matches = ({ row, texts }) => {
      const text = texts.join("\n").toLocaleLowerCase(language);
      return words.every((word) => text.includes(word)) && chosen.every(([id, value]) => `${row[id]}` === value);
    };
    const ordered = sort && !isCut ? sortRows(entries, sort, language) : [...entries];
    const matching = isCut ? ordered : ordered.filter(matches);
    const count = total ?? matching.length;
    const size = pageSize || Math.max(count, 1);
    const pages = Math.max(1, Math.ceil(count / size));
    const current = Math.min(Math.max(page, 1), pages);
    const first = (current - 1) * size;
    const shown = isCut ? matching : matching.slice(first, first + size);
    return {
      entries: ordered,
      shown: new Set(shown),
      total: count,
      page: current,
      pages,
      from: shown.length === 0 ? 0 : first + 1,
      to: first + shown.length
    };
  }
  function sortRows(entries, { column, direction }, language) {
    const sign = direction === "ascending" ? 1 : -1;
    return [...entries].sort(
      ({ row: { [column]: a } }, { row: { [column]: b } }) => isNone(a) || isNone(b) ? Number(isNone(a)) - Number(isNone(b)) : sign * compareCells(a, b, language)
    );
  }
  var isNone = (value) => value === null || value === void 0 || value === "";
  function tableCount({ from, to, total }, selected, labels) {
    const range = fill(labels.range, from, to, total);
    return selected > 0 ? `${range} · ${fill(labels.selected, selected)}` : range;
  }
  function enhanceDataTable(root) {
    const find2 = (css) => findAll(root, css);
    const body = root.querySelector("tbody");
    if (!body) return () => {
    };
    const labels = readData(root, "kitLabels");
    const heads = find2("thead th");
    const entries = find2("tr[data-row]").map((element) => {
      const cells = [...element.cells].slice(-heads.length);
      const texts = cells.map((cell2) => cell2.textContent ?? "");
      const values = heads.map(({ dataset: { column, type } }, at) => {
        const value = cells[at]?.dataset.value ?? texts[at];
        return [column, type === "number" && value ? Number(value) : value];
      });
      return {
        element,
        texts,
        row: { ...Object.fromEntries(values), id: element.dataset.row ?? "" }
      };
    });
    const checks = () => find2("tr[data-row] .kit-table-check");
    const [all] = find2("thead .kit-table-check");
    const [search] = find2("input[type=search]");
    const [none] = find2(".kit-table-none");
    const [status] = find2("[data-kit-status]");
    const update = (say) => {
      const sorted = heads.find((head) => head.ariaSort);
      const state = {
        sort: sorted ? { column: sorted.dataset.column ?? "", direction: sorted.ariaSort } : null,
        query: search?.value ?? "",
        filters: Object.fromEntries(
          find2("select[data-column]").map((one) => [one.dataset.column, one.value])
        ),
        page: Number(root.dataset.page ?? 1),
        pageSize: Number(root.dataset.pageSize ?? 0),
        language: root.closest("[lang]")?.lang || "en"
      };
      const view = tableView(entries, state);
      const { page } = view;
      if (state.pageSize > 0) root.dataset.page = String(page);
      body.append(...view.entries.map(({ element }) => element), ...none ? [none] : []);
      for (const entry2 of entries) entry2.element.hidden = !view.shown.has(entry2);
      if (none) {
        none.hidden = view.shown.size > 0;
        if (entries.length > 0) none.children[0].textContent = labels.noMatch;
      }
      const picked = checks().filter((box) => box.checked);
      for (const box of checks()) box.closest("tr")?.toggleAttribute("data-selected", box.checked);
      if (all) {
        const here = [...view.shown].filter(({ element }) => element.hasAttribute("data-selected")).length;
        all.checked = here > 0 && here === view.shown.size;
        all.indeterminate = here > 0 && !all.checked;
        all.disabled = view.shown.size === 0;
      }
      const [count] = find2(".kit-table-count");
      if (count) count.textContent = tableCount(view, picked.length, labels);
      const [place] = find2(".kit-table-place");
      if (place) place.textContent = fill(labels.page, view.page, view.pages);
      for (const button of find2("[data-turn]")) {
        const isEnd = button.dataset.turn === "1" ? view.page === view.pages : view.page === 1;
        button.ariaDisabled = flag(isEnd);
      }
      if (!say) return;
      if (status) status.textContent = say(view);
      const { sort, query, filters } = state;
      const selected = picked.map((box) => box.closest("tr")?.dataset.row);
      const detail = { sort, query, filters, page, selected };
      tell(root, "kit-change", detail);
    };
    const onClick = (event) => {
      const button = closest(event, ".kit-table-sort, [data-turn]");
      const head = button?.closest("th");
      if (button && head) {
        const direction = head.ariaSort === "ascending" ? "descending" : "ascending";
        for (const one of heads) one.ariaSort = null;
        head.ariaSort = direction;
        update(() => `${head.dataset.title}, ${labels[direction]}`);
      } else if (button && !button.ariaDisabled) {
        root.dataset.page = String(Number(root.dataset.page) + Number(button.dataset.turn));
        update((view) => fill(labels.page, view.page, view.pages));
      }
    };
    const onInput = ({ target }) => {
      const field = target;
      if (field === all) {
        for (const box of checks()) if (!box.closest("tr")?.hidden) box.checked = field.checked;
      }
      if (field.matches(".kit-table-check"))
        return update(() => fill(labels.selected, checks().filter((box) => box.checked).length));
      if (field !== search && !field.matches("select[data-column]")) return;
      root.dataset.page &&= "1";
      update(
        (view) => view.total === 0 ? labels.noMatch : fill(labels.range, view.from, view.to, view.total)
      );
    };
    if (root.querySelector("[aria-busy]")) return () => {
    };
    update();
    return together(listen(root, { click: onClick, input: onInput }), resizeColumns(root));
  }

  function sizeText(bytes) {
    const step = Math.min(3, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
    const unit = ["B", "kB", "MB", "GB"][step];
    return `${Number((bytes / 1e3 ** step).toFixed(step > 1 ? 1 : 0))} ${unit}`;
  }
  function refusalOf({ name, type, size }, rules) {
    const { accept, maxSize = Number.POSITIVE_INFINITY } = rules;
    const kinds = (accept ?? "").toLowerCase().split(",").map((kind) => kind.trim());
    const fits = (kind) => kind.startsWith(".") ? name.toLowerCase().endsWith(kind) : new RegExp(`^${kind.replace("*", ".*")}$`).test(type);
    if (accept && !kinds.some(fits)) return rules.typeMessage;
    return size > maxSize ? rules.sizeMessage.replace("{size}", sizeText(maxSize)) : void 0;
  }
  function withChosen(held, chosen, rules) {
    const taken = [...chosen].map((file) => {
      const { name, size, lastModified } = file;
      const error = refusalOf(file, rules);
      return { id: `${name}-${size}-${lastModified}`, name, size, file, ...error ? { error } : {} };
    });
    if (!rules.multiple) return taken.length > 0 ? taken.slice(-1) : held;
    return [...held, ...taken.filter(({ id }) => held.every((one) => one.id !== id))];
  }
  var newsOf = (before, after) => after.filter(({ id }) => before.every((one) => one.id !== id)).map(({ name, size, error }) => `${name}: ${error ?? sizeText(size)}`).join(" ");
  var stateOf = ({ progress, error }) => error ? "failed" : progress === void 0 ? "ready" : progress < 1 ? "busy" : "done";
  function fillInput(input, files) {
    const data = new DataTransfer();
    for (const { file, error } of files) if (file && !error) data.items.add(file);
    input.files = data.files;
  }
  function focusAfterRemoval(root, index) {
    const buttons = findAll(root, ".kit-upload-remove");
    (buttons[index] ?? buttons.at(-1) ?? find(root, "input"))?.focus();
  }
  function followDrag(root) {
    const mark = (event) => root.toggleAttribute("data-dragging", event.type === "dragenter");
    return listen(find(root, "input"), { dragenter: mark, dragleave: mark, drop: mark });
  }
  function enhanceFileUpload(root) {
    const {
      removeLabel,
      files: first,
      ...rules
    } = readData(root, "kitUpload");
    const input = find(root, "input");
    const list = find(root, "ul");
    let files = first;
    const set = (next) => {
      find(root, "[role=status]").textContent = newsOf(files, next);
      files = next;
      list.hidden = files.length === 0;
      list.replaceChildren(...files.map((file) => item(file, removeLabel)));
      fillInput(input, files);
    };
    let isRemoving = false;
    return together(
      followDrag(root),
      listen(root, {
        "kit-progress": ({ detail }) => set(files.map((file) => file.id === detail.id ? { ...file, ...detail } : file)),
        change: () => {
          if (!isRemoving) set(withChosen(files, input.files ?? [], rules));
        },
        click: (event) => {
          const button = closest(event, ".kit-upload-remove");
          const index = [...list.children].indexOf(button?.closest("li"));
          if (index < 0) return;
          set(files.filter((_, at) => at !== index));
          focusAfterRemoval(root, index);
          isRemoving = true;
          tell(input, "change");
          isRemoving = false;
        }
      })
    );
  }
  function item(file, removeLabel) {
    const { name, size, progress, error } = file;
    const remove = create("button", "kit-upload-remove");
    remove.ariaLabel = `${removeLabel}: ${name}`;
    const node = create(
      "li",
      "kit-upload-item",
      create("span", "kit-upload-name", name),
      create("span", "kit-upload-size", sizeText(size)),
      remove
    );
    node.dataset.state = stateOf(file);
    if (node.dataset.state === "busy") {
      const bar = create("progress", "kit-upload-progress");
      bar.value = progress ?? 0;
      bar.ariaLabel = name;
      node.append(bar);
    }
    if (error) node.append(create("p", "kit-error", error));
    return node;
  }

  function controlsOf(form) {
    const names = /* @__PURE__ */ new Set();
    return [...form.elements].filter(({ name, localName, disabled }) => {
      const isNew = /^(?:input|select|textarea)$/.test(localName) && name && !disabled && !names.has(name);
      return isNew && names.add(name);
    });
  }
  var REASONS = [
    ["valueMissing", "missing"],
    ["badInput", "number"],
    ["typeMismatch", "email"],
    ["rangeUnderflow", "min"],
    ["rangeOverflow", "max"],
    ["tooShort", "short"],
    ["stepMismatch", "step"]
  ];
  var OF_TYPE = {
    date: { min: "earliest", max: "latest", number: "missing" },
    checkbox: { missing: "unticked" },
    radio: { missing: "unchosen" },
    "select-one": { missing: "unchosen" }
  };
  function errorOf(control, messages) {
    const { validity, type, title } = control;
    if (validity.valid) return void 0;
    const key = REASONS.find(([reason]) => validity[reason])?.[1] ?? "pattern";
    if (key === "pattern" && title) return title;
    return messages[OF_TYPE[type]?.[key] ?? key].replace(
      /\{(\w+)\}/g,
      (_, name) => name === "label" ? labelOf2(control) : control.getAttribute(name) ?? ""
    );
  }
  function labelOf2(control) {
    const label = control.type === "radio" ? control.closest("fieldset")?.querySelector("legend") : control.labels?.[0];
    const texts = [...label?.childNodes ?? []].map(({ textContent }) => textContent?.trim());
    return texts.find(Boolean) ?? control.name;
  }
  function errorsOf(form, messages) {
    return Object.fromEntries(
      controlsOf(form).flatMap((control) => {
        const error = errorOf(control, messages);
        return error ? [[control.name, error]] : [];
      })
    );
  }
  function valuesOf(form) {
    const data = new FormData(form);
    return Object.fromEntries(
      controlsOf(form).map((control) => {
        if (control.type === "checkbox") return [control.name, control.checked];
        const value = String(data.get(control.name) ?? "");
        return [control.name, control.type === "number" ? value ? Number(value) : null : value];
      })
    );
  }
  function focusField(form, name = "") {
    const controls = [...form.elements].filter((one) => one.name === name);
    (controls.find((one) => one.type === "radio" && one.checked) ?? controls[0])?.focus();
  }
  function followForm(form, store) {
    const check2 = (control) => {
      const { errors, messages, show } = store();
      if (!control.name) return;
      const { [control.name]: old, ...others } = errors;
      const error = errorOf(control, messages);
      if (error !== old) show(error ? { ...others, [control.name]: error } : others);
    };
    form.noValidate = true;
    const forget = listen(form, {
      focusout: ({ target, relatedTarget }) => {
        const next = relatedTarget;
        if (target.validity && next?.name !== target.name && next?.type !== "submit")
          check2(target);
      },
      input: ({ target }) => {
        if (store().errors[target.name]) check2(target);
      },
      click: (event) => {
        const link = closest(event, ".kit-form-summary a");
        if (!link) return;
        event.preventDefault();
        focusField(form, link.dataset.value);
      },
      submit: (event) => {
        const { messages, show, submit } = store();
        const errors = errorsOf(form, messages);
        const isValid = Object.keys(errors).length === 0;
        if (!isValid || !form.hasAttribute("action")) event.preventDefault();
        show(errors, true);
        if (isValid) submit(valuesOf(form));
      }
    });
    return () => {
      form.noValidate = false;
      forget();
    };
  }
  function enhanceFormBuilder(root) {
    const form = root;
    const messages = readData(form, "kitMessages");
    const summary = find(form, ".kit-form-summary");
    let errors = {};
    let hasSummary = false;
    const show = (next, isSubmitted = false) => {
      errors = next;
      hasSummary ||= isSubmitted;
      for (const control of controlsOf(form)) drawError(control, errors[control.name]);
      const names = controlsOf(form).flatMap(({ name }) => errors[name] ? [name] : []);
      const wrong = hasSummary ? names : [];
      summary.hidden = wrong.length === 0;
      find(summary, "ul").replaceChildren(...wrong.map((name) => entry(form, name, errors[name] ?? "")));
      if (isSubmitted) focusField(form, names[0]);
    };
    return followForm(form, () => ({
      errors,
      messages,
      show,
      submit: (values) => tell(form, "kit-submit", values)
    }));
  }
  function entry(form, name, error) {
    const link = create("a", "", error);
    link.href = `#${form.id}-${name}`;
    link.dataset.value = name;
    return create("li", "", link);
  }
  function drawError(control, error) {
    const isRadio = control.type === "radio";
    const frame = control.closest(isRadio ? "fieldset" : ".kit-field, .kit-choice");
    const named = isRadio ? frame : control;
    const id = `${isRadio ? frame.getAttribute("aria-labelledby")?.slice(0, -6) : control.id}-error`;
    const others = (named.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one && one !== id);
    find(frame, ":scope > .kit-error")?.remove();
    const described = [...error ? [id] : [], ...others].join(" ");
    if (described) named.setAttribute("aria-describedby", described);
    else named.removeAttribute("aria-describedby");
    named.ariaInvalid = flag(error);
    if (!error) return;
    const text = create("p", "kit-error", error);
    text.id = id;
    frame.insertBefore(text, find(frame, ":scope > .kit-hint"));
  }

  function enhanceBalanceDisplay(root) {
    const button = find(root, ".kit-balance-toggle");
    return listen(root, {
      click({ target }) {
        if (!button?.contains(target)) return;
        const isHidden = button.ariaPressed !== "true";
        button.ariaPressed = String(isHidden);
        for (const value of findAll(root, ".kit-balance-value")) value.hidden = isHidden;
        for (const mask of findAll(root, ".kit-balance-mask")) mask.hidden = !isHidden;
      }
    });
  }

  var NO_WALLET = {
    wallets: [],
    status: "idle",
    walletId: null,
    account: null,
    chainId: null,
    network: "idle"
  };
  var REFUSED = 4001;
  var UNKNOWN_CHAIN = 4902;
  var wallet = /* @__PURE__ */ createWallet();
  function createWallet() {
    let state = NO_WALLET;
    const providers = /* @__PURE__ */ new Map();
    const listeners = /* @__PURE__ */ new Set();
    let current;
    let attempt = 0;
    const set = (change) => {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    };
    const onAnnounce = (event) => {
      const { info, provider } = event.detail;
      if (providers.has(info.uuid)) return;
      providers.set(info.uuid, provider);
      const icon = info.icon.startsWith("data:image/") ? info.icon : "";
      set({ wallets: [...state.wallets, { ...info, icon }] });
    };
    const onAccounts = ([account]) => account ? set({ account }) : void disconnect();
    const onChain = (chainId) => set({ chainId: Number(chainId), network: "idle" });
    const onDisconnect = () => void disconnect();
    const events = { accountsChanged: onAccounts, chainChanged: onChain, disconnect: onDisconnect };
    const leave = () => {
      for (const [name, listener] of Object.entries(events)) current?.removeListener?.(name, listener);
      current = void 0;
    };
    async function connect(walletId) {
      const provider = providers.get(walletId);
      if (!provider) return;
      attempt += 1;
      const mine = attempt;
      leave();
      set({ ...NO_WALLET, wallets: state.wallets, status: "connecting", walletId });
      try {
        const [account] = await provider.request({ method: "eth_requestAccounts" });
        const chainId = Number(await provider.request({ method: "eth_chainId" }));
        if (mine !== attempt) return;
        if (!account) throw new Error("The wallet gave no account.");
        current = provider;
        for (const [name, listener] of Object.entries(events)) provider.on?.(name, listener);
        set({ status: "connected", account, chainId });
      } catch (error) {
        if (mine === attempt) set({ status: codeOf(error) === REFUSED ? "refused" : "failed", walletId: null });
      }
    }
    async function disconnect() {
      const provider = current;
      attempt += 1;
      leave();
      set({ ...NO_WALLET, wallets: state.wallets });
      await provider?.request({ method: "wallet_revokePermissions", params: [{ eth_accounts: {} }] }).catch(() => {
      });
    }
    async function switchChain(chain) {
      if (!current || chain.id === state.chainId) return;
      const chainId = `0x${chain.id.toString(16)}`;
      set({ network: "pending" });
      try {
        try {
          await current.request({ method: "wallet_switchEthereumChain", params: [{ chainId }] });
        } catch (error) {
          if (codeOf(error) !== UNKNOWN_CHAIN || !chain.rpcUrls) throw error;
          const { name: chainName, currency: nativeCurrency, rpcUrls, explorerUrls } = chain;
          const description = { chainId, chainName, nativeCurrency, rpcUrls, blockExplorerUrls: explorerUrls };
          await current?.request({ method: "wallet_addEthereumChain", params: [description] });
        }
        onChain(await current?.request({ method: "eth_chainId" }));
      } catch (error) {
        if (current) set({ network: codeOf(error) === REFUSED ? "refused" : "failed" });
      }
    }
    return {
      state: () => state,
      /** @returns a function that ends it; the last one ends the search for wallets, not the connection */
      subscribe(listener) {
        listeners.add(listener);
        if (listeners.size === 1) {
          window.addEventListener("eip6963:announceProvider", onAnnounce);
          window.dispatchEvent(new Event("eip6963:requestProvider"));
        }
        return () => {
          listeners.delete(listener);
          if (listeners.size === 0) window.removeEventListener("eip6963:announceProvider", onAnnounce);
        };
      },
      connect,
      disconnect,
      switchChain,
      /** The connected wallet, to ask it for anything else. */
      provider: () => current
    };
  }
  function codeOf(error) {
    const { code, data } = error ?? {};
    return data?.originalError?.code ?? code;
  }
  function shortAddress(address) {
    return address.length > 13 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
  }
  function watchWallet(root, show) {
    const { kitPreview } = root.dataset;
    if (kitPreview) {
      show({ ...NO_WALLET, ...JSON.parse(kitPreview) });
      return () => {
      };
    }
    const update = () => show(wallet.state());
    const end = wallet.subscribe(update);
    update();
    return end;
  }

  function networkView({ account, chainId, network }, chains, labels) {
    const isConnected = account !== null && chainId !== null;
    const isKnown = isConnected && chains.some(({ id }) => id === chainId);
    const isWrong = isConnected && !isKnown && network !== "pending";
    const message = network === "idle" ? isWrong ? labels.wrong : "" : labels[network];
    return {
      value: isKnown ? String(chainId) : "",
      none: isConnected ? fill(labels.unknown, chainId) : labels.none,
      isConnected,
      isWrong,
      isError: message !== "" && network !== "pending",
      message
    };
  }
  function enhanceNetworkSwitcher(root) {
    const select = find(root, "select");
    const message = find(root, "[role=status]");
    const none = select.options[0];
    const labels = readData(root, "kitLabels");
    const chains = readData(root, "kitChains");
    let value = "";
    let chainId = null;
    const endWatching = watchWallet(root, (state) => {
      const view = networkView(state, chains, labels);
      root.dataset.network = state.network;
      select.disabled = !view.isConnected;
      select.ariaBusy = flag(state.network === "pending");
      select.ariaInvalid = flag(view.isWrong);
      none.textContent = view.none;
      value = view.value;
      select.value = value;
      message.className = view.isError ? "kit-error" : "kit-hint";
      message.textContent = view.message;
      if (state.chainId !== chainId) tell(root, "kit-chain", state.chainId);
      chainId = state.chainId;
    });
    const onChange = () => {
      const chain = chains.find(({ id }) => String(id) === select.value);
      select.value = value;
      if (chain && !root.dataset.kitPreview) void wallet.switchChain(chain);
    };
    return together(endWatching, listen(select, { change: onChange }));
  }

  function watchPicture(picture, tell2) {
    if (picture.complete) tell2(picture.naturalWidth > 0 ? "shown" : "failed");
    return listen(picture, { load: () => tell2("shown"), error: () => tell2("failed") });
  }
  function enhanceNftDisplayCard(root) {
    const frame = find(root, ".kit-nft-picture");
    const picture = find(root, ".kit-nft-picture img");
    const failed = find(root, ".kit-nft-failed");
    if (!frame || !picture || !failed) return () => {
    };
    return watchPicture(picture, (state) => {
      frame.dataset.picture = state;
      picture.hidden = state === "failed";
      failed.hidden = state !== "failed";
    });
  }

  function confirmationText(status, confirmations, needed, labels) {
    return status === "pending" ? fill(labels.confirmations, confirmations, needed) : "";
  }
  function enhanceTransactionStatus(root) {
    const labels = readData(root, "kitLabels");
    const title = find(root, ".kit-transaction-title");
    const count = find(root, ".kit-transaction-count");
    const bar = find(root, "progress");
    const update = () => {
      const status = root.dataset.status;
      const confirmations = Number(root.dataset.confirmations ?? 0);
      const text = confirmationText(status, confirmations, bar?.max ?? 1, labels);
      if (title) title.textContent = labels[status];
      if (count) count.textContent = text;
      if (bar) {
        bar.value = confirmations;
        bar.hidden = text === "";
      }
    };
    const observer = new MutationObserver(update);
    observer.observe(root, { attributeFilter: ["data-status", "data-confirmations"] });
    return () => observer.disconnect();
  }

  function walletTexts({ status, account, wallets, walletId }, labels) {
    const name = wallets.find(({ uuid }) => uuid === walletId)?.name ?? "";
    return {
      button: status === "connecting" ? labels.connecting : account ? shortAddress(account) : labels.connect,
      connected: fill(labels.connected, name),
      message: {
        connecting: labels.confirm,
        refused: labels.refused,
        failed: labels.failed,
        idle: "",
        connected: ""
      }[status]
    };
  }
  function walletMenu(menu) {
    const entries = () => findAll(menu, "button, a").filter((entry2) => entry2.offsetParent !== null);
    const onToggle = (event) => {
      if (event.newState === "open") entries()[0]?.focus();
    };
    const onKeyDown = (event) => void moveFocus(event, entries());
    return together(listen(menu, { toggle: onToggle, keydown: onKeyDown }), keepPlaced(menu));
  }
  function closeWalletMenu(menu) {
    if (menu) setFloat(menu, false);
  }
  async function copyAddress(address, tell2) {
    await navigator.clipboard?.writeText(address).then(tell2, () => {
    });
  }
  function enhanceWalletConnectButton(root) {
    const find2 = (css) => find(root, css);
    const labels = readData(root, "kitLabels");
    const menu = find2(".kit-wallet-menu");
    const button = find2(".kit-wallet-button");
    const message = find2(".kit-wallet-message");
    let account = null;
    const endWatching = watchWallet(root, (state) => {
      const texts = walletTexts(state, labels);
      root.dataset.status = state.status;
      find2(".kit-button-label").textContent = texts.button;
      button.ariaBusy = flag(state.status === "connecting");
      message.textContent = texts.message;
      find2(".kit-wallet-choices").hidden = state.account !== null;
      find2(".kit-wallet-account").hidden = state.account === null;
      find2(".kit-wallet-account .kit-wallet-title").textContent = texts.connected;
      find2(".kit-wallet-address").textContent = state.account;
      find2(".kit-wallet-none").hidden = state.wallets.length > 0;
      const list = find2(".kit-wallet-list");
      list.hidden = state.wallets.length === 0;
      list.replaceChildren(
        ...state.wallets.map(({ uuid, name, icon }) => {
          const picture = create("img", "kit-wallet-icon");
          picture.alt = "";
          if (icon) picture.src = icon;
          const choice = create("button", "kit-wallet-choice", picture, name);
          choice.dataset.wallet = uuid;
          return create("li", "", choice);
        })
      );
      if (state.account !== account) tell(root, "kit-account", state.account);
      account = state.account;
    });
    const onClick = (event) => {
      const choice = closest(event, ".kit-wallet-choice");
      if (!choice) return;
      closeWalletMenu(menu);
      if (choice.dataset.wallet) void wallet.connect(choice.dataset.wallet);
      else if ("copy" in choice.dataset)
        void copyAddress(find2(".kit-wallet-address").textContent ?? "", () => {
          message.textContent = labels.copied;
        });
      else void wallet.disconnect();
    };
    return together(endWatching, listen(root, { click: onClick }), walletMenu(menu));
  }

  startPage({
    ".kit-alert": enhanceAlert,
    ".kit-avatar": enhanceAvatar,
    ".kit-breadcrumb": enhanceBreadcrumb,
    ".kit-header": enhanceHeader,
    ".kit-navigation": enhanceNavigation,
    ".kit-pagination": enhancePagination,
    ".kit-sidebar": enhanceSidebar,
    ".kit-accordion": enhanceAccordion,
    ".kit-drawer": enhanceDrawer,
    ".kit-dropdown": enhanceDropdown,
    ".kit-modal": enhanceModal,
    ".kit-popover": enhancePopover,
    ".kit-tabs": enhanceTabs,
    ".kit-tooltip": enhanceTooltip,
    ".kit-check": enhanceCheckbox,
    ".kit-combobox": enhanceCombobox,
    ".kit-slider": enhanceSlider,
    ".kit-textarea": enhanceTextarea,
    ".kit-calendar": enhanceCalendar,
    ".kit-chart": enhanceChart,
    ".kit-table": enhanceDataTable,
    ".kit-upload": enhanceFileUpload,
    ".kit-form": enhanceFormBuilder,
    ".kit-balance": enhanceBalanceDisplay,
    ".kit-network": enhanceNetworkSwitcher,
    ".kit-nft": enhanceNftDisplayCard,
    ".kit-transaction": enhanceTransactionStatus,
    ".kit-wallet": enhanceWalletConnectButton
  });
})();
