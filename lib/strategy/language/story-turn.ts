import words from "../words.json";
import { beginningOf, hasPast, isToldOfToday } from "./deed-today";
import { MY } from "./first-person";
import { beginsWithNow, KIN } from "./past-forms";
import { inAny } from "./patterns";
import { isOwnDeed, isScene } from "./scene";
import { WISHED_DEED } from "./wishes";

/** How the founders came to it, or who they are, which is not what they offer. */
export const BACKSTORY = new RegExp(`^${inAny(words.openings.stories)}`, "iu");
/** "We run a small farm on the moor": where it happens; what it offers may be announced behind it. */
const HOME = /^(?:we|i) (?:run|have|own|keep|live|farm) /iu;
/** How a story begins that tells what is so, and nothing of the past. */
const STORY_FIRST =
  /^(?:there (?:is|are)|nobody|no one|every \p{L}+|most|people|when|nadie|cuando|personne|quand|après|niemand|ninguém|quando|nessuno)\s/iu;
/** "Mia mamma ha la demenza": of whom the story is. */
const KIN_FIRST = new RegExp(`^(?:(?:o|a|il|la)\\s)?${MY}\\s(\\p{L}+)\\s`, "iu");
/** Others of whom stories are told. */
const KIN_TOO =
  /^(?:zi[oa]|t[íi][oa]|tante|onkel|oncle|vecin[oa]|vicin[oa]|vizinh[oa]|nachbar\p{L}*|voisine?|prim[oa]|cugin[oa]|cousine?|cuñad[oa]|cunhad[oa]|suegr[oa]|sogr[oa]|suocer[oa]|nipote|nièce|neveu|amic[oa]|amig[oa]|freund\p{L}*)$/iu;
/** Who tells a story, or of whom one is told. */
const SPEAKER =
  /(?<!\p{L})(?:i|we|my|our|he|she|they|je|nous|on|mon|ma|j’\p{L}+|ich|wir|mein\p{L}*|unser\p{L}*|yo|mi|mis|eu|meu|minha|io|mio|mia|nostr[oa])(?!\p{L})/iu;
/** Languages whose verbs say who speaks: "Abito a Trieste". */
const NO_PRONOUNS = /^(?:es|pt|it)$/u;
/** What is done besides is no turn of a story. */
export const BESIDES = /(?<!\p{L})(?:also|too|as well|auch|aussi|también|também|anche)(?!\p{L})/iu;
/** "Now I have nine orders", "heute sind wir vierzig Näherinnen": how it is, and nothing that is done. */
const HAS_NOW =
  /^(?:(?:i|we) (?:have|am|are|own|feel|know|live)|(?:ich|wir) (?:bin|sind|habe|haben)|nous (?:sommes|avons)|(?:somos|tenemos|temos|siamo|abbiamo))\s(?!.*\s(?:et|und|y|e) )/iu;

/** Where a story turns to what is done today, "(My sister hates the phone. I made her calls.) Now I call for thirty people"; or -1. */
export function turnOf(sentences: readonly Told[], language: string): number {
  const [first] = sentences;
  if (!first || sentences.length < 3) return -1;
  const isStory =
    (hasPast(first.said, language) && SPEAKER.test(first.said)) ||
    STORY_FIRST.test(first.said) ||
    HOME.test(first.said) ||
    BACKSTORY.test(first.said);
  return sentences.findIndex(
    ({ said, raw, isAsked, offer = said }, at) =>
      at > 0 &&
      (isStory || (at > 1 && NO_PRONOUNS.test(language) && beginsWithNow(raw))) &&
      !isAsked &&
      // "I ring them" says little, whatever it turns from.
      (language !== "en" || said.split(" ").length > 3) &&
      !BESIDES.test(said) &&
      !hasPast(beginningOf(offer), language) &&
      ((beginsWithNow(raw) && !HAS_NOW.test(said)) || isToldOfToday(offer, language)) &&
      sentences.slice(0, at).some((before) => hasPast(before.said, language)),
  );
}

export interface Told {
  readonly said: string;
  readonly raw: string;
  readonly isAsked: boolean;
  /** What it offers, if anything. */
  readonly offer: string | undefined;
}

const MINE = new RegExp(`(?<!\\p{L})${MY}\\s`, "iu");

/** "In paese il prete non c’è più": what is missing. */
const GONE =
  /(?<!\p{L})(?:non c(?:’è|i sono) più|il n’y a plus|ya no (?:hay|queda)|(?:já )?não (?:há|tem) mais|gibt es (?:nicht|kein\p{L}*) mehr|there (?:is|are) no (?:longer|more))(?!\p{L})/iu;
/** "Llevé", "fui", "trabalhei", "siamo": a founder’s own story, in languages whose verbs say so. */
const OWN_VERB =
  /^(?:soy|sou|sono|somos|siamo)\s|(?<!\p{L})(?:\p{L}+(?:[éí]|ei|[aei]mos|iamo)|\p{L}{2,}ai|fui|fiz|tive|tuve|hice|ho|abbiamo)(?!\p{L})/iu;
/** "Peluquería a domicilio": Spanish shops end as what has been does. */
const SHOP = /^\p{Lu}\p{Ll}{2,}erías?(?=\s(?:a|de|en|para|con|móvil|infantil)\s)/u;

/** "O patrão mandou embora e não pagou": what others have done; "mães que perderam filhos" are the business. */
function isDoneByOthers(sentence: string, language: string): boolean {
  const start = beginningOf(sentence).replace(SHOP, "");
  const isTold = hasPast(start, language) && !/\s(?:que|che)\s/iu.test(start);
  return isTold && !SPEAKER.test(sentence) && !OWN_VERB.test(sentence);
}

/**
 * Where the business does something about the scene that an idea begins with, or does now what its founder's story led to; -1
 * where it does not.
 */
export function deedAfter(sentences: readonly Told[], language: string): number {
  const { said: opening = "", offer = "" } = sentences[0] ?? {};
  // "La idea es abrir …": the offer that it announces.
  if (offer !== "" && offer.toLowerCase() !== opening.toLowerCase()) return -1;
  const isOfScene =
    isScene(opening, language) ||
    GONE.test(opening) ||
    (NO_PRONOUNS.test(language) && isDoneByOthers(opening, language));
  const isOwnStory = language !== "en" && MINE.test(opening);
  return sentences.findIndex(
    ({ said, raw, isAsked, offer = said }, at) =>
      at > 0 &&
      !isAsked &&
      (isOfScene || (isOwnStory && beginsWithNow(raw))) &&
      (isOwnDeed(offer, language) || /^a gente \p{L}+\s/iu.test(offer)),
  );
}

/** How a sentence begins that says what its writer would like to do or found; "vorremmo farla conoscere" is of what is made already. */
const WISHED = new RegExp(
  String.raw`^(?!\p{L}+\s\p{L}+[aei]r(?:l[aoei]|l[ao]s|ne|-l[ao]s?)\s)(?:(?:jetzt|nun|also|deshalb|ahora|así que|agora|por isso|adesso|ora|quindi|maintenant|donc),?\s)?(?:${WISHED_DEED}|(?:queria|quero|gostaria de|quiero|quisiera|me gustaría) ir\s)`,
  "iu",
);

/** Does the sentence say what its writer would like to do or found: "Vorrei aprire …"? */
export function isWished(sentence: string): boolean {
  return WISHED.test(sentence);
}

/** Does a story begin so, of a home, of others, of kin? */
export function isStoryOpening(opening: string): boolean {
  const ofWhom = KIN_FIRST.exec(opening)?.[1] ?? "";
  return HOME.test(opening) || STORY_FIRST.test(opening) || KIN.test(ofWhom) || KIN_TOO.test(ofWhom);
}
