import type { ThemeLanguage } from "../theme.schema";

/** Names that any business may bear, where neither a theme nor a word of the idea gives one. */
export const NEUTRAL_NAMES: Readonly<Record<ThemeLanguage, string>> = {
  en: "Larkhill Fairway Oakline Bridgeway Larkfield Brightside Goodmark Clearwell Highfield Stepstone Westlight Fieldgate",
  fr: "Passerelle Boussole Clairière Horizon Éclaircie Repère Escale Rivage Belvédère Colline Sillage Aurore",
  de: "Wegweiser Lichtung Ufer Weitblick Brücke Anhöhe Auftakt Kompass Horizont Lindenhof Hellgrund Steg",
  es: "Horizonte Brújula Puente Ribera Mirador Amanecer Colina Rumbo Claro Ladera Alborada Vereda",
  pt: "Horizonte Bússola Ponte Margem Mirante Alvorada Colina Rumo Clareira Encosta Vereda Aurora",
  it: "Orizzonte Bussola Ponte Riva Altura Alba Collina Faro Radura Sentiero Aurora Pendio",
};

/** The same, where somebody grieves, is ill or in need. */
export const QUIET_NAMES: Readonly<Record<ThemeLanguage, string>> = {
  en: "Rowan Linden Alder Willow Harbour Lantern Daylight Kindred Stillwater Meadow Alongside Cedar",
  fr: "Saule Tilleul Cèdre Rive Lanterne Abri Passerelle Clairière Prairie Éclaircie Lueur Ancrage",
  de: "Linde Weide Ufer Geleit Lichtung Obhut Laterne Zeder Aue Beistand Lichtblick Hafen",
  es: "Sauce Tilo Cedro Ribera Farol Amparo Claro Pradera Remanso Lucero Abrigo Puente",
  pt: "Salgueiro Tília Cedro Margem Lanterna Amparo Clareira Prado Remanso Alento Abrigo Ponte",
  it: "Salice Tiglio Cedro Riva Lanterna Riparo Radura Prato Approdo Conforto Lume Ponte",
};

/** For languages in Latin letters without a list: sounds of no language in particular, easy to say in most. */
export const PLAIN_SOUNDS =
  "Solvia Marena Lumeno Tavira Norano Velora Orlina Bremo Salvina Rivano Amaro Delano".split(" ");
