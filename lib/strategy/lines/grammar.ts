import { isParticiple } from "../language/english-words";
import type { TradeLanguage } from "../trade.schema";
import { verbForm } from "../words/english-verbs";

/** How sentences of a language fall into parts: closed lists of function words. */
export interface Grammar {
  /** Begin what may be left out at the end of a phrase: with, in, from, without, … */
  readonly links: RegExp;
  readonly relatives: RegExp;
  readonly and: RegExp;
  /** Begin a clause that says why, when or if, and pronouns of others: such a part is no line. */
  readonly asides: RegExp;
  readonly language: TradeLanguage;
  readonly article: RegExp;
  readonly isState: (first: string, second: string) => boolean;
  /** A second verb of "we" after "and". */
  readonly isVerb: (word: string) => boolean;
  /** What begins so tells what comes in, or who goes where, and not what is done then: "we buy", "I come". */
  readonly gathers: RegExp;
}

/** Words within which `gathers` is found, with the first of what comes in. */
export const GATHERS_WORDS = 4;

/** The part of a German verb that stands at the end: "Ich baue Trockenmauern wieder auf". */
export const PREFIXES = /^(?:ab|an|auf|aus|bei|ein|her|hin|mit|nach|um|vor|weg|wieder|zu|zurück|zusammen)$/u;

const word = (list: string) => new RegExp(`^(?:${list.replaceAll(" ", "|")})$`, "iu");

export const GRAMMARS: Readonly<Record<TradeLanguage, Grammar>> = {
  en: {
    language: "en",
    gathers:
      /^(?:we|i) (?:buy|collect|gather|take in|pick up|rescue|recover|salvage|fetch|harvest|come|drive|travel|turn up)\s/iu,
    links: word(
      "with without in on at from by for near inside outside within across through during before after under around between over via per off against along behind beside",
    ),
    relatives: word("that which who where whose"),
    and: word("and or"),
    asides: word(
      "so because since when while if although though as but which who whose where that and or then also both it its it’s they their he she his her i i’m i’ve i’d my me mine this these those there here what why how not now especially mostly mainly like unlike such including",
    ),
    isVerb: (word) => /^(?:base|participle)$/u.test(verbForm(word)?.form ?? ""),
    article: word("a an the"),
    isState: (first, second) =>
      isParticiple(first) &&
      /^(?:the|a|to|for|of|as|like|and|or|every|each|all|once|twice|fresh|chilled|daily|weekly|overnight|locally|only|\p{L}+ly|[\d£€$].*|with|without|into|onto|in|on|at|from|by|near|inside|outside|within|across|through|during|after|before|under|around|between|over|via|per|until|when|where|while|out|up|if|$)$/iu.test(
        second,
      ),
  },
  fr: {
    language: "fr",
    gathers:
      /^(?:nous|je|on) (?:achetons|achète|récupérons|récupère|collectons|collecte|ramassons|ramasse|nous asseyons)\s/iu,
    links: word("avec sans dans sur chez depuis par pour pendant entre dès sous près"),
    relatives: word("qui que dont où"),
    and: word("et ou"),
    asides: word(
      "car parce puisque quand lorsque si mais qui que dont où et ou il elle ils elles ce cela c’est je j’ai mon ma mes",
    ),
    isVerb: (next) => /ons$|^(?:les|la|le|nous|je|j’.*)$/iu.test(next),
    article: word("un une le la les des du"),
    isState: (first, second) =>
      /(?:é|is|us|it|ert|int)e?s?$/iu.test(first) &&
      /^(?:à|au|aux|en|par|avec|dans|sur|sans|chez|dès|sous)$|^(?:l’|d’|à)/iu.test(second),
  },
  de: {
    language: "de",
    gathers: /^(?:wir|ich) (?:kaufen?|sammeln?|holen?|nehmen?)\s/iu,
    links: word(
      "mit ohne in im aus auf bei für von vom ab an am per nach seit vor zwischen über unter statt",
    ),
    relatives: word("der die das den dem deren dessen"),
    and: word("und oder"),
    asides: word(
      "weil da wenn damit obwohl dass danach dazu dabei auch aber denn und oder er sie es ich mein meine meinen wo wie was sowie die der das den dem",
    ),
    isVerb: (next) => /^\p{Ll}{3,}(?:n|e)$/u.test(next),
    article: word("ein eine einen der die das"),
    isState: () => false,
  },
  es: {
    language: "es",
    gathers: /^(?:compr(?:amos|o)|recog(?:emos|o)|recoj(?:emos|o)|recolect(?:amos|o))\s/iu,
    links: word("con sin en para desde hasta entre por durante sobre tras según"),
    relatives: word("que quien donde cuyo cuya"),
    and: word("y e o u"),
    asides: word(
      "porque cuando si pero aunque pues que quien donde y e o él ella ellos esto es son mi mis yo me",
    ),
    isVerb: (next) => /[aei]mos$|^(?:las?|los?|les?)$/iu.test(next),
    article: word("un una el la los las"),
    isState: (first, second) =>
      /(?:ad|id|hech|escrit|abiert|cubiert)[oa]s?$/iu.test(first) &&
      /^(?:a|al|en|con|por|de|del|sin|y|para|desde)$/iu.test(second),
  },
  pt: {
    language: "pt",
    gathers: /^(?:compr(?:amos|o)|recolh(?:emos|o)|colet(?:amos|o))\s/iu,
    links: word("com sem em no na nos nas para pra pro desde até entre por pelo pela durante sobre"),
    relatives: word("que quem onde cujo cuja"),
    and: word("e ou"),
    asides: word(
      "porque quando se mas embora pois que quem onde e ou ele ela eles isto é são meu minha eu me",
    ),
    isVerb: (next) => /[aei]mos$/iu.test(next),
    article: word("um uma o a os as"),
    isState: (first, second) =>
      /(?:ad|id|feit|escrit|abert|cobert)[oa]s?$/iu.test(first) &&
      /^(?:a|à|ao|em|no|na|com|por|pelo|pela|de|do|da|sem|e|para)$/iu.test(second),
  },
  it: {
    language: "it",
    gathers: /^(?:compr(?:iamo|o)|raccogl(?:iamo|o)|raccolgo|ritir(?:iamo|o))\s/iu,
    links: word("con senza in per dal dalla nel nella su sul tra fra dopo prima secondo"),
    relatives: word("che chi cui dove"),
    and: word("e ed o"),
    asides: word(
      "perché quando se ma sebbene che chi cui dove e ed o lui lei loro questo è sono mio mia io mi",
    ),
    isVerb: (next) => /iamo$|^(?:l[aoei]|li|ci|ne)$/iu.test(next),
    article: word("un uno una il lo la i gli le"),
    isState: (first, second) =>
      /(?:at|it|ut|fatt|scritt|apert|coperto?|cott|tint|dipint)[oaie]$/iu.test(first) &&
      /^(?:a|al|alla|in|con|da|dal|dalla|nel|nella|di|del|senza|e|per)$/iu.test(second),
  },
};
