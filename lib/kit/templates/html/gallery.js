/* The gallery's own: the choice of the theme, the title, and one story alone (?story=<id>). */
(() => {
  for (const input of document.querySelectorAll(".gallery-themes input")) {
    input.addEventListener("change", () => {
      if (input.value) document.documentElement.dataset.theme = input.value;
      else delete document.documentElement.dataset.theme;
    });
  }

  const story = new URLSearchParams(location.search).get("story");
  if (story) {
    for (const stage of document.querySelectorAll(".gallery-stories > .gallery-stage")) {
      if (stage.dataset.story !== story) stage.remove();
    }
  }

  if (window.brand) document.title = `${window.brand.name} – ${document.title}`;
})();
