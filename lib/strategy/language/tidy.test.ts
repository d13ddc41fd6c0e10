import { expect, test } from "vitest";
import { spellAnd } from "./tidy";

test.each([
  ["boarding + clipping + harnesses", "en", "boarding, clipping and harnesses"],
  ["sabots, + cannes", "fr", "sabots, cannes"],
  ["people who lost there smell", "en", "people who lost their smell"],
  ["guides who go there daily", "en", "guides who go there daily"],
  ["songs from my late fathers notebook", "en", "songs from my late father’s notebook"],
  ["a choir of fathers and sons", "en", "a choir of fathers and sons"],
  ["lawnmowers an chainsaws", "en", "lawnmowers and chainsaws"],
  ["drones q siembran arboles, tambien reparacion", "es", "drones que siembran árboles, también reparación"],
  ["nao vendo pao, so doacoes", "pt", "não vendo pão, só doações"],
  ["reparation de velos", "fr", "réparation de vélos"],
  ["jvoudrais vendre du miel", "fr", "je voudrais vendre du miel"],
  ["jrecup les vélos, jrépare", "fr", "je récupère les vélos, je répare"],
  ["jardin, jumeaux et jpeg", "fr", "jardin, jumeaux et jpeg"],
  ["caixas d’água, relatorio c/ fotos", "pt", "caixas d’água, relatório com fotos"],
  ["miel d mi abuelo", "es", "miel de mi abuelo"],
  ["acabe com TODAS as filas da EMBRAPA", "pt", "acabe com todas as filas da EMBRAPA"],
  ["reparation of velos", "en", "reparation of velos"],
])("%s (%s): %s", (typed, language, written) => {
  expect(spellAnd(typed, language)).toBe(written);
});
