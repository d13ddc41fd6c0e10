import type { Random } from "@/lib/model/random";
import type { Idea } from "../idea";
import names from "../names.json";
import { wordSet } from "../words/word-set";
import words from "../words.json";
import type { NameDraft } from "./name-draft";

const SCRIPT_WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  names["script-words"];
const QUIET = wordSet(words.grave.fields);
const TRADES_READ = 2;
/** A second trade with less than this share of the first one’s score lends no word. */
const RIVAL_SHARE = 0.5;
/** How far a word of the idea's own field stands before one that suits any. */
const BELONGING = 0.9;

/**
 * Names in the idea's own script: a word of good sound from the fields of the idea's trades;
 * best first. Empty for languages that are written in Latin letters.
 */
export function draftScriptNames(idea: Idea, random: Random): Pick<NameDraft, "name" | "method" | "why">[] {
  const [first] = idea.trades;
  const fields = new Set(
    idea.trades
      .slice(0, TRADES_READ)
      .filter(({ score }) => score >= RIVAL_SHARE * (first?.score ?? 0))
      .flatMap(({ trade }) => trade.otherLanguages.fields),
  );
  const found = Object.entries(SCRIPT_WORDS[idea.language] ?? {})
    .map(([word, [meaning, fieldsOf = ""]]) => {
      const places = fieldsOf.split(" ");
      const belongs = places.some((place) => fields.has(place));
      return { word, meaning, places, belongs, rank: random.next() + (belongs ? BELONGING : 0) };
    })
    .filter(({ places }) => !idea.isGrave || places.some((place) => QUIET.has(place)))
    .sort((a, b) => b.rank - a.rank);
  return found.map(({ word, meaning, belongs }) => {
    const fit = belongs ? "It belongs to what the business does." : "A picture that is good to live with.";
    return {
      name: word,
      method: belongs ? "real word" : "metaphor",
      why: `“${word}”: ${meaning}. ${fit}`,
    };
  });
}
