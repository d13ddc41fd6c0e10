import { capitalize } from "@/lib/model/letter-case";
import { PALE_VERBS } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import words from "../words.json";
import { markedSentences, withoutMarks } from "./clean-idea";
import { hasPast } from "./deed-today";
import { BRANDS } from "./hype";
import { PAST, withoutNow } from "./past-forms";
import { either, inAny } from "./patterns";
import { isOwnDeed, isScene } from "./scene";
import { BACKSTORY, BESIDES, deedAfter, isStoryOpening, isWished, type Told, turnOf } from "./story-turn";
import { ENGLISH_WANTED, FOUNDED, WISHED_THING } from "./wishes";

/** "My mother and I make kimchi": two founders. */
const WE_TWO =
  /(?<=^|[.!?]\s|[.!?]\s(?:so )?now )(?:(?:my|our) (?:late |dear )?\p{L}+(?:-in-law)? and (?:i|me)|me and my \p{L}+(?: we)?|(?:the )?(?:two|three|four|five|six) of us(?:, [^,.]{3,40},)?) (?=(\p{L}+)(?! from\s))/giu;
/** What two founders have made is what they offer. */
const MADE = /^(?:made|built|created|designed|developed)$/iu;
/** Behind "my sister and I" these tell what is so, and not what is done. */
const NO_DEED =
  /^(?:are|were|have|can|could|will|would|both|also|always|never|just|live|were|met|know|think|love|hope|grew|and|who|with|in|at|from)$/iu;
/** "My aunty sells dried crayfish": it is her business. */
const KIN_DOES =
  /(?<=^|[.!?]\s)(?:my|our) (?:\p{L}+ )?(?:aunt(?:y|ie)?|uncle|mum|mom|dad|mother|father|sister|brother|cousin|friend|neighbou?r|husband|wife|nan|gran|grandma|grandad)(?: \p{Lu}\p{L}+)?(?: \(\d+\))? (\p{L}+s)(?= \p{L})(?![^.]*,\sso (?:he|she)\s)/giu;
const WANTED = new RegExp(`\\b${either([ENGLISH_WANTED, FOUNDED])}\\s+(?=\\p{L})`, "iu");
/** "… and now we", "… and we grow seaweed", "… et nous reprenons": the offer in the second half. */
const NOW =
  /(?:(?:\b(?:so|and|but),?|,) now (?=(?:i|we)\s)|(?<!^(?:my|our) (?:late |dear )?\p{L}+ )and (?=(?:i|we) (?!am|are|was|were|have|had|know|can|could|do(?! (?:the|all|hand))|want|would|just|noticed|never|still|took|left|found|got|came|met|made|spent|kept|lost|went|began|started|gave|thought|felt|saw|said|told|bought|sold|decided|\p{L}{2,}[^e\s]ed\s)\p{L}+\s)|et (?=nous (?!sommes|avons|voulons)\p{L}+ons\s)|(?:y|e|et) (?:ahora|agora|adesso|ora|maintenant),? (?=(?:je|nous)\s|\p{L}+(?:(?<!ã)o|mos|iamo)\s))/iu;
/** "Wir sind drei Krankenschwestern und | machen Nachtwachen", "we are two sisters and | make hats". */
const DEEDS_OF_FOUNDERS = [
  /^(?:[Aa]lso,? )?([Ww]ir) sind .{3,60} und (?=((?!haben|sind|wollen|möchten|waren|hatten|kommen)\p{Ll}+e?n)\s)/u,
  /^(?:also,? )?(ich) bin .{2,60} und (?=((?!habe|bin|will|möchte|war|hatte)\p{L}+e)\s)/iu,
  /^(?:eu )?()(?:(?:sou|soy|sono) .{3,60}?(?:,|\s(?:e|y))|(?:somos|siamo) (?:.{3,60} (?:e|y)|(?:un[ao]?’? ?)?(?:pequeñ[ao] |piccol[oa] |pequen[ao] )?(?:cooperativa|asociaci[oó]n|associa\p{L}+|grupo|gruppo|equip[ea]|equipo|colectivo|collettivo|famil\p{L}+|pareja|coppia|dos|due|duas|tres|tre|três|cuatro|quattro|quatro)(?:\s[^,]{0,60})?,)) (?=((?:(?<!ã)[a-zà-ú]{2,}o|dou|doy|do|vou|voy|vado|\p{L}+(?:[aei]mos|iamo))(?<!tengo|tenho|estoy|sono|ho|somos|estamos|temos|siamo|abbiamo|quiero|quero|vorremmo|queremos)\s))/iu,
  // "Ho fatto il vigile per trent’anni, adesso | insegno ai ragazzi".
  /^()(?:ho|sono stat[oa]|fui|trabajé|he sido|he trabajado|trabalhei|j’ai (?:été|travaillé|fait)) [^.]{3,60}, (?:e |y |et )?(?:adesso|ora|oggi|ahora|hoy|agora|hoje|maintenant|aujourd’hui),? (?=((?:je\s)?\p{L}{3,}(?:o|e|s)(?<!sono|tengo|tenho|ho|suis)\s))/iu,
  /^()je suis .{3,60} et (?:(?:le|la) (?:soir|nuit|week-end|weekend|dimanche|samedi) )?(?=(je (?!suis|voudrais|veux|viens|sais|vis|peux|dois)\p{L}+[es]\s))/iu,
  /^()bin .{3,60} und (?=((?!habe|bin|will|möchte|war|hatte)\p{Ll}+e\s))/iu,
  /^(?:\p{L}+ years (?:on|later),? )?()i(?:’m| am) (?:an?|the) [^,.]{3,50} and (?=(i (?:only |now |mostly )?(?!am|was|have|had|want|would|could|can|know|live)\p{L}+)\s)/iu,
  // "I was a midwife for nineteen years and now | take plaster casts".
  /^(i|we) (?:was|were|have been) [^.]{3,70}? and (?:now|today) (?=((?!have|am|are|know|live|feel)\p{L}+)\s)/iu,
  /^(we) are (?:two|three|four|five) (?:\p{L}+ )?\p{L}+ who (?=(\p{L}+)\s)/iu,
  /^(we) are (?:two|three|four|five) .{3,60} (?:and|who) (?=(\p{L}+)\s)/iu,
  /^()we are (?:an?|two|three|four|five) [^,]{3,50}, (?:and )?(?=(we (?!are)\p{L}+\s))/iu,
];
/** What is said to be the offer: "The product is …", "What I do is …", "We want to open …", "Mon idée c’est …". */
const ANNOUNCED = new RegExp(
  `^(?:(?:so|and|now|then|então|entonces|alors|also|allora|quindi),?\\s)*(?:${inAny(words.openings.announced)}|${WISHED_THING}|${FOUNDED}(?= u[nm]))\\s*(?!(?:it|this|that)\\b)(?<=\\s)(?=\\p{L})`,
  "iu",
);
/** "Mon idée : une permanence": whatever stands before it. */
const THE_IDEA =
  /^(?:(?:my|our|the|mon|notre|meine|unsere|die|mi|nuestra|(?:a )?minha|(?:a )?nossa|(?:la )?mia|(?:la )?nostra|la|a)\s|l’)(?:idea|plan|offer|idée|projet|idee|lösung|propuesta|ideia|proposta)\s?:\s/iu;
/** "Not a moving company but a service that …". */
const INSTEAD =
  /^(?:not (?:just |only )?an?|kein\p{L}*|pas une?|no un[ao]?|não uma?|non una?)\s[^.]*?,?\s(?:but|sondern|mais|sino|mas|ma)\s+(?!(?:das|that|what),?\s)(?=\p{L})/iu;

/** "Danach komme ich nur noch einmal im Jahr": without it, that says something else. */
const THEN = /^(?:danach|dann|anschließend)\s/iu;

/** "I now do this for other families": what it is stands elsewhere. */
const SAME =
  /^(?:genau )?das (?:würde|will|möchte|mache?n?) (?:ich|wir) (?:\p{Ll}+ )*für andere [^:]*?(?:machen|tun|anbieten)(?::\s(?=(\p{L}+)))?|^(?:i|we) (?:now )?do (?:this|that|it|the same|for other \p{L}+ what [^:,]+)(?=\s(?:for|with|at|in|to|every|now)\b|[,:]|$)(?:[^:]{0,40}:\s(?=((?:i|we)\s)))?/iu;
/** What is wrong today, and what the business is not. */
const ASIDE = new RegExp(`^${either(words.openings.asides)}`, "iu");
/** "Uber for lab mice. Not Uber, really: …". */
const LIKE_OTHERS = new RegExp(`^(?:the |an? )?${BRANDS}\\s(?:for|of)\\s`, "iu");
/** "Soy | afinadora de campanas". */
const PROFESSION =
  /^(?:soy|sou|sono|je suis|ich bin)\s(?=\p{L}+\s(?:de|di|d’|von|für|da|do|del|della)\s?\p{L})/iu;
/** "Viajo con mi taller": how one gets about says less than who one is. */
export const GETS_ABOUT =
  /^(?:(?:je|ich|eu|io|yo) )?(?:viajo|voy|recorro|trabajo|vou|percorro|trabalho|viaggio|vado|giro|lavoro|voyage|vais|travaille|fahre|reise|arbeite|komme)(?!\p{L})/iu;
/** "Schluss mit öden Betriebsfesten": a call, and the offer behind it. */
const NO_MORE =
  /^(?:schluss mit|nie wieder|basta|chega de|finie?s? (?:les?|la)|no more|say goodbye to|stop (?:au|aux)|se acab(?:ó|aron))\s/iu;
/** A reason that stands first; the offer is what follows it. */
const REASON_FIRST =
  /^(?:because|since|ever since|as|weil|parce qu(?:e\s|’)|puisqu(?:e\s|’)|comme|porque|como|perché|siccome|poiché)\s?.*?,\s(?:so )?(?=(?:we|i|nous|je|nosotros|noi|io|nós)\s|\p{L}+(?:[aei]mos|iamo)\s)/iu;
/** "(Because pianos are thrown away,) we turn them into desks": what is turned stands in the reason. */
const POINTS_BACK =
  /^(?:we|i)\s(?:\S+\s){1,2}(?:them|it|those|these|the \p{Ll}+ ones)(?:[\s,]|$)|^(?:nous|je|on) (?:(?:les|le|la|en)\s|l’)/iu;
/** The same in other languages, behind a scene or a question: "Lo recogemos gratis", "Wir holen ihn ab". */
const POINTS_BACK_ABROAD =
  /^(?:on|nous|je) [^,.]{0,30}\bavec (?:eux|elles?|lui)(?!\p{L})|^(?:wir|ich) \p{L}+ (?:ihn|sie|es|davon|daraus)(?!\p{L})|^(?:(?:yo|nosotr[oa]s|eu|nós|io|noi) )?(?:l[oaie]s?|os|as|li|ne) \p{Ll}{2,}(?:mos|iamo|o) /iu;

function pointsBack(offer: string, before: Told, language: string): boolean {
  if (POINTS_BACK.test(offer)) return !(language === "en" && hasPast(before.said, language));
  return POINTS_BACK_ABROAD.test(offer) && (before.isAsked || isScene(before.said, language));
}

/** The sentence with its mark. */
function told({ said, isAsked }: Told, language: string): string {
  if (!isAsked) return `${said}.`;
  return language === "es" ? `¿${said.replace(/^¿/u, "")}?` : `${said}?`;
}

const WHAT_IF = /^what if\s(.+?)\scould\s(.+)$/iu;

/**
 * The sentence that says what is offered, and the others without how it came about: no question, no reason, no "not
 * another …". The first sentence where no other says it.
 */
export function mainSentence(
  text: string,
  language: string,
): {
  readonly main: string;
  readonly others: readonly string[];
} {
  const ours = text.replace(WE_TWO, (all, verb: string) => {
    // "Two of us, blankets on everything, no extras": nothing is done.
    if (all.includes(",") && verbForm(verb)?.form !== "base") return all;
    return MADE.test(verb) || !(PAST.en!.test(verb) || NO_DEED.test(verb)) ? "We " : all;
  });
  const sentences = markedSentences(
    ours.replace(KIN_DOES, (all, verb: string) => {
      const form = verbForm(verb.toLowerCase());
      return form?.form === "third" &&
        !PALE_VERBS.has(form.base) &&
        !/^(?:want|say|think|tell)$/u.test(form.base)
        ? `We ${form.base}`
        : all;
    }),
  ).map((sentence): Told => {
    const raw = withoutMarks(sentence);
    const said = withoutNow(raw);
    const isAsked = /[?？؟]\s*$/u.test(sentence);
    return { said, raw, isAsked, offer: offerIn(said, isAsked) };
  });
  const first = sentences.findIndex(({ offer }) => offer !== undefined);
  // A story is followed by what it leads to.
  const opening = sentences[0]?.said ?? "";
  const isStory = isStoryOpening(opening);
  const announcing = first === 0 && !isStory ? THE_IDEA : ANNOUNCED;
  const announced = sentences.findIndex(({ said }) => announcing.test(said));
  // "I retired as a pilot, and I want to teach …": what is wanted is what the story turns to.
  const { said: story = "" } = sentences[first] ?? {};
  const isWanted = BACKSTORY.test(story) && WANTED.test(story);
  const wished = isStory || first > 0 ? wishAfter(sentences, first, language) : -1;
  const turn = isWanted ? -1 : turnOf(sentences, language);
  const later = announced > 0 ? announced : wished > 0 ? wished : turn;
  const at = Math.max(first, later, later < 0 ? deedAfter(sentences, language) : -1);
  // "(Soy) afinadora de campanas. También enseño": what is done besides is not what it is.
  const next = sentences[at]?.said ?? "";
  if (at > 0 && PROFESSION.test(opening) && (BESIDES.test(next) || GETS_ABOUT.test(next)))
    return {
      main: capitalize(opening.replace(PROFESSION, "")),
      others: sentences.slice(1).map(({ said }) => said),
    };
  if (at < 0)
    return {
      main: sentences[0]?.said ?? "",
      others: sentences.slice(1).map(({ said }) => said),
    };
  const before = sentences[at - 1];
  const { offer = sentences[at]!.said } = sentences[at]!;
  // "Why do flowers end in a bin? We collect them": what is collected stands before.
  const isBack = before !== undefined && pointsBack(offer, before, language);
  return {
    main: isBack ? `${told(before, language)} ${offer}` : offer,
    others: sentences.slice(at + 1).flatMap(({ said, raw, offer }) => {
      if (offer === undefined && !SAME.test(said)) return [];
      return [THEN.test(raw) ? raw : said];
    }),
  };
}

/**
 * Where a story's teller says what they would do about it, "(Mia zia ha 140 ulivi abbandonati. …) Vorrei prendere in cura …", after
 * the sentence at `first`; -1 where none does, or where something is done already: "Facciamo farina. Vorremmo farla conoscere".
 * English wishes are deeds by now (`wanted-deeds.ts`).
 */
function wishAfter(sentences: readonly Told[], first: number, language: string): number {
  if (language === "en") return -1;
  const wished = sentences.findIndex(({ said }, at) => at > first && isWished(said) && !isAside(said));
  const isDone = sentences
    .slice(0, Math.max(0, wished))
    .some(({ said }) => isOwnDeed(said.replace(/^(?:io|noi|yo|eu)\s/iu, ""), language));
  return isDone ? -1 : wished;
}

/** "(So) I started baking soft cakes": what is done since. */
const STARTED =
  /^(?:[^.]*?,\s|after [^.,]{3,60}?\s)?(?:(?:so|and|then)\s)?(i|we)(?:’ve| have)? (?:started|began) (\p{L}+ing)\s(.+)$/iu;

/** "(Knitting blankets) and | writing | cards". */
const AND_DOING = /(?<=\sand )(\p{L}+ing)(?=\s)/u;

function begunDeed(sentence: string): string | undefined {
  const [, who = "", doing = "", what = ""] = STARTED.exec(sentence) ?? [];
  const verb = verbForm(doing);
  return verb?.form === "gerund" && !NOW.test(sentence)
    ? capitalize(
        `${who} ${verb.base} ${what.replace(AND_DOING, (all, next: string) => (verbForm(next)?.form === "gerund" ? verbForm(next)!.base : all))}`,
      )
    : undefined;
}

/** Does the sentence say that the offer follows: "My project is to sell …", "Criámos uma oficina …"? */
export function isAnnounced(sentence: string): boolean {
  return ANNOUNCED.test(sentence);
}

/** Does the sentence say what is wrong today, what the business is not, or that it does "the same"? */
export function isAside(sentence: string): boolean {
  return ASIDE.test(sentence) || SAME.test(sentence);
}

/** "Hab 12 Jahre Aufzüge gewartet …: | ich prüfe die Rechnungen": what is done, behind the story’s colon. */
const BEHIND_STORY = /^[^:]*:\s(?=(?:ich|wir|je|nous|i|we)\s)/iu;
const HAVE_BEEN = /^(?:(?:ich|wir) )?(?:habe?n?|bin|sind|war(?:en)?) /iu;

const WE_ARE = /^(?:wir sind|ich bin)\s/iu;
/** "(Wir sind) ein Schärfdienst für Skalpelle und Scheren | und kommen alle sechs Wochen": another deed, of "wir". */
const AND_DO = /,?\sund (?=\p{Ll}{2,}en\s)(?!\p{Ll}+en \p{Lu})[^,]*$/u;

/** What the sentence offers, without its reason or announcement; undefined where it is no offer. */
export function offerIn(sentence: string, isAsked: boolean): string | undefined {
  if (isAsked) {
    const could = WHAT_IF.exec(sentence);
    return could ? capitalize(`${could[1]} can ${could[2]}`) : undefined;
  }
  if (INSTEAD.test(sentence)) return capitalize(sentence.replace(INSTEAD, ""));
  const same = SAME.exec(sentence);
  if (same?.[1] ?? same?.[2]) return capitalize(sentence.slice(same[0].length));
  if (/^ask (?:any|anyone|your)\s/iu.test(sentence)) return undefined;
  const deed = DEEDS_OF_FOUNDERS.map((pattern) => pattern.exec(sentence)).find(
    (found) => found !== null && (!/^we$/iu.test(found[1]!) || verbForm(found[2]!)?.form === "base"),
  );
  if (deed) return capitalize(`${deed[1]} ${sentence.slice(deed[0].length)}`.trim());
  const announced = ANNOUNCED.exec(sentence);
  if (announced) {
    const said = sentence.slice(announced[0].length);
    return capitalize(WE_ARE.test(sentence) ? said.replace(AND_DO, "") : said);
  }
  if (HAVE_BEEN.test(sentence) && BEHIND_STORY.test(sentence))
    return capitalize(sentence.replace(BEHIND_STORY, ""));
  if (isAside(sentence) || LIKE_OTHERS.test(sentence) || NO_MORE.test(sentence)) return undefined;
  const begun = begunDeed(sentence);
  if (begun) return begun;
  if (BACKSTORY.test(sentence)) {
    const start = NOW.exec(sentence) ?? WANTED.exec(sentence) ?? BEHIND_STORY.exec(sentence);
    return start ? capitalize(sentence.slice(start.index + start[0].length)) : undefined;
  }
  const main = sentence.replace(REASON_FIRST, "");
  return capitalize(POINTS_BACK.test(main) ? sentence : main);
}
