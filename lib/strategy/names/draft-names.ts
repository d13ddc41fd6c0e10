import { capitalize } from "@/lib/model/letter-case";
import { AGAINST, ELISION } from "../find-trades";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { sharesWords } from "../language/shares-words";
import { tokenize } from "../language/tokenize";
import names from "../names.json";
import { type FittingName, TRADE_LANGUAGES, type TradeLanguage } from "../trade.schema";
import { findCue } from "../trade-cues";
import { englishThings, THINGS } from "./draft-things";
import type { NameDraft, SaidWord } from "./name-draft";

const ANY = names["any-business"];
const TRADES_MAX = 3;
/** A trade with less than this share of the first one's score lends no name. */
const SHARE_MIN = 0.45;
/** Below this score the brief only mentions the trade: lunch at a course makes no caterer. */
const TOUCHED_SCORE = 0.55;
/** So many words of an idea say what it is about. */
const BEGINNING_WORDS = 8;

/** Every name for the idea: its own world's words, its trades', its matter's, its thing with what is done, neutral ones. */
export function draftNames(idea: Idea): NameDraft[] {
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  if (!language) return plainSounds();
  const words = wordsOf(idea);
  return [
    ...(idea.isGrave ? [] : ownWorld(words, language)),
    ...tradeNames(idea, words, language),
    ...(idea.isGrave ? [] : matterNames(idea, words, language)),
    ...(language === "en" && !idea.isGrave ? englishThings(idea, words) : []),
    ...neutral(idea, words, language),
  ];
}

function wordsOf({ text }: Idea): SaidWord[] {
  return tokenize(text).map((word, at, all) => ({
    text: word.text,
    folded: fold(word.text.replace(ELISION, "")),
    at,
    isProper: /^\p{Lu}\p{Ll}+$/u.test(word.text) && at > 0 && all[at - 1]!.mark === "",
  }));
}

/** "Blackthorn" for sticks of ash, yew and blackthorn. */
function ownWorld(words: readonly SaidWord[], language: TradeLanguage): NameDraft[] {
  // "Heron netting" is no heron's, and in Cork there is no cork.
  const open = words.filter(
    ({ isProper }, at) =>
      !AGAINST.test(words[at + 1]?.text.toLowerCase() ?? "") && (language === "de" || !isProper),
  );
  return names["own-world"][language].split(" ").flatMap((word): NameDraft[] => {
    const forms = [word, `${word}s`, `${word}es`, word.replace(/o$/u, "i")];
    const said = open.find(({ text, folded }) =>
      language === "de" ? folded.startsWith(fold(word)) : forms.includes(text.toLowerCase()),
    );
    const name = capitalize(word);
    return said
      ? [{ name, method: "own word", why: `${name} is a word of the idea itself.`, sources: [word], said }]
      : [];
  });
}

function tradeNames(idea: Idea, ideaWords: readonly SaidWord[], language: TradeLanguage): NameDraft[] {
  const { trades, isGrave } = idea;
  const fitting = trades.filter(({ trade }) => trade.names && (trade.isGrave === isGrave || trade.isGrave));
  const best = fitting[0]?.score ?? 1;
  return fitting
    .filter(({ score }) => score >= Math.min(best, Math.max(TOUCHED_SCORE, SHARE_MIN * best)))
    .slice(0, TRADES_MAX)
    .flatMap((found) => {
      const { trade, score } = found;
      return saidNames(trade.names?.[language] ?? [], ideaWords, language)
        .filter(({ said }) => score >= TOUCHED_SCORE || (!isGrave && isOffered(said?.text, idea)))
        .map(
          ({ name, said }): NameDraft => ({
            name,
            method: "real word",
            why: `${name} is a word of ${trade.label ?? trade.id.replaceAll("-", " ")}. The idea’s “${said?.text ?? found.words[0]}” led to it.`,
            sources: [name],
            ...(said && { said }),
            found,
          }),
        );
    });
}

/**
 * "Headwater" for who counts fish at weirs: no trade of ours, but a matter with a word of its own. Of such names readers called
 * 2 of 255 wrong where the word is what is offered, 3 of 79 where the idea begins with it, and 16 of 129 elsewhere.
 */
function matterNames(idea: Idea, words: readonly SaidWord[], language: TradeLanguage): NameDraft[] {
  return saidNames(names.matters[language], words, language)
    .filter(({ said }) => said!.at < BEGINNING_WORDS || isOffered(said!.text, idea))
    .map(
      ({ name, said }): NameDraft => ({
        name,
        method: "real word",
        why: `${name} belongs to the idea’s “${said!.text}”.`,
        sources: [name],
        said: said!,
      }),
    );
}

/** A trade that is only mentioned lends a name to the thing itself alone: "Stirrup" to saddles, but none to a late father's horse. */
function isOffered(said: string | undefined, { kind, topic, action }: Idea): boolean {
  return (
    said !== undefined &&
    !THINGS.formsAbroad.has(said.toLowerCase()) &&
    [kind, topic, action?.object ?? ""].some((phrase) => sharesWords(said, phrase))
  );
}

/** Names for all that their list is for, and those of which the idea says a word. */
function saidNames(
  list: readonly FittingName[],
  words: readonly SaidWord[],
  language: TradeLanguage,
): Pick<NameDraft, "name" | "said">[] {
  const folded = words.map((word) => word.folded);
  return list.flatMap(({ name, when }) => {
    if (when === undefined) return [{ name }];
    const said = words[findCue(when, folded, language)];
    return said ? [{ name, said }] : [];
  });
}

function neutral({ isGrave }: Idea, words: readonly SaidWord[], language: TradeLanguage): NameDraft[] {
  return saidNames((isGrave ? ANY.quiet : ANY.usual)[language], words, language).map(
    ({ name, said }): NameDraft => ({
      name,
      method: "metaphor",
      why: isGrave
        ? `${name}: a quiet word, where much is at stake.`
        : said
          ? `${name} goes with the idea’s “${said.text}”.`
          : `${name} names a way of working that a business of any kind may make its own.`,
      sources: [name],
      ...(said && { said }),
    }),
  );
}

function plainSounds(): NameDraft[] {
  return ANY.anyLanguage.split(" ").map(
    (name): NameDraft => ({
      name,
      method: "metaphor",
      why: `${name} is made of sounds that are easy in most languages, and means nothing else.`,
      sources: [name],
    }),
  );
}
