import type { ColorMood, Strategy } from "@/lib/strategy/strategy.schema";
import type { Motif } from "../mark";
import { rankSymbols, symbolNamed } from "./find-symbols";
import type { MarkSymbol } from "./symbol";

/** Beginnings of words, in several languages, that call a form to mind. */
const WORDS: Readonly<Partial<Record<Motif, readonly string[]>>> = {
  sun: "sun solar sonne sol soleil morning dawn light energy energ holiday travel beach summer breakfast licht".split(
    " ",
  ),
  leaf: "leaf plant garden green organic vegan farm herb tea bio eco sustain forest tree agri natur wald jardin huerto tisane salad compost matcha".split(
    " ",
  ),
  flower:
    "flower flor blume fleur bloom beauty spa yoga wedding skin cosmet perfume salon florist bouquet".split(
      " ",
    ),
  water:
    "water wave ocean sea surf swim river fish sail wasser mer mar agua eau acqua harbor harbour boat marine meer".split(
      " ",
    ),
  drop: "drop water oil coffee café kaffee drink juice brew beer wine wein vin clean wash laundry blood honey milk".split(
    " ",
  ),
  mountain:
    "mountain hike climb outdoor trek ski alp berg camp peak adventure trail montagne summit expedition".split(
      " ",
    ),
  gem: "jewel gem diamond luxury gold watch ring schmuck bijou premium couture fine".split(" "),
  spark:
    "spark ai artificial idea creativ electric magic clean launch event party agency design studio star".split(
      " ",
    ),
  home: "home house real estate rent interior furniture hotel hostel roof haus maison casa property neighbour neighbor kitchen apartment".split(
    " ",
  ),
  eye: "eye optic vision photo camera film video watch monitor inspect analytics insight glasses brille".split(
    " ",
  ),
  shield:
    "secur shield protect insur law legal lawyer safe privacy guard defen trust bank audit compliance versicher".split(
      " ",
    ),
  together:
    "together communit social team share match friend dating connect collab family members club partner people coop".split(
      " ",
    ),
  cycle:
    "cycle recycl bike bicycl repair circular subscription reuse wheel fahrrad vélo bici again rental second".split(
      " ",
    ),
  path: "path deliver logistic ship courier transport route travel navigation run fitness sport mobil drive coach career bicycle express".split(
    " ",
  ),
  box: "box pack storage product build construct architect inventory warehouse software platform develop code saas data module tool bau".split(
    " ",
  ),
  layers:
    "book read learn school course educat teach library publish story paper print layer document news buch livre libro".split(
      " ",
    ),
  orbit: "orbit space global network satellite cloud api internet planet science lab research astronom".split(
    " ",
  ),
  doorway:
    "gate door museum histor heritage church hotel theater theatre art gallery access entry portal wedding".split(
      " ",
    ),
};

/** What a mood suggests when the words say nothing. */
const MOODS: Readonly<Record<ColorMood, readonly Motif[]>> = {
  trust: ["shield", "together", "box"],
  energy: ["spark", "sun", "path"],
  growth: ["leaf", "mountain", "flower"],
  luxury: ["gem", "doorway", "letter"],
  play: ["flower", "together", "cycle"],
  calm: ["water", "drop", "orbit"],
};

/** Less than a thing that the idea names: these forms stand for many things. */
const WORD_WEIGHT = 0.85;
const MOOD_WEIGHT = 0.6;
/** An initial always belongs to the name, whatever the business does. */
const LETTER_WEIGHT = 0.7;
const PLAIN_LETTER_WEIGHT = 0.3;

type MotifStrategy = Pick<Strategy, "name" | "trade" | "keywords" | "symbols" | "colorMood">;

/** How much each motif suits the brief, 0 to 1. */
export function wantedMotifs(strategy: MotifStrategy, businessIdea: string): Map<Motif, number> {
  const wanted = new Map<Motif, number>([
    ["letter", LETTER_WEIGHT],
    ["plain-letter", PLAIN_LETTER_WEIGHT],
  ]);
  for (const motif of MOODS[strategy.colorMood.mood])
    wanted.set(motif, Math.max(MOOD_WEIGHT, wanted.get(motif) ?? 0));
  const text = [strategy.name, strategy.trade, ...strategy.keywords, businessIdea].join(" ").toLowerCase();
  const words = text.split(/[^\p{Letter}\p{Mark}\p{Number}]+/u);
  for (const [motif, beginnings] of Object.entries(WORDS) as [Motif, readonly string[]][]) {
    // Two-letter beginnings ("ai") count as whole words only.
    const named = words.some((word) =>
      beginnings.some((start) =>
        start.length < 4 ? word === start || word === `${start}s` : word.startsWith(start),
      ),
    );
    if (named) wanted.set(motif, WORD_WEIGHT);
  }
  for (const [symbol, weight] of wantedSymbols(strategy)) wanted.set(`symbol:${symbol.id}`, weight);
  return wanted;
}

/** The symbols among wanted motifs, most fitting first. */
export function chooseSymbols(motifs: ReadonlyMap<Motif, number>): MarkSymbol[] {
  return [...motifs]
    .filter(([motif]) => motif.startsWith(SYMBOL_PREFIX))
    .sort(([, one], [, other]) => other - one)
    .map(([motif]) => symbolNamed(motif.slice(SYMBOL_PREFIX.length)));
}

const SYMBOL_PREFIX = "symbol:";
const SYMBOLS_MAX = 8;
/** A picture of the thing itself says what the trade says; forms that only allude to it stand beside it. */
const THING_WEIGHT = 0.74;
const KEYWORD_WEIGHT = 0.68;
/** What a mood suggests when neither the strategist nor the keywords name a thing that can be drawn. */
const MOOD_SYMBOLS: Readonly<Record<ColorMood, readonly string[]>> = {
  trust: ["shield", "key", "lighthouse", "compass"],
  energy: ["bolt", "sun", "rocket", "arrow"],
  growth: ["leaf", "sprout", "mountain", "tree"],
  luxury: ["crown", "gem", "door", "feather"],
  play: ["smile", "star", "butterfly", "balloon"],
  calm: ["wave", "moon", "lotus", "sunrise"],
};

function wantedSymbols({ symbols, keywords, trade, colorMood }: MotifStrategy): [MarkSymbol, number][] {
  const weights = new Map<MarkSymbol, number>();
  const add = (words: readonly string[], factor: number) => {
    for (const { symbol, weight } of rankSymbols(words)) {
      weights.set(symbol, Math.max(weights.get(symbol) ?? 0, weight * factor));
    }
  };
  add(symbols, THING_WEIGHT);
  add([...keywords, trade], KEYWORD_WEIGHT);
  if (weights.size < 3) add(MOOD_SYMBOLS[colorMood.mood], MOOD_WEIGHT);
  return [...weights].sort(([, one], [, other]) => other - one).slice(0, SYMBOLS_MAX);
}
