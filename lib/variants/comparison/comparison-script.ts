/**
 * The page's script, a classic file. The landings say how tall they are, so that two of them scroll as one; nothing else that
 * they say is listened to.
 */
export const COMPARISON_SCRIPT = `"use strict";
(() => {
  const stage = document.querySelector(".stage");
  const form = document.querySelector("form");
  const panes = [...stage.querySelectorAll(".pane")].map((element) => ({ element, frame: element.querySelector("iframe"), height: 900 }));
  const value = (name) => form.elements[name].value;
  const lay = () => {
    const view = value("view");
    const width = Number(value("width"));
    const amount = Number(value("amount"));
    stage.dataset.view = view;
    form.querySelector(".amount").hidden = view === "side";
    const height = Math.max(...panes.map((pane) => pane.height));
    for (const { element, frame } of panes) {
      element.style.maxInlineSize = width + 2 + "px";
      const scale = Math.min(1, (element.clientWidth || width) / width);
      frame.style.inlineSize = width + "px";
      frame.style.blockSize = height + "px";
      frame.style.transform = "scale(" + scale + ")";
      element.style.blockSize = Math.ceil(height * scale) + 2 + "px";
    }
    const { style } = panes[1].element;
    style.clipPath = view === "slider" ? "inset(0 0 0 " + (100 - amount) + "%)" : "";
    style.opacity = view === "opacity" ? String(amount / 100) : "";
  };
  const show = () => {
    for (const [at, name] of ["left", "right"].entries()) {
      const { frame } = panes[at];
      const wanted = value(name) + "/index.html";
      const option = form.elements[name].selectedOptions[0];
      if (frame.getAttribute("src") !== wanted) frame.setAttribute("src", wanted);
      frame.title = (at === 0 ? "Left: " : "Right: ") + option.textContent;
    }
    lay();
  };
  addEventListener("message", (event) => {
    const pane = panes.find(({ frame }) => frame.contentWindow === event.source);
    const height = event.data && event.data.landingHeight;
    if (!pane || !Number.isFinite(height)) return;
    const known = Math.min(20000, Math.max(300, height));
    if (known === pane.height) return;
    pane.height = known;
    lay();
  });
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("resize", lay);
  if (innerWidth < 640) form.elements.width.value = "390";
  show();
})();
`;
