import { capitalize } from "@/lib/model/letter-case";
import { TRADES } from "../find-trades";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { stopWordsOf } from "../language/stop-words";
import { tokenize } from "../language/tokenize";
import names from "../names.json";
import { BUSINESS_FORMS, EMPTY_WORDS, GENERIC_MODIFIERS, PEOPLE } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import { wordSets } from "../words/word-set";
import { headOf, singularOf } from "./head-words";
import { isBlocked } from "./is-blocked";
import type { NameDraft, SaidWord } from "./name-draft";
import { joinsWell } from "./phonotactics";

/** `names.schema.ts` says what each list is. */
export const THINGS = wordSets(names.things);
const LENGTH_MAX = 10;
const THING_MIN = 3;

/** What stands well behind the thing, by what is done with it; the first that the idea speaks of. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hire|rent\w*|lend\w*|borrow\w*)\b/iu, "yard store"],
  [/\b(?:alarms?|monitor\w*|predict\w*|detect\w*|track\w*|tracing)\b/iu, "watch mark"],
  [/\b(?:tests?|testing|inspect\w*|measur\w*|survey\w*|\w*calibrat\w*)\b/iu, "mark check"],
  [/\b(?:teach\w*|school|courses?|lessons?|class(?:es)?|train(?:s|ing)|coach\w*)\b/iu, "school room"],
  [/\b(?:tours?|travel|trips?|walks?|guides?|weekends?)\b/iu, "way trail"],
  [/\b(?:deliver\w*|courier\w*|transport\w*|shipping|freight|removals?)\b/iu, "line run"],
  [
    /\b(?:app|software|platform|tool|database|digiti[sz]e|advice|consult\w*|insurance|recruit\w*|research)\b/iu,
    "desk base",
  ],
  [/\b(?:farm\w*|grow\w*|bred|plants?|planting|orchard\w*)\b/iu, "field row"],
  [/\b(?:cafe|café|restaurant\w*|shop|deli|kitchen|market|hotel|museum|theatre)\b/iu, "house row"],
  [/./u, "works line"],
];

/** "Gaugeworks": the thing that is offered with what is done. */
export function englishThings(idea: Idea, words: readonly SaidWord[]): NameDraft[] {
  const endings = ENDINGS.find(([said]) => said.test(idea.text))?.[1].split(" ") ?? [];
  return headNouns(idea).flatMap((thing) =>
    endings
      .filter(
        (ending) =>
          thing.length + ending.length <= LENGTH_MAX &&
          joinsWell(thing, ending) &&
          thing !== ending &&
          !THINGS.joined.has(thing + ending),
      )
      .map((ending): NameDraft => {
        const said = words.find(({ folded }) => singularOf(folded) === thing);
        return {
          name: capitalize(thing + ending),
          method: "compound",
          why: `“${thing}” stands in the idea; “${ending}” says what it is.`,
          sources: [thing, ending],
          ...(said && { said }),
        };
      }),
  );
}

/** Words that the trades and the own world know: a name is made of none that may be a slip, a brand or half a sentence. */
const knownNouns: ReadonlySet<string> = new Set([
  ...TRADES.flatMap(({ cues }) => cues.en.split(" ")).filter((cue) => /^[a-z]+$/u.test(cue)),
  ...names["own-world"].en.split(" "),
]);

/** The last noun of each phrase that names what is offered, in the singular. */
function headNouns({ kind, topic, action }: Idea): string[] {
  // What somebody else does ("who used to make violins") is not what is offered.
  const object = action && !(action.isDoneByUser && kind.includes(" ")) ? action.object : "";
  const found = [object, kind, topic].flatMap((phrase) => {
    const own = headOf(tokenize(phrase).map((word) => ({ ...word, text: fold(word.text) }))).filter(
      (word) => !BUSINESS_FORMS.has(word) && !EMPTY_WORDS.has(word) && !PEOPLE.has(word),
    );
    return own.slice(-2).toReversed().map(singularOf);
  });
  return [...new Set(found)].filter(isNounForNames);
}

function isNounForNames(word: string): boolean {
  return (
    word.length >= THING_MIN &&
    /^[a-z]+$/u.test(word) &&
    !/(?:ing|ed|al|ic|ive|ous|ful|ly|ish|ent|ant|able|ment|tion|ance|ence|ity|ness|xia|mia|itis|osis|ism)$/u.test(
      word,
    ) &&
    ![GENERIC_MODIFIERS, THINGS.plain, BUSINESS_FORMS, EMPTY_WORDS, PEOPLE].some((words) =>
      words.has(word),
    ) &&
    knownNouns.has(word) &&
    !isBlocked(word) &&
    !stopWordsOf("en")?.has(word) &&
    word.length <= LENGTH_MAX &&
    verbForm(word)?.form !== "third"
  );
}
