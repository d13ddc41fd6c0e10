import type { TradeLanguage } from "../trade.schema";

/** Ways of working, which any business may bear, where neither a trade nor a word of the idea gives a name. */
export const NEUTRAL_NAMES: Readonly<Record<TradeLanguage, string>> = {
  en: "Mainstay Keystone Touchstone Firsthand Goodturn Evenkeel Signpost Handshake Forthright Wellspring Bellwether Waymark Headway Goodcall Surefoot Trueline Handover",
  fr: "Volontiers Tandem Aplomb Entrain Repère Élan Constance Promesse Boussole Escale",
  de: "Handschlag Handfest Rundum Tatkraft Feinsinn Wegweiser Zuversicht Auftakt Kompass",
  es: "Esmero Palabra Acierto Empeño Soltura Ahínco Rumbo Puente Tándem",
  pt: "Esmero Palavra Acerto Capricho Empenho Firmeza Rumo Ponte Zelo",
  it: "Impegno Parola Garbo Premura Estro Perno Tandem Bussola Costanza",
};

/** The same, where somebody grieves, is ill or in need. */
export const QUIET_NAMES: Readonly<Record<TradeLanguage, string>> = {
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
