import { capitalize } from "@/lib/model/letter-case";
import { thirdPerson, verbForm } from "../words/english-verbs";
import { ENGLISH_FOUNDS, ENGLISH_HOPES, WISHES } from "./wishes";

type WishLanguage = keyof typeof WISHES;
/** What an infinitive becomes, by its ending; the first that matches. */
type Endings = readonly (readonly [RegExp, string])[];

const OURS: Readonly<Record<WishLanguage, Endings>> = {
  es: [
    [/ar$/u, "amos"],
    [/er$/u, "emos"],
    [/[ií]r$/u, "imos"],
  ],
  pt: [
    [/ar$/u, "amos"],
    [/er$/u, "emos"],
    [/ir$/u, "imos"],
  ],
  it: [
    [/(?<=[cg])are$/u, "hiamo"],
    [/i?(?:are|ere|ire)$/u, "iamo"],
  ],
  fr: [
    [/(?<=g)er$/u, "eons"],
    [/cer$/u, "çons"],
    [/er$/u, "ons"],
  ],
};
/** Of one person: Portuguese verbs in -ar, whose stem stays as it is, and Spanish ones whose stem is known to stay. */
const MINE: Readonly<Partial<Record<WishLanguage, Endings>>> = {
  pt: [
    [/(?<=^vend)er$/u, "o"],
    [/(?<!e)ar$/u, "o"],
  ],
  es: [
    [/(?<=^vend)er$/u, "o"],
    [
      /(?<=^(?:alquil|repar|enseñ|fabric|arregl|cultiv|organiz|cocin|diseñ|restaur|limpi|cuid|pint|tall))ar$/u,
      "o",
    ],
  ],
};
/** "Queremos chegar a todo o país": what they hope for, and do not do. */
const HOPED =
  /^(?:chegar|crescer|expandir|alcançar|ganhar|conseguir|llegar|crecer|alcanzar|ganar|arrivare|crescere|diventare|raggiungere|arriver|grandir|devenir|toucher|atteindre)$/iu;
/** "Quero fazer à mão": without its verb nothing says what is done by hand. */
const BY_HAND: Readonly<Record<WishLanguage, readonly [RegExp, string]>> = {
  es: [/(?<!\p{L})(?:quiero|quisiera|me gustaría|voy a) hacer (?=a mano(?!\p{L}))/giu, "hago "],
  pt: [/(?<!\p{L})(?:quero|queria|gostaria de|vou) fazer (?=à mão(?!\p{L}))/giu, "faço "],
  it: [/(?<!\p{L})(?:voglio|vorrei) fare (?=a mano(?!\p{L}))/giu, "faccio "],
  fr: [/(?<!\p{L})je (?:veux|voudrais|vais) faire (?=à la main(?!\p{L}))/giu, "je fais "],
};
/** "Lo que quiero es juntar a los pueblos", "ce que je veux, c’est ouvrir un atelier". */
const WHAT_IS =
  /(?<=^|[.!?]\s)(?:lo que|o que|quello che|ce que) (?:yo |eu |io )?((?:quiero|queremos|quero|queremos|voglio|vogliamo|vorrei|je (?:veux|voudrais)|nous voulons|on veut))(?: hacer| fazer| fare| faire)?,? (?:es|é|è|c’est)(?: de?)? (?=\p{L}+(?:r|re)\s)/giu;
/** "Krötenzäune mieten": what customers do. */
const FOR_RENT = /(?<=^|[.!?]\s)(\p{Lu}\p{L}+) (mieten|leihen|ausleihen|kaufen)(?=$|[.!?,])/gu;
/** Their forms follow no rule. */
const IRREGULAR = /^(?:ir|ser|estar|haber|ter|essere|avere|dire|ist|hat|est|a|è|ha|é|tem|es|era)$/iu;

/**
 * What the founders want to do as what they do, in the regular first person: "Queremos alquilar colmenas" → "Alquilamos
 * colmenas", with a second deed behind "and". A verb that founds something ("abrir") or offers it and nothing else, and one
 * with another ending, stays behind its wish.
 */
export function withDeeds(text: string, language: string): string {
  if (language === "en")
    return text
      .replace(NOBODY_ELSE, deedOfNobody)
      .replace(SAME_WISH, deedOfSame)
      .replace(WHAT_IS_WISHED, deedOfWish)
      .replace(WHAT_IS_DONE, deedOfWould)
      .replace(ENGLISH_WISH, deedOfWish)
      .replace(DOING, deedOfDoing)
      .replace(AND_DOING, deedOfBoth)
      .replace(FIRM_DOING, thatDoes)
      .replace(FIRM_DOES, deedOfOurs)
      .replace(THAT_IS_DOING, thatDoes)
      .replace(WOULD_DO, deedOfWould)
      .replace(NOW_WITHIN, "$1 ");
  const wished = withFirm(text, language);
  if (language === "de")
    return wished
      .replace(FOR_RENT, (_all, thing: string, deed: string) => `${thing} zum ${capitalize(deed)}`)
      .replace(GERMAN_START, (_all, deed: string) => capitalize(deed))
      .replace(GERMAN_WISH, (_all, thing: string) => capitalize(thing));
  const code = (Object.keys(WISHES) as WishLanguage[]).find((known) => known === language);
  if (!code) return wished;
  const { i, we } = WISHES[code];
  const told = withBegun(wished.replace(WHAT_IS, "$1 ").replace(...BY_HAND[code]), code);
  return spoken(spoken(told, code, we, OURS[code]), code, i, MINE[code] ?? []);
}

/** "I’d like to go round twice a year", at the start of a sentence; what is founded, offered or only hoped for stays a wish. */
const ENGLISH_WISH = new RegExp(
  String.raw`(?<=^|[.!?]\s)(?:(?:so|and|now|then)\s)?(i|we)(?:’d| would)?\s(?:(?:just|only|really|now)\s)?(?:want|like|love|plan|hope|intend)(?: now)? to\s(?!(?!(?:make|sell) from)(?:${ENGLISH_FOUNDS}|${ENGLISH_HOPES}|turn|bring|take this|become|grow|expand|reach|raise|change|go (?:into|national|global|digital|online|further)|stop|stay|try|learn|earn|move|retire|quit|hire|employ|recruit|take on|finish|win|hear|apply|not|just|also|always|one day|\p{L}+ly)\b)(\p{Ll}+)(?=\s)`,
  "giu",
);

/** "Nobody trains people to drive snow groomers. We do, in a barn." */
const NOBODY_ELSE =
  /(?<=^|[.!?]\s)(?:nobody|no one)(?: else)? (\p{Ll}+s) ([^.!?]{5,100})[.!?]\s(we|i) do(?=[,.!])/giu;

function deedOfNobody(all: string, does: string, what: string, who: string): string {
  const verb = verbForm(does);
  return verb?.form === "third" ? `${who.toLowerCase() === "i" ? "I" : "We"} ${verb.base} ${what}` : all;
}

/** "What I would like is to look at photographs of welds". */
const WHAT_IS_WISHED =
  /(?<=^|[.!?]\s)what (i|we)(?:’d| would)? (?:want|like|love)(?: to do)?(?: now)? is to (\p{Ll}+)(?=\s)/giu;

/** "What I do now is lend patterns out". */
const WHAT_IS_DONE = /(?<=^|[.!?]\s)what (i|we) (?:now )?do(?: now)? is (?:to )?(\p{Ll}+)(?=\s)/giu;

/** "I now match buttons by post". */
const NOW_WITHIN = /(?<=^|[.!?]\s)(i|we) now (?=\p{Ll})/giu;

/** "I’m making casks", "a shop where we are repairing carpets", which is done every day; what is only being begun stays. */
const DOING =
  /(?<=^|[.!?]\s|\b(?:where|which|that|and)\s|\bwe are (?:two|three|four|five|an?) [^,.!?]{3,50}, |\byou [^,.!?]{3,40}, )(i’m|i am|we’re|we are)\s(?:now\s)?(?!(?:look|try|start|open|build|launch|plan|think|hop|go|mov|retir|writ|develop|creat|sett|work|be|liv|turn|learn|leav|tak|com)\p{Ll}*ing\b)(\p{Ll}+ing)(?=\s(?!well\b|fine\b|good\b|great\b|ok\b|so\b))/giu;

function deedOfDoing(all: string, who: string, doing: string): string {
  const verb = doing === "doing" ? "do" : verbForm(doing)?.form === "gerund" && verbForm(doing)?.base;
  if (!verb) return all;
  return `${/^i/iu.test(who) ? "I" : /^\p{Lu}/u.test(who) ? "We" : "we"} ${verb}`;
}

/** "We print and sending": of the second deed the form was left as it was. */
const AND_DOING = /(?<=(?:^|[.!?,]\s)(?:i|we) )(\p{Ll}+) and (\p{Ll}+ing)(?=\s)/giu;

function deedOfBoth(all: string, one: string, doing: string): string {
  const [first, second] = [verbForm(one), verbForm(doing)];
  return first?.form === "base" && second?.form === "gerund" ? `${one} and ${second.base}` : all;
}

/** "Our company is producing toys". */
const FIRM_DOING =
  /\b(company|firm|shop|workshop|family|father|mother|brother|team) is (?!(?:look|try|start|open|build|launch|plan|think|hop|go|mov|work|be|liv|turn|learn|tak|com)\p{Ll}*ing\b)(\p{Ll}+ing)(?=\s)/giu;

/** "A machine that is sorting shrimps". */
const THAT_IS_DOING =
  /\b(that|which) (?:is|(?<=\b(?:sensors|machines|robots|boxes|devices|cameras|drones) (?:that|which) )are) (?!(?:miss|go|com|be|hav|becom|liv|sitt|stand|wait|dy)\p{Ll}*ing\b)(\p{Ll}+ing)(?= \p{L})/gu;

function thatDoes(all: string, who: string, doing: string): string {
  const verb = verbForm(doing);
  if (verb?.form !== "gerund") return all;
  return `${who} ${/ are /u.test(all) ? verb.base : thirdPerson(verb.base)}`;
}

/** "(Our) company refurbishes church organs": the firm speaks as "we". */
const FIRM_DOES =
  /(?<=^|[.!?]\s)(?:(?:our|my|the) )?(?:company|firm|business|cooperative) (?!(?:is|has|was|does|for|of|with)\b)(\p{Ll}+s)(?= \p{L})/giu;

function deedOfOurs(all: string, does: string): string {
  const verb = verbForm(does);
  return verb?.form === "third" ? `We ${verb.base}` : all;
}

/** "I’d pick up on Monday evening": what would be done. */
const WOULD_DO =
  /(?<=^|[.!?]\s)(i|we)(?:’d| would)\s(?!(?:like|love|rather|prefer|have|be|had|want|need|never|say|hate)\b)(\p{Ll}+)(?=\s)/giu;

function deedOfWould(all: string, who: string, verb: string): string {
  return verbForm(verb)?.form === "base" ? deedOfWish(all, who, verb) : all;
}

/** "Jetzt möchte ich | Backkurse für Anfänger | anbieten": things, which need no article. */
const GERMAN_WISH =
  /(?<=^|[.!?]\s)(?:(?:[Jj]etzt|[Nn]un|[Dd]arum|[Dd]eshalb|[Dd]aher)\s)?(?:(?:[Ii]ch|[Ww]ir)\s(?:möchten?|will|wollen)|(?:möchten?|will|wollen)\s(?:ich|wir))\s(?:(?:jetzt|nun|gerne?)\s|gemeinsam mit [^.,]{3,30}?\s(?=(?:\p{Ll}+e\s)?\p{Lu}\p{Ll}+\s(?:anbieten|verkaufen)))*((?:(?!ein|mein|unser)\p{Ll}+e\s)?\p{Lu}\p{Ll}+[^.,:!?]*?)\s(?:anbieten|verkaufen)(?=[.,:!?]|$)/gu;

/** "Nach zwölf Jahren als Krankenschwester möchte ich mich selbstständig machen und | Familien beraten". */
const GERMAN_START =
  /(?<=^|[.!?]\s)(?:(?:nach|seit|mit|als) [^,.!?]{5,80}? )?(?:(?:ich|wir) (?:möchten?|will|wollen) (?:mich|uns)|(?:möchte ich|will ich) mich|(?:möchten|wollen) wir uns) selbst(?:st)?ändig machen (?:und|mit) (\p{L})/giu;

/** "I want to do that for other families: take their logbooks and …": what is done stands behind the colon. */
const SAME_WISH =
  /(?<=^|[.!?]\s)(?:(?:so|and|now|then)\s)?(?:(?:this|that)(?: is|’s) what )?(i|we)(?:’d| would)?\s(?:now\s)?(?:want|like|love|plan|hope) to (?:do|offer)(?: (?:this|that|it|the same))?(?: for [^:.]{3,40})?:\s(?!(?:i|we|an?|the|my|our|no)\s)(\p{Ll}+)(?=\s)/giu;

function deedOfSame(all: string, who: string, verb: string): string {
  return verbForm(verb)?.form === "base" ? `${who.toLowerCase() === "i" ? "I" : "We"} ${verb}` : all;
}

function deedOfWish(all: string, who: string, verb: string): string {
  const deed = `${who.toLowerCase() === "i" ? "I" : "we"} ${verb}`;
  return /^\p{Lu}/u.test(all) ? capitalize(deed) : deed;
}

/** The company as it speaks of itself, and what becomes of the verb that says what it does; the first ending that matches. */
const FIRMS: Readonly<Record<string, { firm: string; we: string; endings: Endings }>> = {
  de: {
    firm: "(?:die|unsere) firma|(?:das|unser) unternehmen|(?:der|unser) betrieb",
    we: "wir ",
    endings: [
      [/nimmt$/u, "nehmen"],
      [/(?<=[^aeiou][td])et$/u, "en"],
      [/(?<=ie[td])et$/u, "en"],
      [/(?<=e[lr])t$/u, "n"],
      [/(?<!ib|ilf|irb|ist)t$/u, "en"],
    ],
  },
  fr: {
    firm: "(?:la|notre) société|(?:l’|notre )entreprise",
    we: "nous ",
    endings: [
      [/(?<=g)e$/u, "eons"],
      [/ce$/u, "çons"],
      [/(?<![èê]\p{L})e$/u, "ons"],
    ],
  },
  es: {
    firm: "(?:la|nuestra) (?:empresa|compañía)",
    we: "",
    endings: [
      [/(?<=^ofrec|^vend)e$/u, "emos"],
      [/a$/u, "amos"],
    ],
  },
  pt: {
    firm: "(?:a |a nossa |nossa )empresa|a companhia",
    we: "",
    endings: [
      [/(?<=^oferec|^vend)e$/u, "emos"],
      [/a$/u, "amos"],
    ],
  },
  it: {
    firm: "(?:l’|la nostra )(?:azienda|impresa)|la (?:ditta|società)",
    we: "",
    endings: [
      [/(?<=[cg])a$/u, "hiamo"],
      [/i?a$/u, "iamo"],
    ],
  },
};

/** "Die Firma prüft Leitern" → "Wir prüfen Leitern". */
function withFirm(text: string, language: string): string {
  const { firm, we, endings } = FIRMS[language] ?? {};
  if (!firm || !endings) return text;
  return text.replace(
    new RegExp(`(?<=^|[.!?]\\s)(?:${firm})\\s(\\p{Ll}+)(?=\\s)`, "giu"),
    (all, verb: string) => {
      const [ending, form] = endings.find(([pattern]) => pattern.test(verb)) ?? [];
      const told = ending && !IRREGULAR.test(verb) ? `${we}${verb.replace(ending, form!)}` : all;
      return /^\p{Lu}/u.test(all) ? capitalize(told) : told;
    },
  );
}

/** "(Por eso) empezamos (tres madres) a | recoger a los hermanos": what has been done since. */
const BEGUN: Readonly<Record<WishLanguage, RegExp>> = {
  es: begun("empezamos(?: (?:dos|tres|cuatro|cinco|vari[oa]s) \\p{L}+)? a"),
  pt: begun("começ[aá]mos a"),
  it: begun("abbiamo (?:cominciato|iniziato) a"),
  fr: begun("(?:nous avons|on a) commencé à"),
};

function begun(words: string): RegExp {
  return new RegExp(
    `(?<=^|[.!?]\\s)(?:(?:por eso|por isso|per questo|così|alors|donc|así que),? )?${words} (\\p{L}+)(?=\\s)`,
    "giu",
  );
}

function withBegun(text: string, code: WishLanguage): string {
  return text.replace(BEGUN[code], (all, verb: string) => {
    const [ending, form] = OURS[code].find(([pattern]) => pattern.test(verb)) ?? [];
    if (!ending || IRREGULAR.test(verb)) return all;
    const deed = verb.replace(ending, form!);
    return capitalize(code === "fr" ? `nous ${deed}` : deed);
  });
}

function spoken(text: string, language: WishLanguage, wish: string, endings: Endings): string {
  const { found, offer } = WISHES[language];
  const isFounding = new RegExp(`^(?:${found})$`, "iu");
  const isOffering = new RegExp(`^(?:${offer})$`, "iu");
  const wanted = new RegExp(`(?<=^|[.!?]\\s)(?:${wish})\\s+(\\p{L}+)(?=\\s)([^.!?]*)`, "giu");
  const deedOf = (verb: string): string | undefined => {
    const [ending, form] = endings.find(([pattern]) => pattern.test(verb)) ?? [];
    return ending && !isFounding.test(verb) && !IRREGULAR.test(verb) && !HOPED.test(verb)
      ? verb.replace(ending, form!)
      : undefined;
  };
  return text.replace(wanted, (all, verb: string, rest: string) => {
    const told = rest.replace(SECOND, (word) => deedOf(word) ?? word);
    const deed = isOffering.test(verb) && told === rest ? undefined : deedOf(verb);
    if (!deed) return all;
    const whole = language === "fr" ? `nous ${deed}` : deed;
    return (/^\p{Lu}/u.test(all) ? capitalize(whole) : whole) + told;
  });
}

/** An infinitive behind "and". */
const SECOND = /(?<=\s(?:y|e|et)\s)\p{L}{3,}(?:[aei]r|[aei]re)(?=\s)/u;
