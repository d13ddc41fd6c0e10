import type { TradeFound } from "./find-trades";
import { fold } from "./language/fold";
import words from "./words.json";

const { beginnings: BEGINNINGS, machines, native, phrases } = words.grave;
const NATIVE = new RegExp(native.join("|"), "u");
const PHRASES = new RegExp(`\\b(?:${phrases.join("|")})(?!\\p{L})`, "iu");
/** "Cron jobs silently died", "when the battery dies": nobody is mourned. */
const MACHINES_DIE = new RegExp(
  `\\b(?:${machines.join("|")})(?: \\p{L}+){0,2} (?:die|dies|died|dying)\\b`,
  "giu",
);
/** "Sick of refunds", "childs sick" on a car seat, "when the bees are hungry or sick", "orphaned chairs": nobody is ill or alone, nor buried at a stag night in French; a viola da gamba, an alpine hut and a home for animals are what they are. */
const NOT_ILL =
  /muertos? de (?:fondeo|anclaje|amarre)|(?<!\p{L})violes?(?= de gambe| d’amour|(?<=s)(?!\p{L}))|\b(?:animal|wildlife|dog|cat|bird|donkey|mountain|alpine) refuges?\b|(?<!\p{L})refuges? (?:animaliers?|pour (?:animaux|chiens|chats)|(?:de )?(?:haute )?montagne|alpins?|gardés?)|(?<!\p{L})enterrements? de (?:ma |sa |leur )?vie de |\borphaned (?!child|kid|boy|girl|bab|teen|young|sibling|brother|sister|people|famil)|\b(?:childs|kids|dogs?|cats?|baby|car|travel|sea)[ -]sick\b|\bsick (?:of|and tired|plants?|trees?|bees?|crops?|houseplants?)\b|\b(?:bees?|hives?|plants?|trees?|crops?|corals?|soils?)\b[^.;]{0,30}\b(?:sick|ill)\b/giu;
/** "Kriegt die nächste Größe", "Verein sucht Fahrer": who gets or looks for something, in small letters; wars and addictions have a capital. */
const GETS = /(?<!\p{L})(?:krieg(?:e|en|st|t)|sucht(?=\s(?:\p{Lu}|noch|einen?|neue|ab)))(?!\p{L})/gu;
/** "When he died I found his keys", "à sa mort": whose death a story begins with, and what nobody is served with. */
const OWN_LOSS = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:(?:when|after|since|before|and) )?(?:my|our) (?:late |dear )?\\p{L}+(?:-in-law)? (?:has )?(?:died|passed(?: away)?)",
    "(?:when|after|since|before) (?:he|she|they) (?:died|passed(?: away)?)",
    "à (?:sa|leur) mort|(?:quand|lorsque|depuis que) (?:il|elle|(?:mon|ma) \\p{L}+) est morte?|(?:mon|ma) \\p{L}+ est morte?",
    "nach (?:seinem|ihrem) tod|als (?:er|sie|mein\\p{L}* \\p{L}+) (?:starb|gestorben ist)|mein\\p{L}* \\p{L}+ ist gestorben",
    "(?:cuando )?(?:murió|falleció)(?: (?:mi|él|ella)(?: \\p{L}+)?)?|mi \\p{L}+ (?:murió|falleció)",
    "(?:quando )?(?:o meu|a minha|meu|minha) \\p{L}+ (?:morreu|faleceu)|quando (?:ele|ela )?morreu",
    "(?:quando )?(?:è mort[oa]|morì) (?:mi[oa] \\p{L}+|lui|lei)|mi[oa] \\p{L}+ è mort[oa]|alla sua morte",
  ].join("|")})(?!\\p{L})`,
  "giu",
);
/** A child’s death is never by the way. */
const OF_A_CHILD =
  /(?<!\p{L})(?:son|daughter|child|baby|sohn|tochter|kind|fils|fille|enfant|bébé|hij[oa]|filh[oa]|figli[oa]|bambin[oa])(?!\p{L})/iu;

/** The text of an idea without the death that its story begins with. */
export function withoutOwnLoss(text: string): string {
  return text.replace(OWN_LOSS, (all) => (OF_A_CHILD.test(all) ? all : " "));
}

/** Below this score the brief only mentions the trade: a church as a place for bands. */
const TOUCHED_SCORE = 0.5;
/** "Used church pews", "Kirchturmuhren", "in the church hall": things and places, in which nobody’s faith is touched. */
const OF_CHURCHES =
  /(?<!\p{L})church (?:pews?|organs?|clocks?|bells?|windows?|halls?|roofs?|furniture|towers?|spires?|heating|chairs?)(?!\p{L})|kirchen(?:bänke?n?|orgeln?|fenster\p{L}*|glocken?|uhren?|heizung\p{L}*)|kirchturm\p{L}*|(?:bancs?|orgues?|cloches?|vitraux) d’église|(?:bancos?|órganos?|campanas?|vidrieras) de iglesia|(?:bancos?|órgãos?|sinos?|vitrais) de igreja|(?:banchi|organi|campane|vetrate) d[ia] chiesa/giu;

/** Is the idea of a grave trade, by other words than the things of a church? */
export function isGraveTrade({ trade, score, words }: TradeFound, text: string): boolean {
  if (!trade.isGrave || score < TOUCHED_SCORE) return false;
  const rest = text.replace(OF_CHURCHES, " ");
  return rest === text || words.some((word) => fold(rest).includes(fold(word)));
}

/** Beginnings so long count in every language. */
const SHARED_MIN = 6;

/**
 * Is the matter one in which nothing may be festive, funny or pushy? Reads idea and audience. The margin is wide: a plain
 * brand for a cheerful business does less harm than a merry one for a hospice.
 */
export function isGraveMatter(text: string, language: string): boolean {
  const beginnings = Object.entries(BEGINNINGS).flatMap(([of, list]) =>
    list.split(" ").filter((beginning) => of === language || beginning.length >= SHARED_MIN),
  );
  const said = fold(text.replace(MACHINES_DIE, " ").replace(NOT_ILL, " ").replace(GETS, " ")).split(
    /[^\p{L}\p{N}-]+/u,
  );
  return (
    NATIVE.test(text) ||
    PHRASES.test(text) ||
    said.some((word) => beginnings.some((beginning) => startsWith(word, beginning)))
  );
}

/** A short beginning must be the whole word but for an ending of number or gender: "war" is not "warm". */
function startsWith(word: string, beginning: string): boolean {
  if (!word.startsWith(beginning)) return false;
  return beginning.length >= 5 || /^(?:e?s|[oia]s?)?$/u.test(word.slice(beginning.length));
}
