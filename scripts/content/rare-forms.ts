import { fold } from "@/lib/strategy/language/fold";

/** Forms of verbs that no brief is written in, and that would be most of the list: "accueillîmes", "regálanoslas". */
export function isRareForm(word: string, language: string, all: ReadonlySet<string>): boolean {
  if (language === "es") return isRareSpanish(word, all);
  if (language === "fr") return isRareFrench(word, all);
  return isRarePortuguese(word, all);
}

/** What stands before "-lo": "penteá-lo". */
function isRarePortuguese(word: string, all: ReadonlySet<string>): boolean {
  return /[áêíô]$/u.test(word) && all.has(`${fold(word)}r`);
}

const VERB = "[áéíóú][ns]?|[áé]mo|[áéí][rd]|[áéí]ndo|[áéíóú][^aeiouáéíóú]+[aeo]n?";
const PRONOUNS = new RegExp(`^(.*(?:${VERB}))(?:me|te|se|nos|os)?(?:l[aeo]s?|nos|me|te|se|os)$`, "u");
const SPANISH_AR = /(?:aréis|aríais|arías?|aríamos|arían|áis|áramos|ásemos|asteis|ábamos|[áé]|ás|án)$/u;
const SPANISH_ER =
  /(?:iéramos|iésemos|[ei]réis|[ei]ríais|[ei]rías?|[ei]ríamos|[ei]rían|éis|íais|ísteis|[ei]r[áé][sn]?)$/u;

function isRareSpanish(word: string, all: ReadonlySet<string>): boolean {
  const [, verb] = PRONOUNS.exec(word) ?? [];
  const bare = verb && fold(verb);
  if (bare && [bare, `${bare}d`, `${bare}s`, verb].some((form) => all.has(form))) return true;
  if (/(?:éramos|ésemos|ísteis|ísim[ao]s?|(?<!dieci|veinti)[áé]is)$/u.test(word)) return true;
  const isOf = (ending: RegExp, infinitives: readonly string[]) =>
    ending.test(word) && infinitives.some((infinitive) => all.has(word.replace(ending, infinitive)));
  return isOf(SPANISH_AR, ["ar"]) || isOf(SPANISH_ER, ["er", "ir"]);
}

const FUTURE = "r(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)";
const FRENCH_ER = new RegExp(
  `^(.*?)e?(?:ai|as|a|âmes|âtes|èrent|e?${FUTURE}|ass(?:es?|ions|iez|ent)|ât|ions|iez|ais)$`,
  "u",
);
const FRENCH_IR = new RegExp(
  `^(.*?)(?:îmes|îtes|irent|i${FUTURE}|iss(?:es?|ions|iez|ent|ais|ait|aient)|ît|is)$`,
  "u",
);

function isRareFrench(word: string, all: ReadonlySet<string>): boolean {
  const first = FRENCH_ER.exec(word)?.[1];
  if (first && all.has(`${first.replace(/ç$/u, "c")}er`)) return true;
  const second = FRENCH_IR.exec(word)?.[1];
  if (second && (all.has(`${second}ir`) || all.has(`${second}re`))) return true;
  if (/(?:ûmes|ûtes|ussions|ussiez|èrent)$/u.test(word) && !all.has(word.slice(0, -1))) return true;
  return /[âîû](?:mes|tes|t)$/u.test(word) && !all.has(word.slice(0, -1)) && !all.has(`${word}s`);
}
