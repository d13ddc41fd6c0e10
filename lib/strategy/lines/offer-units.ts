import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { KIN, PAST } from "../language/past-forms";
import { joinWords } from "../language/phrase";
import { stopWordsOf } from "../language/stop-words";
import { tokenize } from "../language/tokenize";
import type { Features } from "../rating/ask-trees";
import type { Reading } from "./reading";
import { WORD_CLASSES, type WordClass } from "./word-class";

/** A sentence, or what of it follows on its reason: "(I lost two fingers, so) I design guards". */
export interface OfferUnit {
  readonly text: string;
  readonly sentence: number;
  readonly start: number;
  readonly features: Features;
}

const NOW =
  /^(?:now|today|so|maintenant|aujourd’hui|désormais|jetzt|heute|nun|deshalb|ahora|hoy|pues|agora|hoje|então|adesso|oggi|ora|quindi)$/iu;
/** A sentence of fewer words may be cut nowhere. */
const TAIL_MIN = 4;

/** What of the idea may be its offer, with what tells an offer from a story. */
export function offerUnits(idea: Idea, reading: Reading): OfferUnit[] {
  return reading.sentences.flatMap(({ words, classes }, sentence) => {
    const tails = classes.flatMap((name, at) => {
      const before = classes[at - 1];
      const isTold =
        name === "we" &&
        (before === "when" ||
          before === "and" ||
          words[at - 1]?.mark === ":" ||
          NOW.test(words[at - 1]?.text ?? ""));
      return isTold && words.length - at >= TAIL_MIN ? [at] : [];
    });
    return [0, ...tails].map((start) => ({
      text: capitalize(joinWords(words.slice(start))),
      sentence,
      start,
      features: describeUnit({ idea, reading, sentence, start }),
    }));
  });
}

interface Place {
  readonly idea: Idea;
  readonly reading: Reading;
  readonly sentence: number;
  readonly start: number;
}

function describeUnit({ idea, reading, sentence, start }: Place): Features {
  const { words, classes, isAsked, isOffer } = reading.sentences[sentence]!;
  const { language } = reading.grammar;
  const own = classes.slice(start);
  const said = words.slice(start);
  const count = (test: RegExp) => said.filter(({ text }) => test.test(text)).length;
  const folded = new Set(said.map(({ text }) => fold(text)));
  const shared = (phrase: string) =>
    tokenize(phrase).filter(({ text }) => folded.has(fold(text)) && !stopWordsOf(language)?.has(fold(text)))
      .length;
  const edge = (name: string, at: number): Features => ({ [`${name} ${own[at] ?? "none"}`]: 1 });
  return {
    [`language ${language}`]: 1,
    sentence,
    "sentences behind": reading.sentences.length - 1 - sentence,
    words: said.length,
    "is tail": Number(start > 0),
    "has tail": Number(start === 0 && classes.slice(1).includes("we")),
    "is asked": Number(isAsked),
    "is offer": Number(isOffer),
    "offers before": reading.sentences.slice(0, sentence).filter((other) => other.isOffer).length,
    "is phrase": Number(idea.phrase.toLowerCase() === joinWords(said).toLowerCase()),
    past: count(PAST[language] ?? /^$/u),
    "past in idea": reading.story.past,
    "kin in idea": reading.story.kin,
    now: count(NOW),
    "now before": Number(NOW.test(words[start - 1]?.text ?? "")),
    kin: count(KIN),
    "kin first": Number(said.slice(0, 2).some(({ text }) => KIN.test(text))),
    keywords: idea.keywords.filter((keyword) => shared(keyword) > 0).length,
    audience: shared(idea.audience),
    cues: idea.trades
      .slice(0, 2)
      .flatMap(({ words }) => words)
      .filter((cue) => folded.has(fold(cue))).length,
    marks: said.slice(0, -1).filter(({ mark }) => mark !== "").length,
    colon: Number(said.slice(0, -1).some(({ mark }) => mark === ":")),
    ...edge("first", 0),
    ...edge("second", 1),
    ...edge("third", 2),
    ...Object.fromEntries(
      WORD_CLASSES.map((name: WordClass) => [`words ${name}`, own.filter((other) => other === name).length]),
    ),
  };
}
