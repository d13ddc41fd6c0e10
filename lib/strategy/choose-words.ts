import type { DesignChoices } from "@/lib/model/choices.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import type { Idea } from "./idea";
import { shorten } from "./language/phrase";
import { STOP_WORDS } from "./language/stop-words";
import { arabic, hindi, russian } from "./phrases/arabic-russian-hindi";
import { chinese, japanese, korean } from "./phrases/east-asian";
import { english } from "./phrases/english";
import { french } from "./phrases/french";
import { german } from "./phrases/german";
import { italian } from "./phrases/italian";
import { ownWords } from "./phrases/own-words";
import type { Phrasebook, Subject, TaglineDraft, TaglineSubject } from "./phrases/phrasebook";
import { portuguese } from "./phrases/portuguese";
import { spanish } from "./phrases/spanish";
import type { Strategy } from "./strategy.schema";

const TAGLINE_MAX = 60;
/** Ends that a line may have although they are function words: "all the way down". */
const FREE_ENDS = ["down", "up", "again", "on", "in", "out", "off"];
const PHRASEBOOKS: Record<string, Phrasebook> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  pt: portuguese,
  it: italian,
  ja: japanese,
  zh: chinese,
  ko: korean,
  ar: arabic,
  ru: russian,
  hi: hindi,
};

type Words = Pick<
  Strategy,
  | "tagline"
  | "oneLiner"
  | "mission"
  | "positioning"
  | "promise"
  | "audiencePicture"
  | "boilerplate"
  | "values"
  | "voice"
>;

/**
 * Everything the brand says. The seed chooses among ways to say it; words that the customer edited replace the
 * strategist's and are quoted wherever those would be.
 */
export function chooseWords(
  subject: TaglineSubject,
  edited: DesignChoices["words"] = {},
  seed: number,
): Words {
  const book = choosePhrasebook(subject.idea);
  // The idea is part of it, so that two brands of one seed do not choose alike.
  const randomFor = (part: string) => seededRandom(seed, `strategy/${part}/${subject.idea.text}`);
  const tagline = edited.tagline ?? chooseTagline(book.taglines(subject), subject, randomFor("tagline"));
  const told: Subject = { ...subject, tagline };
  const pick = (part: string, lines: readonly string[], max: number) =>
    limit(randomFor(part).pick(lines), max);
  const oneLiner = edited.oneLiner ?? limit(book.oneLiner(told), 240);
  const mission = edited.mission ?? pick("mission", book.missions(told), 300);
  const promise = edited.promise ?? pick("promise", book.promises(told), 240);
  const between = pick("boilerplate", book.boilerplates(told), 260);
  return {
    tagline,
    oneLiner,
    mission,
    positioning: pick("positioning", book.positionings(told), 300),
    promise,
    audiencePicture: pick("audience", book.audiencePictures(told), 400),
    boilerplate: joinSentences([oneLiner, between, promise]),
    values: book.values(told, randomFor("values")).slice(0, 5),
    voice: book.voice(told, randomFor("voice")).slice(0, 5),
  };
}

/** A language with sentences of its own; English too for a brief without a single word, else the idea's own words. */
function choosePhrasebook(idea: Idea): Phrasebook {
  if (!/\p{Letter}/u.test(idea.text)) return english;
  return (idea.topic !== "" && PHRASEBOOKS[idea.language]) || ownWords;
}

/** The best draft that fits and reads well, with some play; else the idea's own words, cut; else the name. */
function chooseTagline(
  drafts: readonly TaglineDraft[],
  { idea, name }: TaglineSubject,
  random: Random,
): string {
  const fitting = drafts
    .map(({ text, weight }) => ({
      text: text.replace(/\s+/gu, " ").trim(),
      score: weight + random.next() * 1.3,
    }))
    .filter(
      ({ text }) =>
        text.length <= TAGLINE_MAX &&
        /\p{Letter}/u.test(text) &&
        !endsDangling(text, idea.language) &&
        !repeatsWord(text, idea.language),
    );
  const best = fitting.sort((a, b) => b.score - a.score)[0]?.text;
  return best ?? (shorten(idea.topic || idea.phrase, TAGLINE_MAX) || shorten(name, TAGLINE_MAX));
}

function endsDangling(text: string, language: Idea["language"]): boolean {
  const last = text.split(" ").at(-1)?.toLowerCase() ?? "";
  const words = STOP_WORDS[language as keyof typeof STOP_WORDS];
  return words?.has(last) === true && !FREE_ENDS.includes(last);
}

/** A line that says one content word twice sounds like a mistake. */
function repeatsWord(text: string, language: Idea["language"]): boolean {
  const stops = STOP_WORDS[language as keyof typeof STOP_WORDS];
  if (!stops) return false;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’-]+/u)
    .filter((word) => word.length > 3 && !stops.has(word));
  return new Set(words).size < words.length;
}

/** Scripts that set no spaces set none between sentences either. */
function joinSentences(sentences: readonly string[]): string {
  const given = sentences.filter((sentence) => sentence !== "");
  return limit(
    given.reduce((text, next) => text + (/[。！？]$/u.test(text) ? "" : " ") + next),
    700,
  );
}

/** A sentence within its limit: cut at a word and closed, when it is too long. */
function limit(sentence: string, max: number): string {
  return sentence.length <= max ? sentence : `${shorten(sentence, max - 1)}…`;
}
