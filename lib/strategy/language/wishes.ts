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

/** "Voy a | injertar", but "voy a tu finca": an infinitive. */
const TO_DO = "(?= \\p{L}*[aeií]r(?:se|me|te|nos|l[aoe]s?)?(?!\\p{L}))";

/** "Nous allons chez les gens": where to. */
const NOT_WHERE = "(?! (?:chez|à|au|aux|en|dans|sur) )";

/** How founders say what they want, in the languages whose infinitives end as French and Italian ones do. */
export const WISHES = {
  fr: {
    i: `je (?:veux|voudrais?|aimerais|souhaite|vais${NOT_WHERE})|j’(?:aimerais|veux)`,
    we: `nous (?:voulons|voudrions|aimerions|souhaitons|allons${NOT_WHERE})|on (?:veut|voudrait|aimerait|souhaite|va${NOT_WHERE})`,
    found: "ouvrir|créer|lancer|monter",
    offer: "proposer|donner|offrir|vendre|faire",
  },
  es: {
    i: `quiero|quisiera|me gustaría|voy a${TO_DO}|pienso`,
    we: `queremos|quisi[eé]ramos|nos gustaría|vamos a${TO_DO}`,
    found: "abrir|crear|lanzar|montar|poner",
    offer: "dar|ofrecer|hacer|vender",
  },
  pt: {
    i: "quero|queria|gostaria de|vou(?! (?:de|a|à|ao|até|na|no|em|pra|para|por|com) )",
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
export const FOUNDED = either([
  ...Object.values(WISHES).map(({ i, we, found, offer }) => `(?:${i}|${we}) (?:${found}|${offer})`),
  // "Monto una ambulancia": it is being founded.
  "(?:mont(?:o|amos)|lanz(?:o|amos)|lanç(?:o|amos)|estoy montando|estamos montando|estou montando|estamos a montar|sto (?:aprendo|avviando)|je (?:monte|lance|crée)|nous (?:montons|lançons|créons))(?= un)",
]);

/** "Je veux | un magazine", "vorrei | un’app": the thing that is wished for, and no name for it; part of a pattern. */
export const WISHED_THING = either(
  Object.values(WISHES).map(
    ({ i, we }) => `(?:${i}|${we}) (?=un(?:[aoe]?\\s|’)(?!nom|logo|mar[cq])|uma?\\s(?!nom|logo|marca))`,
  ),
);

/** English verbs that found or offer, behind which the offer stands, and those of what is only hoped for. */
export const ENGLISH_FOUNDS = "open|start|run|build|create|launch|make|sell|offer|set up";
export const ENGLISH_HOPES = "do|be|have|know|find|keep|see|get";

const NEITHER = `(?! (?:${ENGLISH_FOUNDS}|${ENGLISH_HOPES}|make it)(?!\\p{L}))`;
/** What English founders want, anywhere in a story: part of a pattern. */
export const ENGLISH_WANTED = either([
  `(?<=(?:and|so) (?:now )?(?:i|we) )(?:now )?(?:want|would like|hope|plan) to${NEITHER}`,
  `(?<=(?:and|so) )(?:i|we)’d like to${NEITHER}`,
  `(?:want(?:ed)?|would like|’d like|decided|plan|hope|wish) to (?:${ENGLISH_FOUNDS})`,
]);

/** As in `WISHES`, where no infinitive tells the verb that is wished for. */
const WISHES_OF_OTHERS = {
  en: "(?:i|we) (?:want|would like|wish)|(?:i|we)’d like",
  de: "(?:ich|wir) (?:möchten?|will|wollen|würden?)",
};
/** "Voy a cortar", "nous voulons vous apprendre", "quiero una", and not "voy a tu casa". */
const DEED =
  "(?:un[aeo]?|uma?|(?:(?:lui|leur|vous|nous|te|se|me|les?|la|y|en) )?\\p{L}+(?:[aei]r|re)(?:se|me|te|nos|l[aoe]s?|li|ci|vi|ne)?)(?!\\p{L})";

/** A wish with what is wished for, in all six languages: part of a pattern. */
export const WISHED_DEED = either([
  ...Object.values(WISHES).map(
    ({ i, we }) => `(?:(?:yo|eu|io) )?(?:${i}|${we})(?: (?:também|también|anche|aussi))? ${DEED}`,
  ),
  ...Object.values(WISHES_OF_OTHERS).map((wish) => `(?:${wish})\\s`),
]);
