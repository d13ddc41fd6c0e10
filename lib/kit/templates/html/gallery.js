/* The gallery's own: the choice of the theme, and the title. */
(() => {
  for (const input of document.querySelectorAll(".gallery-themes input")) {
    input.addEventListener("change", () => {
      if (input.value) document.documentElement.dataset.theme = input.value;
      else delete document.documentElement.dataset.theme;
    });
  }

  if (window.brand) document.title = `${window.brand.name} – Components`;
})();
