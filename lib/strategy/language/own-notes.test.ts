import { expect, test } from "vitest";
import { withoutOwnNotes } from "./own-notes";

test.each([
  ["Barco, 19 comunidades, impressora a prova d’água (existe?)", "Barco, 19 comunidades"],
  [
    "Old pianos, guitar tops, ivories stay legal?? (check), iron to scrap",
    "Old pianos, guitar tops, iron to scrap",
  ],
  [
    "Hochsitze abbauen, aufarbeiten, TÜV?? wieder verkaufen",
    "Hochsitze abbauen, aufarbeiten, wieder verkaufen",
  ],
  ["Chambres chez l’habitant, 12 € la nuit, penser a l’assurance", "Chambres chez l’habitant, 12 € la nuit"],
  [
    "note to self - ring Dougal about the slipway. Trailer winch, 2 tonne",
    "note to self - Trailer winch, 2 tonne",
  ],
  ["A winch, £4 a pull. ask harbour trust re insurance!!", "A winch, £4 a pull. "],
  ["We mend kites, ask Derek about the van", "We mend kites"],
])("%s → %s", (idea, said) => {
  expect(withoutOwnNotes(idea)).toBe(said);
});

test.each([
  "Saddle too tight? We stretch it, ask us",
  "Ladders (small ones), saws",
  "We mend kites. Call us about yours.",
])("%s stays", (idea) => {
  expect(withoutOwnNotes(idea)).toBe(idea);
});
