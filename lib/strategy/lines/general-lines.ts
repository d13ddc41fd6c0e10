import type { ColorMood } from "../strategy.schema";
import type { TradeLanguage } from "../trade.schema";

type Lines = readonly [string, string, string, ...string[]];

/** Taglines that claim nothing but a way of working, so that they are true of any business in their mood. */
export const GENERAL_LINES: Readonly<Record<TradeLanguage, Readonly<Record<ColorMood, Lines>>>> = {
  en: {
    trust: ["Good work, plainly done", "Good work, gladly given", "Worth doing well", "Small promises, kept"],
    energy: ["Glad to do it well", "Good work, gladly done", "Let’s get it done"],
    growth: ["Worth the care", "Onwards, with care", "Steady, and forward"],
    luxury: ["Less, and better", "The quiet kind of good", "Down to the last detail"],
    play: ["Glad to be of use", "Better with a smile", "Made to be enjoyed"],
    calm: ["No rush, no fuss", "Done with care", "One thing at a time", "All in good time"],
  },
  fr: {
    trust: ["Du travail bien fait", "Dit, puis fait", "Comme il se doit"],
    energy: ["Du cœur à l’ouvrage", "Allons-y", "Au travail, avec plaisir"],
    growth: ["Un peu mieux chaque fois", "Pas à pas, plus loin", "Toujours un peu plus loin"],
    luxury: ["Moins, mais mieux", "Le soin du détail", "Juste ce qu’il faut"],
    play: ["Et pourquoi pas ?", "Fait avec plaisir", "Avec le sourire"],
    calm: ["Fait avec soin", "Une chose à la fois", "Sans hâte, avec soin"],
  },
  de: {
    trust: ["Gute Arbeit, klar gesagt", "Gesagt, getan", "So, wie es sein soll"],
    energy: ["Mit Freude bei der Sache", "Fangen wir an", "Gern für Sie da"],
    growth: ["Jedes Mal ein wenig besser", "Schritt für Schritt weiter", "Immer ein Stück weiter"],
    luxury: ["Weniger, aber besser", "Bis ins Detail", "Mit Sinn fürs Detail"],
    play: ["Warum eigentlich nicht?", "Mit Freude gemacht", "Mit einem Lächeln"],
    calm: ["Mit Sorgfalt gemacht", "Eins nach dem anderen", "In aller Ruhe"],
  },
  es: {
    trust: ["Trabajo bien hecho", "Dicho y hecho", "Claro desde el principio"],
    energy: ["Con ganas y con oficio", "Manos a la obra", "Bien y a tiempo"],
    growth: ["Cada vez un poco mejor", "Paso a paso, más lejos", "Siempre un poco más allá"],
    luxury: ["Menos, pero mejor", "Hasta el último detalle", "Lo justo y lo bueno"],
    play: ["¿Y por qué no?", "Hecho con gusto", "Con una sonrisa"],
    calm: ["Hecho con cuidado", "Cada cosa a su tiempo", "Sin prisa y con cuidado"],
  },
  pt: {
    trust: ["Trabalho bem feito", "Dito e feito", "Claro desde o começo"],
    energy: ["Com vontade e com jeito", "Mãos à obra", "Bem e a tempo"],
    growth: ["Cada vez um pouco melhor", "Passo a passo, mais longe", "Sempre um pouco mais além"],
    luxury: ["Menos, mas melhor", "Com atenção ao detalhe", "Só o que é bom"],
    play: ["E por que não?", "Feito com gosto", "Com um sorriso"],
    calm: ["Feito com cuidado", "Cada coisa a seu tempo", "Sem pressa e com cuidado"],
  },
  it: {
    trust: ["Un lavoro fatto bene", "Detto, fatto", "Come si deve"],
    energy: ["Con voglia e con mestiere", "Al lavoro, con gusto", "Detto e fatto"],
    growth: ["Ogni volta un po’ meglio", "Passo dopo passo, più lontano", "Sempre un po’ più in là"],
    luxury: ["Meno, ma meglio", "Fino all’ultimo dettaglio", "Il giusto, fatto bene"],
    play: ["E perché no?", "Fatto con gusto", "Con un sorriso"],
    calm: ["Fatto con cura", "Una cosa alla volta", "Senza fretta, con cura"],
  },
};
