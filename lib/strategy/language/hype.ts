import { capitalize } from "@/lib/model/letter-case";
import words from "../words.json";
import { either } from "./patterns";

const PRAISE = either(words.hype.praise);
const FIRST = `world’s\\s${either(words.hype.first)}`;
/** Of others, that a brief likens itself to. */
export const BRANDS = either(words.hype.brands);

/** A line that has one of these is no line. */
export const HYPE = new RegExp(
  `\\b(?:${PRAISE}|${FIRST}|${either(words.hype.empty)}|${BRANDS}(?: (?:of|for|but))?)\\b`,
  "iu",
);
/** What an English brief opens with or shouts; what is offered stands behind it. */
const SHOUTED = new RegExp(
  `(?:\\b(an?|the)\\s)?\\b(?:(?:first[- ]ever|truly|best (?:damn|bloody|ever)|${FIRST}(?:\\s[\\p{L}-]+(?:ary|ing|ed|ive|ised|ized))*|(?:like\\s)?${BRANDS}\\s(?:of|(?:but )?for)|ai[- ](?:powered|driven|based|native|first|enabled)|(?:high|premium|top)[- ]quality|(?<!(?:annual|monthly|yearly|insurance|no)\\s)premium(?=\\s)|elite|hyper-\\p{L}+|${PRAISE})[,\\s]+)+(?=\\p{L})`,
  "giu",
);

const UPHEAVE = "(?:(?:disrupt|revolutioni[sz]e|transform|reinvent)s?|\\d+x(?:’?s)?(?= (?:how|the way)))";
/** "Leveraging AI to disrupt gutter cleaning", "that will revolutionise how dentists order gloves". */
const DISRUPTS = new RegExp(
  `(?:\\b(?:leveraging|using|powered by) (?:ai|blockchain|machine learning)\\s)?\\b(?:to|that(?: will)?(?: totally| completely)?) ${UPHEAVE} (how |the way )?(?=\\p{L})`,
  "giu",
);

/** "A platform | leveraging AI to unlock insights | for mills": how, in words that are said of anything. */
const LEVERAGING =
  /,?\s(?:leveraging|harnessing) (?:ai|ml|machine learning|data|blockchain|llms?|(?:cutting-edge|next-gen\p{L}*|state-of-the-art|proprietary|advanced|generative)[^,.;]*?)\s[^,.;]*?(?=\sfor\s\p{L}|[,.;]|$)/giu;

/** "Crumpets, 10x your breakfast", "that 10x’s your tender bids". */
const TENFOLD =
  /,?\s(?:(that|which)\s|(?:and\s)?(?:we|it|they)\s)?\d+x(?:’?s)?\s((?:your|the|my)\s[\p{L} ]+)(?=[,.!?]|$)/giu;
/** "We come in.": what is left where the rest boasted. */
const COME_IN = /(?<=[.!?]\s)we come in[.!](?:\s|$)/giu;
/** ", 10x lighter than anything, … , this is going to be HUGE". */
const LIGHTER = /,?\s\d+x \p{L}+er(?: than [^,.!?]+)?(?=[,.!?]|$)/giu;
const GOING_HUGE = /,\s(?:this|it)(?:’s| is) (?:going to be|gonna be) \p{L}+(?=[.!?]|$)/giu;
/** "…, we are going to DISRUPT rain". */
const GOING_TO = new RegExp(
  `,?\\s(?:(?:and|so)\\s)?(?:we|it|they)(?:\\s(?:are|is|will|want)|’re|’s|’ll)?(?:\\s(?:going|here|ready|out))?(?:\\sto)?\\s${UPHEAVE}\\s[^,.!?]+`,
  "giu",
);
/** "We’re going to melt the internet": what it will do to all the world. */
const GOING_BIG =
  /(?:(?<=^|[.!?]\s+)|,?\s(?:and\s)?)(?:we|it|this)(?:’re|’s|’ll| are| is| will)?(?: (?:going to|gonna|about to|here to))?(?: \p{L}+ly)? (?:change|melt|blow (?:up|away)|break|own|rule|take over|conquer|shake(?: up)?|flip|rewrite) (?:how|the way|everything|(?:the )?(?:whole |entire )?(?:\p{L}+ )?(?:world|industry|game|internet|market|planet|aisle|scene|universe))(?!\p{L})[^.!?]*/giu;
/** "Disrupting the way people order gloves". */
const PEOPLES_WAY =
  /\b(?:disrupting|revolutioni[sz]ing|transforming|reinventing) (?:the way|how) (?:people|we|you|everyone) /giu;

/** "THE most insane cold brew on the PLANET", "the fastest, smartest engine on earth", "BEST DOSA in Manchester". */
const SUPERLATIVE =
  /(?<=^|[.!?]\s+)(?:the\s)?(?:most\s(?:\p{L}+ly\s)?(?:good|insane|amazing|incredible|awesome|delicious|powerful|exciting|advanced|unbelievable)|(?:\p{L}{3,}est,\s)+(?:and\s)?(?:most\s\p{L}+|\p{L}{3,}est)|best|greatest|sickest|craziest|wildest)\s(?!(?:of|for|in|when|practices?|friends?|before|things?|part|way)\b)(?=\p{L})/giu;
const ON_EARTH =
  /\s(?:on (?:earth|the (?:whole )?planet)|in the (?:whole )?(?:world|universe))(?=[.,!?]|$)/giu;
/** "Pressure washing EVER for slurry tanks", "hot sauce ever bottled", "kayak paddle you will ever do". */
const EVER =
  /\s(?:that )?(?:the (?:\p{L}+ ){1,4}?|you |anyone )(?:has |have |will |’ve |’ll )?ever \p{L}+(?=[.,!?]|$)|\sever (?:made|built|sold|sewn|grown|\p{L}+ed)(?=[.,!?]|$)|,?\sever(?=\s(?:for|in|by|at|on|to)\s|[.,!?]|$)/giu;
const IN_ALL_OF = /\sin (?:all of|the whole of|all)\s(?=\p{L})/giu;

/** "The Netflix of": what follows is what is done, and not one thing of a kind. */
const LIKENED = new RegExp(`${BRANDS}\\s(?:of|(?:but )?for)\\s$`, "iu");

/** "We are the Uber for goats!", where more is said behind it. */
const LIKENED_SENTENCE = new RegExp(
  `(?<=^|[.!?]\\s)(?:we|it|this)(?:’re|’s| are| is) (?:like |basically |just )?(?:the |an? )?${BRANDS} (?:of|for) [^,.!?–]{3,40}[.!?]\\s(?=\\p{L})`,
  "giu",
);

/** "The most exciting thing to happen to | parking permits | in a decade!", "the best thing since sliced bread", where more is said behind it. */
const BEST_THING =
  /(?<=^|[.!?]\s)(?:(?:it’s|this is)\s)?(?:the\s)?(?:(?:next|most)\s)?\p{L}+\sthing\s(?:ever\s)?(?:to (?:happen|hit|come)(?: to)?|since)\s([^.,!?]+?)(?:,?\s(?:in|since|ever)(?:\s[^.!?]+)?)?[.!?]\s(?=\p{L})/giu;

/** "The platform that will change logistics forever!", the same. */
const CHANGES_FOREVER =
  /(?<=^|[.!?]\s)(?:(?:the|an?)\s(?:[\p{L}-]+\s){0,5}(?:that|which)|(?:omg,? )?(?:this|it))(?:\swill|’ll|\sis going to)?\s(?:change|transform|revolutioni[sz]e|disrupt)s?\s[^.!?]{2,40}\s(?:forever|for good)[.!?]\s(?=\p{L})/giu;

/** "Think Netflix for vocational training: a platform where …": what it is stands behind the colon. */
const THINK_OF = new RegExp(
  `(?<=^|[.!?]\\s)(?:think|imagine|picture|like)(?: of)? (?:an? |the )?${BRANDS},? (?:but )?(?:of|for) [^,.!?:]{3,40}[:–]\\s(?=\\p{L})`,
  "giu",
);

/** "Plumbers learn | from the absolute best | in short videos". */
const FROM_THE_BEST = /\s(?:from|by|with) the (?:absolute |very )best(?=\s(?:in|with|of)\s|[,.!?]|$)/giu;

/** "We are the No. 1 provider of dry stone walling days". */
const PROVIDER =
  /(?<=^|[.!?]\s)(?:we|i)(?:’re|’m| are| am) (?:the |an? )?(?:(?:world’s |region’s )?(?:no\.? ?1|number one|leading|premier|best|largest|biggest|top|trusted)[\s,]+)+(?:provider|supplier|maker|producer|manufacturer|seller|source)s? (?:of|for) (\p{L})/giu;

/** "The ultimate game changer for | pigeon racing |!", where more is said behind it. */
const CHANGER_OF =
  /(?<=^|[.!?]\s)(?:(?:it’s|this is)\s)?(?:the|an?)\s(?:(?:ultimate|total|real|true|next|biggest|absolute)\s)*(?:game[- ]chang\p{L}+|revolution|future)\s(?:for|of|in)\s([^.,!?]+)[.!?]\s(?=\p{L})/giu;
/** ", total game changer for weeds". */
const GAME_CHANGER =
  /(?:,|\sand)\s(?:(?:an?|the|total|real|true|absolute|complete)\s)*game[- ]chang\w+(?:\s(?:tech|technology))?(?:\sfor\s[^,.!?]{2,40})?(?=[,.!?]|$)/giu;

/** "A maior revolução da história da | tapioca", and not "La revolución de las bodas ha llegado". */
const REVOLUTION =
  /(?<=^|[.!?]\s)(?:a|o|la|le|el|il|die)\s(?:(?:maior|mayor|più grande|plus grande|größte|grande|verdadeira|verdadera|vera|vraie)\s)?(?:revolução|revolución|révolution|rivoluzione|revolution)\s(?:(?:total\p{L}*|absolut\p{L}*|definitiva?)\s)?(?:(?:da história|de la historia|de l’histoire|della storia)\s)?(?:da|do|das|dos|de la|del|de los|de las|della|dello|dei|du|des|der|de)\s(?![^.!?]*(?:ha llegado|llegó|est (?:là|arriv)|chegou|è (?:qui|arriv)|ist (?:da|hier)))(?=\p{L})/giu;
/** "La mejor | plataforma | del mundo", "O MELHOR | conserto | do Brasil". */
const BEST_IN_THE_WORLD =
  /(?<=^|[.!?]\s)(?:a|o|la|le|el|il|die|der|das)\s(?:mejor|melhor|miglior|meilleur|beste)\p{L}*\s([^.,!?]{3,50}?)\s(?:(?:del|de la|do|da|della|du|der|de|d’|von|in|aus)\s?(?:mundo|mondo|monde|welt|brasil|portugal|españa|méxico|argentina|chile|colombia|país|italia|france|deutschland|österreich|(?:ganze\p{L} )?stadt|ciudad|cidade|città|ville|région|región|região|barrio|bairro))(?!\p{L})/giu;

/** "La revolución del riego por fin!" */
const AT_LAST = /\s(?:por fin|finalmente|enfin|endlich)(?=[.!?])/giu;

/** "Das revolutionärste | Fensterputz-System | Deutschlands". */
const GERMAN_MOST =
  /(?<=^|[.!?]\s)(?:das|die|der)\s(?:revolutionär|innovativ|genial|krass|modern|intelligent|smart|fortschrittlich)(?:e?st)e[nr]?\s([^.,!?]{3,50}?)(?:\s(?:deutschlands|österreichs|europas|der (?:ganzen )?(?:schweiz|welt)|aller zeiten))?(?=[.!?,]|\s(?:für|zum|zur|mit)\s|$)/giu;
/** "O aplicativo | mais épico do universo | para síndicos". */
const MOST_IN_THE_WORLD =
  /\s(?:mais|más|più|(?:le |la )?plus) \p{L}+ (?:d[aeou]|del(?:la)?|de la|de los?|dell’|de l’)\s?(?:universo|univers|mundo|mondo|monde|planeta|pianeta|planète|hist[oó]ria|historia|storia|histoire)(?!\p{L})/giu;
/** "Une machine | démente, ultra-intelligente |, qui …": what nobody else would say of it. */
const RAVES =
  "(?:démente?s?|dingues?|hallucinante?s?|increíbles?|incríve(?:l|is)|insan[oa]s?|alucinantes?|incredibil[ei]|pazzesc[ao]|ultra-(?:intelligent|inteligent|puissant|potent|innovant|modern)\\p{L}*)";
const RAVING = new RegExp(
  `\\s${RAVES}(?:,\\s${RAVES})*(?=[\\s,.!?]|$)(?:,(?=\\s(?:qui|que|che)\\s))?`,
  "giu",
);
/** "… | et va bouleverser la planète entière". */
const CHANGES_THE_WORLD =
  /,?\s(?:et|y|e|ed|und)\s(?:(?:(?:on|nous)\s)?(?:va|vais|allons|vamos|vai|van|vão)\s(?:a\s)?(?:bouleverser|changer|révolutionner|mudar|revolucionar|cambiar|transformar)|cambierà|cambieremo|rivoluzionerà|wird|werden)\s(?:la planète|le monde|o mundo|el mundo|il mondo|die welt)(?!\p{L})[^,.!?]*/giu;
/** The text of another language without its praise of itself. */
export function withoutBoast(text: string): string {
  const plain = text
    .replace(REVOLUTION, "")
    .replace(BEST_IN_THE_WORLD, "$1")
    .replace(GERMAN_MOST, "$1")
    .replace(MOST_IN_THE_WORLD, "")
    .replace(RAVING, "")
    .replace(CHANGES_THE_WORLD, "")
    .replace(AT_LAST, "");
  return plain === text ? text : capitalize(plain);
}

/** "Heats in nine seconds|, folds flat| and will change every hotel morning forever": what it does goes on with "and". */
const WILL_AWE =
  /(?:,\s([^,.!?]+?))?,?\sand\s(?:it\s)?will (?:change|make|leave|have)\s(?:every\p{L}*|the (?:whole )?world|your (?:life|neighbou?rs))\s[^,.!?]*(?:forever|envy|envious|jealous|history|overnight|drool\p{L}*)(?=[.!?]|$)/giu;

/** Several things are named, up to what they are for. */
const MANY =
  /^(?:(?!(?:to|for|that|of)\b)[\p{L}-]+\s){0,3}[\p{L}-]*[^s\W]s(?:\s(?:for|that|of|with|in|from|to|made)\b|[,.!?]|$)/iu;

/** The English text without praise; an article before one thing becomes the indefinite one. */
export function withoutHype(text: string): string {
  const offered = text
    .replace(BEST_THING, (all, subject: string) =>
      / since /iu.test(all) || !/^\S+(?: \S+){1,3}$/u.test(subject) ? "" : `${capitalize(subject)}. `,
    )
    .replace(CHANGER_OF, (all, subject: string, at: number, whole: string) =>
      // "The future of fog! We harvest …": who does what stands behind it.
      /^(?:we|our|i)\s/iu.test(whole.slice(at + all.length)) ? "" : `${capitalize(subject)}. `,
    )
    .replace(CHANGES_FOREVER, "")
    .replace(LIKENED_SENTENCE, "")
    .replace(THINK_OF, "");
  const isSuperlative = SUPERLATIVE.test(offered);
  SUPERLATIVE.lastIndex = 0;
  const plain = isSuperlative
    ? offered.replace(SUPERLATIVE, "").replace(ON_EARTH, "").replace(EVER, "").replace(IN_ALL_OF, " in ")
    : offered;
  return plain
    .replace(GAME_CHANGER, "")
    .replace(WILL_AWE, (_all, last: string | undefined) => (last ? ` and ${last}` : ""))
    .replace(FROM_THE_BEST, "")
    .replace(PROVIDER, (_all, first: string) => first.toUpperCase())
    .replace(TENFOLD, (_all, that: string | undefined, what: string, at: number, whole: string) =>
      that && !/ for [^,.!?]*$/u.test(whole.slice(0, at)) ? ` for ${what}` : "",
    )
    .replace(LIGHTER, "")
    .replace(COME_IN, "")
    .replace(GOING_HUGE, "")
    .replace(GOING_TO, "")
    .replace(GOING_BIG, "")
    .replace(DISRUPTS, (_all, how: string | undefined) => (how ? "where " : "for "))
    .replace(LEVERAGING, "")
    .replace(PEOPLES_WAY, "to ")
    .replace(SHOUTED, (praise: string, article: string | undefined, at: number, whole: string) => {
      const rest = whole.slice(at + praise.length);
      // "The ultimate knitting patterns for beginners", "the Uber of scaffolding".
      if (!article || MANY.test(rest) || LIKENED.test(praise)) return "";
      const isAn = /^(?:[aio](?!ne)|e(?!u)|u(?!ni|s))/iu.test(rest);
      return `${/^\p{Lu}/u.test(article) ? "A" : "a"}${isAn ? "n" : ""} `;
    });
}
