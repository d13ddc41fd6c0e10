import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { isParticiple } from "../language/english-words";
import { fold } from "../language/fold";
import { HYPE } from "../language/hype";
import { BACKSTORY } from "../language/main-sentence";
import { sharesWords } from "../language/shares-words";
import { stopWordsOf } from "../language/stop-words";
import { tokenize } from "../language/tokenize";
import { isNuisance } from "../sentences/say-offer";
import { TRADE_LANGUAGES } from "../trade.schema";
import { GRAMMARS } from "./grammar";
import { type Cut, LINE_LENGTH_MAX, weightOf } from "./line";
import { FOR_WHOM } from "./parts";

/** An audience that says nothing. */
export const ANYBODY =
  /^(?:everyone|everybody|anyone|anybody|all|people|all people|the public|general public|customers|clients|users|tout le monde|tous|alle|jeder|jedermann|todos|todo el mundo|toda la gente|toda a gente|tutti)$/iu;

/** "Who cannot read": true, and nothing that they want to read on a door. */
const CANNOT =
  /\s(?:who|qui|die|que|che) (?:.*\s)?(?:cannot|can’t|don’t|couldn’t|(?:ne|n’\p{L}+)(?: \p{L}+)? pas|nicht|kein\p{L}*|no|não|non)(?!\p{L})/iu;

/** A list goes on: its first thing alone is not the business. */
const GOES_ON =
  /^\s(?:and|or|et|ou|und|oder|y|e|o|u|ed|to|of|a|al|aux?|à|von|vom|de|des|du|da|do|das|dos|di|del|dello|della|d’|sem|sin|sans|ohne|senza|without|who|nao|não|no)[\s,]|^,\s(?:der|die|das)\s/iu;
/** Kinds of business that say nothing in one word. */
const BARE =
  /^(?:an?|app|apps|application|platform|tool|tools|service|services|company|business|startup|website|site|software|system|marketplace|ai|shop|store|agency|studio|appli|plateforme|boutique|empresa|tienda|plataforma|loja|azienda|negozio|piattaforma|firma|laden|dienst|plattform)$/iu;

const AUDIENCE_WORDS = 4;
/** Above a thing named in three words, below any line of the idea that tells more. */
const NAMED_WEIGHT = 6.55;

/** A clause that its end is missing from. */
const WHERE = /\s(?:donde|onde|où|dove|wo|where)\s/iu;

/** Words behind a thing that begin something new. */
const FOLLOWING =
  /^(?:[–—(].*|for|to|which|where|when|while|so|because|as|of|pour|für|para|per|wo|où|donde|onde|dove)$/iu;

/** Offer and audience as the brief names them: "Secured consumer lending", "Laundry pickup for students". */
export function plainLines({ kind, topic, phrase, audience: all, language, isGrave }: Idea): Cut[] {
  const link = FOR_WHOM[language];
  // Of a long list of people the first stand for the others.
  const people = tokenize(all).length > AUDIENCE_WORDS ? (all.split(/,\s/u)[0] ?? "") : all;
  // "Dads, kids, a few engineers": the first alone would leave the others out. "25-40" are no people.
  const audience = (people !== all && !people.includes(" ")) || /^\d/u.test(people) ? "" : people;
  // "for neighbourhood" lacks its article.
  const isOne = language === "en" && /^[^\s]+(?<!s|people|men|women|children|adults)$/iu.test(audience);
  const isFit = !ANYBODY.test(audience) && !isOne && !CANNOT.test(audience);
  const served = link && audience && isFit ? audience : "";
  // What it is about stands for the business only where the idea begins with it.
  const start = phrase.toLowerCase();
  const code = TRADE_LANGUAGES.find((own) => own === language);
  const grammar = code && GRAMMARS[code];
  // "Debt letters | opened with you", "red de pescadores | jubilados": what follows at once says which, and is not left out.
  const isTold = (head: string) => {
    const at = start.indexOf(head.toLowerCase());
    const next = /^\s(\S+)/u.exec(at < 0 ? "" : phrase.slice(at + head.length))?.[1];
    if (!next || !grammar) return false;
    if (/^(?:that|which)$/iu.test(next)) return true;
    return !(
      grammar.links.test(next) ||
      grammar.relatives.test(next) ||
      grammar.and.test(next) ||
      FOLLOWING.test(next)
    );
  };
  // A thing too long for a line loses what it also is.
  const bare = [kind, topic]
    .map((head) => head.split(WHERE)[0] ?? "")
    .map((head) =>
      head.length > LINE_LENGTH_MAX || /\b(?:those|these|ones)\b/iu.test(head)
        ? head.replace(/(?:,\s.*|\s(?:and|y|e|et|und)\s[^,]*)$/u, "")
        : head,
    );
  const heads = [...new Set(bare)].filter(
    (head) =>
      (head.includes(" ") || (served !== "" && head !== "" && !BARE.test(head))) &&
      // "De burro": it begins how, not with the thing.
      !(language !== "en" && stopWordsOf(language)?.has(fold(head.split(" ")[0]!))) &&
      // "Schneekanonen leise machen": what is done.
      !(language === "de" && !/^\p{Lu}/u.test(head.split(" ").at(-1)!)) &&
      // "Kite for children": one thing alone lacks its article.
      !(language === "en" && /^[^\s]+(?<!s|ing|ment|[ae]nce|t?ion|ity|y)$/iu.test(head)) &&
      !/\d\p{L}*$|^(?:je|j’|ich|wir|nous|yo|eu|io|mi|mis|mon|ma|mes|mein\p{L}*|meu|minha|mio|mia|my|our)\b|\b(?:i|we|am|are|is|was|have|has|been|find|make)\b/iu.test(
        head,
      ) &&
      !stopWordsOf(language)?.has(fold(head.split(" ").at(-1) ?? "")) &&
      !(isParticiple(head.split(" ")[0] ?? "") && !/ed\s\p{L}+(?:\s|$)/u.test(head)) &&
      !(
        language === "en" &&
        /^(?:tell|send|ask|call|bring|imagine|get|find|learn|stop|think|buying|waiting|looking)$/iu.test(
          head.split(" ")[0]!,
        )
      ) &&
      [start, start.replace(/^\p{L}{1,4}\s/u, "")].some(
        (text) => text.startsWith(head.toLowerCase()) && !GOES_ON.test(text.slice(head.length)),
      ) &&
      !(head.includes(",") && !/\s(?:and|or|et|und|y|e|o|ou|oder)\s/iu.test(head)),
  );
  if (language === "en" && (HYPE.test(phrase) || BACKSTORY.test(phrase))) return [];
  // "Feed for dairy cows", "Septic tanks: we survey them": the idea says itself for whom, or that it is no thing for sale.
  const isOwn = (head: string) =>
    !isGrave &&
    new RegExp(`^(?::\\s(?:we|i|wir|ich|nous|je)|\\s${link})\\s`, "iu").test(
      start.replace(/^(?:an?|une?|eine?|una|uma?)\s/u, "").slice(head.length),
    );
  return heads.flatMap((head) => {
    const title = capitalize(isNuisance(head) ? `help with ${head}` : head);
    const saysForWhom =
      new RegExp(`\\s${link}\\s`, "iu").test(language === "en" ? start : head) ||
      sharesWords(head, served) ||
      repeatsShort(head, served);
    const count = weightOf(tokenize(head));
    const whole = { text: title, weight: count > 2 ? 6 : 4 };
    const isAll = tokenize(phrase).length <= tokenize(head).length + 1;
    const named = {
      text: `${title} ${link} ${served}`,
      weight: isGrave ? 5.5 : NAMED_WEIGHT,
    };
    return [
      ...(head.includes(" ") ? [whole] : []),
      ...(served && (isAll || head.includes(" ")) && !saysForWhom && !isOwn(head) && !isTold(head)
        ? [named]
        : []),
    ];
  });
}

/** "Cat hotel for cat owners": words of three letters, too. */
function repeatsShort(one: string, other: string): boolean {
  const words = new Set(tokenize(one).map(({ text }) => text.toLowerCase().replace(/s$/u, "")));
  return tokenize(other).some(
    ({ text }) => text.length >= 3 && words.has(text.toLowerCase().replace(/s$/u, "")),
  );
}
