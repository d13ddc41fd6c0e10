import type { DesignBrief } from "@/lib/model/brief.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import { slugify } from "@/lib/model/text";
import { chooseSymbols } from "./choose-symbols";
import type { Idea } from "./idea";
import { detectScripts } from "./language/detect-scripts";
import { shorten } from "./language/phrase";
import { STOP_WORDS } from "./language/stop-words";
import { makeNames } from "./names/make-names";
import { english } from "./phrases/english";
import { french } from "./phrases/french";
import { german } from "./phrases/german";
import { italian } from "./phrases/italian";
import { ownWords } from "./phrases/own-words";
import type { Phrasebook, Subject, TaglineDraft } from "./phrases/phrasebook";
import { portuguese } from "./phrases/portuguese";
import { spanish } from "./phrases/spanish";
import { readIdea } from "./read-idea";
import { readPersonality } from "./read-personality";
import { type Strategy, strategySchema } from "./strategy.schema";
import { GENERAL_TRADE } from "./trades/recognize-trade";

const TAGLINE_MAX = 60;
const PHRASEBOOKS: Record<string, Phrasebook> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  pt: portuguese,
  it: italian,
};

/**
 * The built-in strategist: reads the brief and answers with name, words and character of the brand. It needs no model
 * and no network; the same brief and seed give the same answer. People's words are in the idea's language.
 */
export function makeStrategy({ brief, seed }: { brief: DesignBrief; seed: number }): Strategy {
  const idea = readIdea(brief);
  const { personality, colorMood, typeVoice, traits } = readPersonality(idea, brief);
  const generated = makeNames({ idea, mood: colorMood.mood, features: brief.features, seed });
  const customer = brief.name && { name: brief.name, method: "customer", why: "given by the customer" };
  const nameIdeas = customer ? [customer, ...generated.slice(0, 5)] : generated;
  const name = nameIdeas[0]!.name;
  const subject: Subject = { idea, name, mood: colorMood.mood, traits };
  const phrasebook = choosePhrasebook(idea);
  const tagline = chooseTagline(
    phrasebook.taglines(subject),
    subject,
    seededRandom(seed, "strategy/tagline"),
  );
  const missions = phrasebook.missions(subject);
  const values = phrasebook.values(subject).slice(0, 5);

  return strategySchema.parse({
    name,
    nameSource: customer ? "customer" : "generated",
    nameIdeas,
    slug: slugify(name, slugify(generated.find((other) => /[a-z]/i.test(other.name))?.name ?? "brand")),
    tagline,
    oneLiner: limit(phrasebook.oneLiner(subject), 240),
    mission: limit(seededRandom(seed, "strategy/mission").pick(missions), 300),
    positioning: limit(phrasebook.oneLiner(subject), 300),
    promise: limit(values.at(-1)?.text ?? tagline, 240),
    audiencePicture: limit(values.at(-1)?.text ?? tagline, 400),
    boilerplate: limit(`${phrasebook.oneLiner(subject)} ${missions[0]}`, 700),
    language: idea.language,
    direction: idea.direction,
    scripts: detectScripts(`${idea.text} ${tagline} ${name}`),
    trade: (idea.trades[0]?.trade ?? GENERAL_TRADE).id,
    keywords: [...idea.keywords],
    symbols: chooseSymbols(idea),
    personality,
    colorMood,
    typeVoice,
    values,
    voice: phrasebook.voice({ ...subject, tagline }).slice(0, 5),
  } satisfies Strategy);
}

/** A language with sentences of its own; English too for a brief without a single word, else the idea's own words. */
function choosePhrasebook(idea: Idea): Phrasebook {
  if (!/\p{Letter}/u.test(idea.text)) return english;
  return (idea.topic !== "" && PHRASEBOOKS[idea.language]) || ownWords;
}

/** The best draft that fits and reads well, with some play; else the idea's own words, cut; else the name. */
function chooseTagline(drafts: readonly TaglineDraft[], { idea, name }: Subject, random: Random): string {
  const fitting = drafts
    .map(({ text, weight }) => ({
      text: text.replace(/\s+/gu, " ").trim(),
      score: weight + random.next() * 1.3,
    }))
    .filter(
      ({ text }) =>
        text.length <= TAGLINE_MAX && /\p{Letter}/u.test(text) && !endsDangling(text, idea.language),
    );
  const best = fitting.sort((a, b) => b.score - a.score)[0]?.text;
  return best ?? (shorten(idea.topic || idea.phrase, TAGLINE_MAX) || shorten(name, TAGLINE_MAX));
}

function endsDangling(text: string, language: Idea["language"]): boolean {
  const last = text.split(" ").at(-1)?.toLowerCase() ?? "";
  const words = STOP_WORDS[language as keyof typeof STOP_WORDS];
  return words?.has(last) === true && !["down", "up", "again", "on"].includes(last);
}

/** A sentence within its limit: cut at a word and closed, when it is too long. */
function limit(sentence: string, max: number): string {
  return sentence.length <= max ? sentence : `${shorten(sentence, max - 1)}…`;
}
