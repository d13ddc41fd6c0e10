/* The gallery's own: the choice of the theme, the title, and the mark where the page has room for it. */
(() => {
  for (const input of document.querySelectorAll(".gallery-themes input")) {
    input.addEventListener("change", () => {
      if (input.value) document.documentElement.dataset.theme = input.value;
      else delete document.documentElement.dataset.theme;
    });
  }

  if (window.brand) document.title = `${window.brand.name} – Components`;

  for (const place of document.querySelectorAll("[data-brand-logo]")) {
    for (const [file, className] of [
      ["icon.svg", "kit-on-light"],
      ["icon-reversed.svg", "kit-on-dark"],
    ]) {
      const image = document.createElement("img");
      image.src = `assets/${file}`;
      image.className = className;
      image.alt = "";
      place.append(image);
    }
  }
})();
