import { capitalize } from "@/lib/model/letter-case";
import { isGermanNoun, withNounCapitals } from "./german-nouns";

/** German with what haste and keyboards leave out: umlauts, capitals of nouns, commas before those who do something. */
export function spellGerman(text: string): string {
  const short = spellShort(withUmlauts(text));
  const capital = withNounCapitals(short);
  return spellClauses(capital === short ? short : joinNouns(capital));
}

/** "Maibaum Bewachung", "Pausenbrot Abo": who types in haste sets what is done to a thing apart from it. */
function joinNouns(text: string): string {
  return text.replace(
    /(?<![\p{L}\d-]|\d\s)(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}+)(?![\p{L}-])/gu,
    (both, thing, deed) =>
      DEED.test(deed) && !DEED.test(thing) && isGermanNoun(thing.toLowerCase()) ? `${thing}-${deed}` : both,
  );
}

const DEED =
  /^(?:Abo|Verleih|Service|Reparatur|Pflege|Transport|Montage|Kurse?|Termine?|Ausgabe|Dienst|Werkstatt|Training|\p{Lu}\p{Ll}{3,}ung)$/u;

/** Words that nobody writes so but for want of an umlaut. */
const WANTS_UMLAUTS =
  /(?<!\p{L})(?:fuer|ueber\p{L}*|koenn\p{L}*|moecht\p{L}*|muess\p{L}*|wuerd\p{L}*|haett\p{L}*|waere?n?|schoen\p{L}*|gruen\p{L}*|naechst\p{L}*|taegl\p{L}*|spaet\p{L}*|frueh\p{L}*|oeffn\p{L}*|angehoer\p{L}*|koeln\p{L}*|muench\p{L}*|duesseldorf\p{L}*|oel\p{L}*|guenst\p{L}*|naeh\p{L}*|\p{L}*(?:zuecht|baeder|kuech|rueck|moebel|stueck|geraet|gaest|schuel|baeck|maenn|buecher|raeder|haeuser|gaert|loes|waesche|tuer|traeg|faehr|kaes|muell|pruef|haend)\p{L}*)(?![\p{L}])/iu;
/** Where these letters are two sounds, or stand in a foreign word. */
const NO_UMLAUT =
  /\p{L}*(?:[aeq]ue|(?:akt|man|individ|event|sex|virt|rit|vis|d|punkt)uell|stat?ue|zuerst|zuende|blue|true|value|venue|revue|fuel|duett|issue|rescue|avenue|poe[st]|koe[fx]|soeben|oboe|aloe|shoe|noel|zoe|joe|israel|michael|ra(?:ph|f)ael|aer[oi]|maestro|paella|reggae|vitae)\p{L}*/iu;
const UMLAUTS: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" };

/** "Fuer Schueler in Koeln", in a text without a single umlaut. */
function withUmlauts(text: string): string {
  const wants = (word: string) => WANTS_UMLAUTS.test(word) || isNounWithUmlauts(word);
  if (!text.split(/[^\p{L}]+/u).some(wants)) return text;
  // Who wrote one umlaut may have left out others, but only in words that are nothing without.
  const hasSome = /[äöüß]/iu.test(text);
  return text.replace(/(?<![\p{L}\p{N}.@-])\p{L}+(?![\p{N}@]|\.\p{L})/gu, (word) =>
    NO_UMLAUT.test(word) || (hasSome && !wants(word)) ? word : umlautsOf(word),
  );
}

/** "Moebelfuesse" → "Möbelfüße". */
function umlautsOf(word: string): string {
  const restored = word.replace(/[aou]e/giu, (pair) => {
    const umlaut = UMLAUTS[pair.toLowerCase()]!;
    return /^\p{Lu}/u.test(pair) ? umlaut.toUpperCase() : umlaut;
  });
  const sharp = restored.replace(/(?<=[äöü])ss/u, "ß");
  return sharp !== restored && isGermanNoun(sharp.toLowerCase()) ? sharp : restored;
}

/** "Doerfer": no German word as it is typed, and a noun with its umlauts. */
export function isNounWithUmlauts(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    /[aou]e/u.test(lower) && !NO_UMLAUT.test(lower) && !isGermanNoun(lower) && isGermanNoun(umlautsOf(lower))
  );
}

/** Spoken forms, and what they are in writing. */
const SPOKEN: Readonly<Record<string, string>> = {
  hab: "habe",
  würd: "würde",
  grad: "gerade",
  ne: "eine",
  nen: "einen",
  nem: "einem",
  ner: "einer",
  onlein: "online",
  is: "ist",
  nich: "nicht",
  jetz: "jetzt",
  sehn: "sehen",
  gehn: "gehen",
  wens: "wenn es",
};
const SPOKEN_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}’-])(?:${Object.keys(SPOKEN).join("|")})(?![\\p{L}\\p{N}’-])`,
  "gu",
);

/** "Ab 18 uhr", "Auf- u. Abbau", "ne Fotobox". */
function spellShort(text: string): string {
  return (
    text
      .replace(/(?<=\d\s?)uhr(?!\p{L})/gu, "Uhr")
      .replace(/(?<=\p{L}-?\s)u\.?(?=\s\p{L})/gu, "und")
      .replace(/(?<=\p{L}\s)f\.(?=\s\p{L})/gu, "für")
      .replace(/(?<=(?:billiger|günstiger|besser|schneller|größer|kleiner|mehr)\s)wie(?=\s\p{L})/gu, "als")
      // "Ihre Zucchini und so loswerden", "eine App wo man sieht".
      .replace(/(?<=\p{L})\sund so(?=[,.]|\s\p{Ll}+en(?:[,.]|$))/gu, "")
      .replace(/(?<=\s(?:app|plattform|seite|webseite|ort|platz|laden|börse|karte))(?=\swo\s\p{L})/giu, ",")
      .replace(SPOKEN_WORD, (word) => SPOKEN[word]!)
  );
}

const PEOPLE_WHO =
  /(?<=\s(?:leute|menschen|personen|frauen|männer|familien|alle|jene|solche|diejenigen))(?=\s(?:die|denen|deren)\s)/giu;
/** "Azubis die durch die Prüfung fielen": behind an article stands no preposition. */
const NOUN_WHICH =
  /(?<=\s\p{Lu}\p{Ll}{2,})(?=\s(?:die|der|das|denen|deren)\s(?:durch|in|an|auf|aus|bei|mit|nach|seit|von|zu|über|unter|vor|für|es|sich|nicht|nie|ihren?|ihrem|ihre|keinen?|keine|gern|einen?|einem|einer|eine|man|wir|ich|du)\s)/gu;
/** "Für Kajaks damit man zum See kommt". */
const SO_THAT =
  /(?<=\s\p{L}{2,})(?=\s(?:damit (?:man|sie|du|ihr|es|niemand|alle)|ob (?:ich|wir|man|sie)|weil)\s)/giu;

/** "Jemand jüngeres gießt": it stands for a noun. */
const FOR_NOUN = /(?<=(?:^|\s)(?:jemand|etwas|nichts|allerlei) )\p{Ll}{3,}es(?=\s\p{Ll}|[,.!?]|$)/giu;

/** "Leute die gärtnern" with its comma, "jemand jüngeres" with its capital, once the nouns have theirs. */
function spellClauses(text: string): string {
  return text
    .replace(PEOPLE_WHO, ",")
    .replace(NOUN_WHICH, ",")
    .replace(SO_THAT, ",")
    .replace(FOR_NOUN, capitalize);
}
