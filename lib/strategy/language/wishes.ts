import { either } from "./patterns";

interface Wish {
  /** What one founder says who wants something; an infinitive follows. Parts of patterns, as are the others. */
  readonly i: string;
  readonly we: string;
  /** Verbs that found: what is founded is the offer. */
  readonly found: string;
  /** Verbs that offer: what is offered stands behind them. */
  readonly offer: string;
}

/** How founders say what they want, in the languages whose infinitives end as French and Italian ones do. */
export const WISHES = {
  fr: {
    i: "je (?:veux|voudrais|aimerais|souhaite|vais)|j’(?:aimerais|veux)",
    we: "nous (?:voulons|voudrions|aimerions|souhaitons|allons)|on (?:veut|voudrait|aimerait|souhaite|va)",
    found: "ouvrir|créer|lancer|monter",
    offer: "proposer|donner|offrir|vendre|faire",
  },
  es: {
    i: "quiero|quisiera|me gustaría|voy a",
    we: "queremos|quisi[eé]ramos|nos gustaría|vamos a",
    found: "abrir|crear|lanzar|montar|poner",
    offer: "dar|ofrecer|hacer|vender",
  },
  pt: {
    i: "quero|gostaria de|vou",
    we: "queremos|gostaríamos de|vamos",
    found: "abrir|criar|lançar|montar",
    offer: "dar|oferecer|fazer|vender",
  },
  it: {
    i: "voglio|vorrei",
    we: "vogliamo|vorremmo",
    found: "aprire|creare|lanciare|avviare|fondare",
    offer: "dare|offrire|fare|vendere",
  },
} as const satisfies Readonly<Record<string, Wish>>;

/** "Je veux ouvrir", "vogliamo vendere": the wish with the verb behind which the offer stands, in any of the languages. */
export const FOUNDED = either(
  Object.values(WISHES).map(({ i, we, found, offer }) => `(?:${i}|${we}) (?:${found}|${offer})`),
);
