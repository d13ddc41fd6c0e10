import { capitalize } from "@/lib/model/letter-case";

/** Past forms without -ed of English verbs that stories are told with: those that are nothing else, and the others. */
const ENGLISH_ONLY_PAST = "was|were|had|died|began|got|took|came|grew|went|said|wrote|knew";
const ENGLISH_PAST = `${ENGLISH_ONLY_PAST}|could|broke|saw|sat|stood|rang|drove|slept|woke|fell|flew|rode|ate|sang|threw|spent|told|left|kept|found|lost|made|built|bought|sold|met|thought|felt|taught|brought|caught|ran|chose|wore|fought`;
/** "Took me six years", "Been on the board since I was nineteen". */
export const BEGINS_PAST = new RegExp(`^(?:been|started|${ENGLISH_ONLY_PAST})$`, "iu");
/** "I spent eleven months closing his accounts". */
export const ENGLISH_HAS_BEEN = new RegExp(`^(?:${ENGLISH_PAST})$`, "iu");

/** "Now we", "Ahora hago", "Por eso abro": behind the story of how it was before. */
const NOW_FIRST =
  /^(?:(?:so|and) )?(?:now|today|these days|then|afterwards|here),?\s(?=(?:i|we)\s)|^(?:(?:y|e|et|alors|donc|pues|entonces|então|allora|quindi)\s)?(?:ahora|hoy|así que|por eso|luego|después|agora|hoje|por isso|depois|desde (?:então|entonces)|adesso|ora|oggi|poi|da allora|per questo|maintenant|aujourd’hui|ensuite|puis|depuis(?: lors)?),?\s(?=j’|(?:je|nous|on|yo|io|eu|a gente)\s|\p{L}+(?:(?<!ã)o|mos|iamo)\s)/iu;
/** "Aujourd’hui, avec deux ouvriers, nous faisons": the same, before how or where. */
const NOW_AND_HOW =
  /^(?:(?:so|and|y|e|et) )?(?:now|today|ahora|hoy|agora|hoje|adesso|oggi|maintenant|aujourd’hui),\s(?:(?:with|in|at|on|every|each|once|twice|con|com|en|em|in|nel\p{L}*|avec|dans|chez|à) [^,]{3,40},\s){1,2}(?=(?:i|we|je|nous|on)\s|\p{L}+(?:mos|iamo)\s)/iu;
/** "Jetzt mache ich": the verb before who acts. */
const GERMAN_NOW_FIRST =
  /^(?:jetzt|nun|heute|seitdem|seither|inzwischen|deshalb|darum|dann|danach|anschließend|damit)\s(\p{L}+)\s(ich|wir)\s(?:jetzt\s|nun\s|heute\s)?/iu;

/** "Zusammen reparieren wir jetzt": the same, behind how. */
const GERMAN_NOW_WITHIN =
  /^(?:zusammen|gemeinsam|zu \p{L}+|mit (?:ihm|ihr|ihnen|\p{L}+ \p{L}+)),? (\p{L}+) (ich|wir) (?:jetzt|nun|heute|inzwischen)\s/iu;

/** Does the sentence begin with what ends a story? */
export function beginsWithNow(sentence: string): boolean {
  return [NOW_FIRST, NOW_AND_HOW, GERMAN_NOW_FIRST, GERMAN_NOW_WITHIN].some((now) => now.test(sentence));
}

/** The sentence as it is said without a story before it: "I do visa centres", "Ich mache Christbaumschmuck". */
export function withoutNow(sentence: string): string {
  const said = sentence
    .replace(NOW_AND_HOW, "")
    .replace(NOW_FIRST, "")
    .replace(GERMAN_NOW_WITHIN, (_all, verb: string, who: string) => `${who} ${verb} `)
    .replace(GERMAN_NOW_FIRST, (_all, verb: string, who: string) => `${who} ${verb} `);
  return said === sentence ? sentence : capitalize(said);
}

/** What has been, by language: a story, and no offer. */
export const PAST: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`^(?:${ENGLISH_PAST}|used|\\p{L}{3,}ed)$`, "iu"),
  fr: /^(?:étai\p{L}+|avai\p{L}+|j’étais|j’avais|j’ai|\p{L}{3,}(?:ait|aient|ais))$/iu,
  de: /^(?:war|waren|lag|ging|kam|bekam|fand|starb|saß|blieb|half|hatte\p{L}*|wollte\p{L}*|konnte\p{L}*|wurde\p{L}*|ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert)$/iu,
  es: /^(?:era|eran|fue|fueron|tenía\p{L}*|había\p{L}*|\p{L}{2,}(?:aba|aban|ía|ían|ó|aron|ieron|é|í))$/iu,
  pt: /^(?:era|eram|foi|foram|tinha\p{L}*|havia|queria\p{L}*|\p{L}{2,}(?:ava|avam|(?<![aeo]r)iam?|ou|aram|eram|iram))$/iu,
  it: /^(?:era|erano|aveva\p{L}*|ho|hanno|\p{L}{2,}(?:ava|eva|iva|avano|evano|ivano))$/iu,
};
/** The family, of whom stories tell. */
export const KIN =
  /^(?:mum|mom|dad|mother|father|sister|brother|husband|wife|son|daughter|gran(?:s|n(?:y|ies?)|d(?:ma|pa|dad|mother|father|parent|son|daughter|child)s?)?|uncle|aunt\p{L}*|mère|père|mari|femme|fille|fils|mutter|vater|oma|opa|mann|frau|tochter|sohn|madre|padre|mamá|papá|hermano|hermana|marido|mujer|hij[oa]|abuel[oa]|mãe|pai|avó|avô|irmã|filh[oa]|nonn[oa]|moglie|marito|figli[oa]|mamma|papà)$/iu;
