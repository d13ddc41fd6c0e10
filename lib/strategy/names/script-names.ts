import type { Random } from "@/lib/model/random";
import type { Idea } from "../idea";
import { TRADE_FIELDS } from "./lexicon/trade-fields";
import type { NameDraft } from "./name-draft";
import { SCRIPT_WORDS } from "./script-words";

/** In these languages a word for the thing itself follows the name without a space. */
const UNSPACED = new Set(["ja", "zh"]);
/** Fields whose pictures suit where somebody has died or is in need. */
const QUIET: ReadonlySet<string> = new Set(["light", "river", "breath", "home", "forest", "weather", "heal"]);
const THING_LENGTH_MAX = 5;
const TRADES_READ = 2;
/** How far a word of the idea's own field stands before one that suits any. */
const BELONGING = 0.9;

/**
 * Names in the idea's own script: a word of good sound from the fields of the idea's trades, alone or with the thing
 * itself; best first. Empty for languages that are written in Latin letters.
 */
export function draftScriptNames(idea: Idea, random: Random): NameDraft[] {
  const fields = new Set(
    idea.trades
      .slice(0, TRADES_READ)
      .flatMap(({ trade, evidence }) =>
        evidence.length > 0 ? (TRADE_FIELDS[trade.id] ?? "").split(" ") : [],
      ),
  );
  const words = (SCRIPT_WORDS[idea.language]?.split(", ") ?? [])
    .map((entry) => {
      const [word = "", rest = ""] = entry.split("=");
      const [meaning = "", places = ""] = rest.split(":");
      const belongs = places.split(" ").some((place) => fields.has(place));
      return {
        word,
        meaning,
        places: places.split(" "),
        belongs,
        rank: random.next() + (belongs ? BELONGING : 0),
      };
    })
    .filter(({ places }) => !idea.isGrave || places.some((place) => QUIET.has(place)))
    .sort((a, b) => b.rank - a.rank);
  const thing = ownThing(idea);
  const joins =
    !idea.isGrave && UNSPACED.has(idea.language) && thing !== "" && [...thing].length <= THING_LENGTH_MAX;
  return words.map(({ word, meaning, belongs }, index): NameDraft => {
    const withThing = joins && index % 2 === 1 && !word.endsWith(thing);
    const fit = belongs ? "It belongs to what the business does." : "A picture that is good to live with.";
    return {
      name: withThing ? word + thing : word,
      method: withThing ? "compound" : belongs ? "real word" : "metaphor",
      why: withThing
        ? `“${word}” (${meaning}) with “${thing}”, what it is about.`
        : `“${word}”: ${meaning}. ${fit}`,
      fit: belongs ? 0.8 : 0.6,
      craft: 0.7,
      sources: [word],
    };
  });
}

/** The shortest native word for what the business deals in. */
function ownThing(idea: Idea): string {
  const native = idea.trades[0]?.evidence.find((word) => /\P{ASCII}/u.test(word));
  return native ?? idea.keywords[0] ?? "";
}
