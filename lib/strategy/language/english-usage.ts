import { thirdPerson, verbForm } from "../words/english-verbs";
import words from "../words.json";
import { isPeople } from "./english-words";
import { KIN } from "./past-forms";
import { withPossessives } from "./possessives";
import { stopWordsOf } from "./stop-words";

/** English as it is written, where only one thing can be meant: of what haste leaves out and of what another language puts in. */
export function spellEnglish(text: string): string {
  return withPossessives(asNativesSay(spellShort(text)));
}

/** What is typed in haste; in other languages "w" and "n" are words of their own. */
function spellShort(text: string): string {
  return (
    text
      .replace(SLIPS_FOUND, (word) => {
        const right = SLIPS[word.toLowerCase()]!;
        return /^\p{Lu}/u.test(word) ? right[0]!.toUpperCase() + right.slice(1) : right;
      })
      .replace(/(?<=\p{Ll})\sw\s(?=\p{Ll})/gu, " with ")
      .replace(/(?<=\p{Ll})\sn\s(?=\p{Ll})/gu, " and ")
      .replace(/(?<=\b(?:and|have) )there(?= \p{L}+s\b)/giu, "their")
      .replace(THEIR, "their")
      .replace(THEIR_KIN, "their")
      .replace(OWN_THERE, (all, noun: string) =>
        verbForm(noun) || stopWordsOf("en")?.has(noun) ? all : all.replace("there", "their"),
      )
      .replace(THAN, "than")
      .replace(YOU_ARE, "you’re")
      .replace(TOO, (too, verb: string) => (verbForm(verb)?.form === "base" ? "to" : too))
      .replace(ALOUD, "allowed")
      .replace(WERE, "where")
      .replace(WERE_THEY, "where")
      // "Lawnmowers an chainsaws".
      .replace(/(?<=\p{L}s )an(?= [b-df-hj-np-tv-z]\p{Ll}+s\b)/gu, "and")
      // "From chip shops an give them clean drums".
      .replace(
        /(?<=\p{L} )an(?= (?:give|take|bring|post|wash|clean|fix|make|sell|send|collect|leave|get|put|big)\b)/gu,
        "and",
      )
      .replace(/(?<![\p{L}\p{N}’.-])u(?![\p{L}\p{N}’.-])/gu, "you")
      // "A night creche but for nurses".
      .replace(/(?<=\p{L} )but (?=for \p{L})/gu, "")
      .replace(/(?<=\b(?:app|site|website|service|club|shop|classes) )4(?= \p{L})/giu, "for")
      // "End of life fishing net".
      .replace(/\bend of life (?=(?!(?:and|or|is|for|in|at|with|to|we|i|the)\b)\p{Ll})/gu, "end-of-life ")
      .replace(/\baswell\b/giu, "as well")
      // "Thing for lorry drivers that finds a shower".
      .replace(
        /(?<=^|[.!?:]\s+)(?:a )?thing (?=(?:for [^.,!?]{3,40} )?(?:that|which) \p{L}+s\s)/giu,
        "something ",
      )
      // "We wash salt of the vans".
      .replace(
        /(?<=\b(?:wash|scrape|wipe|brush|rinse|clean|get|take|blast|knock|keep)(?:es|s|ing)? (?:the )?(?:salt|mud|dirt|rust|moss|snow|ice|dust|paint|grease|graffiti|rain) )of(?= \p{L})/giu,
        "off",
      )
      .replace(/\bpay of (?=first|last|early|the|your|their|my)\b/giu, "pay off ")
      // "Vancouver BC" is a place.
      .replace(/\bbc\b/gu, "because")
      .replace(/\bincl\.?(?=\s\p{L})/giu, "including")
      .replace(/^what if\s[^.?!]+$/iu, "$&?")
      .replace(
        /\bits (?=(?:an?|the|not|just|been|really|so|too|mostly|my|our|from|for|about|like|in|on|at|with|by|called|also|always|never|because|going|very(?! own| first| best))\b(?![-’]))/gu,
        "it’s ",
      )
      .replace(
        /(?<=\b(?:when|if|as|because) )its (?=(?:shut|closed|open|too|wet|dry|ready|broken|full|empty|raining|cold|hot|late|dark|gone|done)\b)/giu,
        "it’s ",
      )
      .replace(/(?<=\d\s?)(sec|min|hr)s\b/gu, (_all, unit: string) => UNITS[unit]!)
  );
}

/** "I want too teach", "we help adults too read". */
const TOO =
  /(?<=\b(?:want|wants|like|love|need|needs|going|able|have|trying|how|(?:teach|help|train|get)(?:es|s|ing)? \p{L}+) )too(?= (\p{L}+))/giu;
/** "More then twice". */
const THAN =
  /(?<=\b(?:more|less|better|cheaper|faster|bigger|smaller|older|longer|later|rather|other) )then(?= [\p{L}\d])/giu;
/** "While your on holiday". */
const YOU_ARE =
  /(?<=\b(?:while|when|if|once|where|after|before|until) )your(?= (?:on|away|not|out|at|in|ready|done|gone|a)\b)/giu;
/** "No kids aloud". */
const ALOUD = /(?<=\b(?:no \p{L}+|not|are|is|be|was|were) )aloud\b/giu;

/** "A place were women learn carpentry", "evenings were you can scream". */
const WERE =
  /(?<=\ba (?:\p{L}+ )?(?:place|space|shop|cafe|café|club|school|room|workshop|app|site|website|platform|service|evening|weekend) )were\b|(?<=\b(?:place|space|shop|cafe|café|club|school|room|workshop|site|evening|weekend)s? )were(?= (?:you|people|we|they|anyone|everyone)\b)/giu;

/** "The roundabouts were they went wrong". */
const WERE_THEY =
  /(?<=\p{L}s )were(?= (?:they|you|we|people) (?:went|go|gets?|got|can|live|work|need|want|sit|stand|park|are|have)\b)/giu;

/** "On there feet", "by there own hand". */
const THEIR =
  /(?<=\b(?:of|on|with|for|by|in|keep|bring|all) )there(?= (?!(?:is|are|was|were|will|would|can|has|have)\b)\p{Ll}+\b(?! (?:is|are|was|were)\b))/gu;

/** "After there wife is gone". */
const THEIR_KIN =
  /\bthere(?= (?:driving|wife|husband|partner|mother|father|mum|mom|dad|sons?|daughters?|brothers?|sisters?|own)\b)/gu;

/** "Lost there smell", "we do there taxes", "when there neighbour has too many". */
const OWN_THERE =
  /(?<=\b(?:before|take|get|gets|lost|lose|losing|found|find|open|sell|wash|walk|feed|fix|clean|leave|do|handle|sort|manage|paint|when|where|if|that|from|to) )there (?!(?:is|was|are|were|has|have|will|would|can|could)(?:n?’?t)?\b|(?:first|fast|faster|soon|sooner|late|alone|again|safe|quicker|when|with|from|before|after|and|for|you)\b)(\p{Ll}{3,}(?<!ly))\b(?!’)/gu;
const UNITS: Readonly<Record<string, string>> = { sec: "seconds", min: "minutes", hr: "hours" };

const SLIPS: Readonly<Record<string, string>> = words["english-spelling"].slips;
const SLIPS_FOUND = new RegExp(`\\b(?:${Object.keys(SLIPS).join("|")})\\b`, "giu");

/** "We offer since 2011 the rental of hives". */
const SINCE_YEAR =
  /(?<=^|[.!?]\s)(I|We) (offer|make|do|produce|sell|repair|build|teach|restore|bake|grow|rent|print) since (\d{4}) (?=\p{L})/giu;
/** "Our company make cleaning of solar panels". */
const MAKES_OF =
  /\b(I|we|(?:our )?(?:company|firm|shop|team)) (?:(?:is|are) (?:offer|provide|perform)(?:ing)?|makes?|do|does|is (?:doing|making)|are (?:doing|making)) (?:the )?(training|cleaning|repairing|washing|painting|printing|sharpening|restoring|delivering|transport|delivery|production|repair|restoration|calibration|installation|inspection|translation|renovation|collection|removal|rental) of(?: the)?(?= \p{L})/giu;
/** "We making trailers from bamboo", "we sending to the villa": the verb "are" was left out. */
const WITHOUT_ARE = /(?<=^|[.!?,]\s)(we|i|they) (\p{Ll}+ing)(?= \p{L})/giu;
/** "We buys shells from the factories". */
const BUYS = /(?<=^|[.!?,]\s|\band )(we|i|they) (\p{Ll}+s)(?= \p{L})/giu;
/** "A small machine that count the eggs": one of it; a couple or a crew may be several. */
const THAT_COUNT =
  /(?<!\bwith )\b((?:an?|this|each|every) (?:\p{Ll}+ ){0,2}(?!(?:couple|team|family|group|crew|band|duo|pair|few|lot|number|staff|bunch|handful|trio)\b)\p{Ll}+(?<!s)) (that|who|which) (?!(?:cut|put|set|run|read|let|hit|shut|cost|hurt)\b)(\p{Ll}+)(?= \p{L})/gu;
/** "The vendor he sends us the scale", "my grandfather he was": who it is is said twice. Not so "brothers and sisters they were split from". */
const HE_SENDS =
  /(?<=^|[.!?]\s|\band (?=(?:the|our|my|every|each)\s))((?:(?:the|our|my|every|each)\s)?(\p{L}+)) (?:he|she|they)(?= \p{Ll}{2,})/giu;
/** "Vendor", "fishermen"; a winter does nothing. */
const DOER =
  /^(?!(?:winter|summer|however|whenever|wherever|moreover|later|after|together)$)\p{L}{3,}(?:er|or|ist|man|men)s?$/iu;
/** What is done, where the noun is not the verb's form in -ing. */
const DEED_OF: Readonly<Record<string, string>> = {
  transport: "transport",
  delivery: "deliver",
  production: "produce",
  repair: "repair",
  restoration: "restore",
  calibration: "calibrate",
  installation: "install",
  inspection: "inspect",
  translation: "translate",
  renovation: "renovate",
  collection: "collect",
  removal: "remove",
  rental: "rent out",
};
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const DAY = "(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)";
const TO_DAY = "\\s?(?:to|-|–|and|till|until|/)\\s?";
/** "Thurs to sat", "tue/thu": one short weekday beside another. */
const WEEKDAY = new RegExp(`\\b${DAY}\\b(?=${TO_DAY}${DAY}\\b)|(?<=\\b${DAY}${TO_DAY})${DAY}\\b`, "giu");

/** Patterns, and what natives say. */
const USAGE: readonly (readonly [RegExp, string])[] = [
  [/\bfor to (?=\p{L})/giu, "to "],
  [/\btwo times (?:in the|in a|a|per) (?=(?:day|week|month|year)\b)/giu, "twice a "],
  [/\b(people|persons|adults|women|men) with more (?:than|of) (\d+) years(?: old)?\b/giu, "$1 over $2"],
  [
    /\b(an? (?!(?:dozen|hundred|thousand|million|few|couple|handful) )(?:\p{L}+ )?)persons (?!(?:in|who|with|at|from|of|on|for|and|or)\b)(?=\p{L})/giu,
    "$1person’s ",
  ],
  [/(?<!\bmissing )\bpersons\b/giu, "people"],
  [/^help (?=(?:people|families|women|men|parents|kids|children|students|\p{L}+ owners)\b)/iu, "We help "],
  [
    /(?<=\b(?:want|wants|need|needs|like|love|able|how|where|going|place|easier|cheaper|hard|easy) to )by (?=\p{L})/giu,
    "buy ",
  ],
  [
    /\b((?:have|has|’ve) (?:built|made|created|developed|invented)) (?=(?:machine|app|tool|device|platform|system|robot|website)\b)/giu,
    "$1 a ",
  ],
  // "I want sell to people in Europe".
  [/\b(i|we) want (?=(?:sell|open|make|build|rent|teach|bring|offer)\b)/giu, "$1 want to "],
  // "It’s like a library for cake tins".
  [/^(?:it’s|it is|this is) (?:basically |kind of |sort of )?like (?=an? \p{L}+ for \p{L})/iu, ""],
  // "We make the maps for blind people, which you can touch".
  [
    /(?<=(?:^|[.!?,]\s|\band )(?:i|we|(?:our )?company) (?:(?:am|are|is) )?(?:mak|sell|produc|build|offer|print|sew|bak|grow)(?:e|es|s|ing)? )the (?=(?:\p{Ll}+ )?\p{Ll}+s (?:for|from|out of)\s)/giu,
    "",
  ],
  [
    /(?<=\b(?:sensors?|machines?|robots?|box(?:es)?|tools?|apps?|devices?|programs?|systems?|platforms?|shoes|cameras?|drones?) )who\b/giu,
    "that",
  ],
  [
    /\b(platform|app|machine|tool|service|website|software) for (?=(?:connect|make|find|learn|help|share|sell|buy|track|manage|clean|repair|teach|check|control)\s)/giu,
    "$1 to ",
  ],
  [/\bpeoples (?=(?:who|that|which)\b)/giu, "people "],
  // "I make since 15 years the hand fans".
  [
    /(?<=(?:^|[.!?]\s)(?:I|We) (?:make|do|sell|repair|build|teach|restore|bake|grow|rent|print|sew|cook|paint|carve) )since (?:\d{1,2}|many|several|ten|twenty|thirty) years (?:the )?(?=\p{L})/giu,
    "",
  ],
  [
    /\b(we are|i am) (?=(?:(?:small|family|young|new|little) )?(?:company|firm|shop|team|studio|workshop|school|bakery|restaurant|agency|cooperative|family)\b)/giu,
    "$1 a ",
  ],
  [/\bsince (?=(?:many|long|several|ten|twenty|thirty|\d{1,2}) years?\b(?! ago))/giu, "for "],
  [/\ball (?=(?:two|three|four|six) (?:days|weeks|months|years)\b)/giu, "every "],
  [
    /(?<!\b(?:tell|show|ask|warn|remind|teach)(?:s|es)?\s[^.,]{0,40})\b(?<=(?:people|patients|parents|women|men|families|wives|mothers|fathers|customers|clients|children|kids|sisters|brothers|teachers|students|friends|drivers|owners|workers|farmers|builders|someone|somebody|everyone|anyone) )which\b/giu,
    "who",
  ],
  [/\b(?<=people )that they\b/giu, "who"],
  [/\bwith hand\b(?! )/giu, "by hand"],
  [/\b(?<=(?:things|pieces|also|all) )by order\b/giu, "to order"],
  [
    /\b(left|right)[ -]hand (?=(?:people|person|kids|children|players|users|customers|guitar\p{L}*)\b)/giu,
    "$1-handed ",
  ],
  [/\b(helps?|allows?) to (?=the \p{L}+(?: \p{L}+)? to\b)/giu, "$1 "],
];

/** A sentence begins there, where the words before it end one: "mods | I also build", but "things | we also mend". */
const RUN_ON =
  /(?<=\p{L}{3,})(?<!\b(?:and|but|or|so|that|which|who|when|where|why|how|if|because|what|while|until|than|like|know|knew|think|say|said|thing|things|everything|something|all|every|stuff|ones|way|the|for|with|then)) (?=(?:i|we)(?: (?:also|had|am|was|were|already|usually|never|will|don’t)|’m|’re|’ve|’ll)\b|(?:it|there)’s\b)/giu;
/** Any mark that a writer who marks sentences would have put. */
const MARKED = /[.,;:!?–]/u;

/** What people write whose first language is another, and without a full stop anywhere. */
function asNativesSay(text: string): string {
  const paused = MARKED.test(text) ? text : text.replace(RUN_ON, ". ");
  const usual = USAGE.reduce((all, [pattern, right]) => all.replace(pattern, right), paused);
  return usual
    .replace(
      SINCE_YEAR,
      (_all, who: string, deed: string, year: string) =>
        `Since ${year} ${who === "I" ? who : who.toLowerCase()} ${deed} `,
    )
    .replace(WITHOUT_ARE, (all, who: string, doing: string) => {
      const verb = verbForm(doing);
      return verb?.form === "gerund" ? `${who} ${verb.base}` : all;
    })
    .replace(THAT_COUNT, (all, one: string, that: string, deed: string) =>
      verbForm(deed)?.form === "base" ? `${one} ${that} ${thirdPerson(deed)}` : all,
    )
    .replace(HE_SENDS, (all, named: string, who: string) =>
      KIN.test(who) || DOER.test(who) || isPeople([{ text: who, mark: "" }]) ? named : all,
    )
    .replace(BUYS, (all, who: string, deed: string) => {
      if (/^(?:want|need)s$/iu.test(deed)) return all.slice(0, -1);
      const verb = verbForm(deed);
      return verb?.form === "third" ? `${who} ${verb.base}` : all;
    })
    .replace(MAKES_OF, (all, who: string, deed: string) => {
      const base = DEED_OF[deed.toLowerCase()] ?? verbForm(deed)?.base;
      if (!base) return all;
      return `${who} ${/^(?:i|we)$/iu.test(who) ? base : thirdPerson(base)}`;
    })
    .replace(
      WEEKDAY,
      (day) => DAYS.find((name) => name.toLowerCase().startsWith(day.toLowerCase().slice(0, 3))) ?? day,
    );
}
