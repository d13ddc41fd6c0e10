import { capitalize } from "@/lib/model/letter-case";
import { type Found, rulingActs, sureTheme } from "../find-themes";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { STOP_WORDS } from "../language/stop-words";
import { THEME_LANGUAGES, type Theme, type ThemeLanguage } from "../theme.schema";
import { EMPTY_WORDS, GENERIC_MODIFIERS, PEOPLE } from "../words/english-nouns";
import { verbForm } from "../words/english-verbs";
import type { NameDraft } from "./name-draft";
import { NEUTRAL_NAMES, PLAIN_SOUNDS, QUIET_NAMES } from "./neutral-names";
import { joinsWell } from "./phonotactics";

const THEMES_MAX = 3;
/** A theme with less than this share of the first one's score lends no name. */
const SHARE_MIN = 0.45;
/** Below this score the brief only mentions the theme: lunch at a course makes no caterer. */
const TOUCHED_SCORE = 0.5;
/** Factor on the fit of a name whose theme the brief only mentions. */
const SURE_SHARE = 0.55;
/** Factor on the fit where the business does something else with the theme's thing: a bat surveyor is no bat keeper. */
const UNSURE_SHARE = 0.75;
const LENGTH_MAX = 10;
const THING = { min: 3, max: 6 } as const;

/** Every name for the idea with how plainly it fits: words of its themes, its own things joined with what it does, neutral ones. */
export function draftNames(idea: Idea): NameDraft[] {
  const language = THEME_LANGUAGES.find((code) => code === idea.language);
  if (!language) return [...ownWords(idea), ...plainSounds()];
  return [
    ...themeNames(idea, language),
    ...(language === "en" ? joined(idea) : []),
    ...neutral(idea, language),
  ];
}

function themeNames({ found, isGrave }: Idea, language: ThemeLanguage): NameDraft[] {
  const fitting = found.themes.filter(({ entry }) => entry.isGrave === isGrave || entry.isGrave);
  const best = fitting[0]?.score ?? 1;
  const certainty = sureTheme(found) || isGrave ? 1 : UNSURE_SHARE;
  return fitting
    .filter(({ score }) => score >= Math.max(TOUCHED_SCORE, SHARE_MIN * best))
    .slice(0, THEMES_MAX)
    .flatMap(({ entry, word, score }) =>
      entry.names[language].map(
        (name): NameDraft => ({
          name,
          method: "real word",
          why: `${name} is a word of ${entry.label}. The idea’s “${word}” led to it.`,
          fit: (0.25 + 0.75 * (score / best)) * Math.min(1, SURE_SHARE + score) * certainty,
          craft: 0.8,
          sources: [name],
        }),
      ),
    );
}

/** "Gaugeworks": a thing that the brief names, with what such a business is or has. English only. */
function joined(idea: Idea): NameDraft[] {
  const { found, isGrave } = idea;
  if (isGrave) return [];
  const things = [...new Set([...found.themes.slice(0, THEMES_MAX).flatMap(themeThing), ...ownThings(idea)])];
  const endings = [
    ...new Set(
      rulingActs(found)
        .slice(0, 2)
        .flatMap(({ endings }) => endings),
    ),
  ];
  return things.flatMap((thing, order) =>
    endings
      .filter(
        (ending) =>
          thing.length + ending.length <= LENGTH_MAX && joinsWell(thing, ending) && thing !== ending,
      )
      .map(
        (ending): NameDraft => ({
          name: capitalize(thing + ending),
          method: "compound",
          why: `“${thing}” stands in the idea; “${ending}” says what it is.`,
          fit: 0.9 - 0.15 * order,
          craft: 0.6,
          sources: [thing, ending],
        }),
      ),
  );
}

/** The word that led to a theme, in the singular, where it is a short noun by itself. */
function themeThing({ word, entry }: Found<Theme>): string[] {
  const folded = fold(word);
  const single = /(?:ss|us|is)$/u.test(folded) ? folded : folded.replace(/(?<=[sxz]|[cs]h)es$|s$/u, "");
  const isNamed = entry.cues.en.split(" ").some((cue) => cue === folded || cue === single);
  const isShort = single.length >= THING.min && single.length <= THING.max && /^[a-z]+$/u.test(single);
  return isNamed &&
    isShort &&
    !PLAIN_ADJECTIVES.has(single) &&
    !PEOPLE.has(folded) &&
    !/(?:ing|er|ed)$/u.test(single)
    ? [single]
    : [];
}

/** Short nouns, as far as their form tells, at the head of what is offered. */
function ownThings({ kind, topic, action }: Idea): string[] {
  return [kind, topic, action?.object ?? ""].flatMap((phrase) => {
    const [start = ""] = phrase.split(/\s(?:for|of|with|in|on|from|to|that|who)\s/u);
    return start.split(" ").flatMap((word) => {
      const single = fold(word).replace(/(?<=[^s])s$/u, "");
      const isNoun =
        /^[a-z]{3,5}$/u.test(single) &&
        !/(?:ing|er|ed|al|ic|ive|ous|ful|ly|y|ish|ent|ant)$/u.test(single) &&
        !STOP_WORDS.en.has(single) &&
        !EMPTY_WORDS.has(single) &&
        !PEOPLE.has(fold(word)) &&
        !GENERIC_MODIFIERS.has(single) &&
        !PLAIN_ADJECTIVES.has(single) &&
        verbForm(single)?.form !== "base";
      return isNoun ? [single] : [];
    });
  });
}

const PLAIN_ADJECTIVES = new Set(
  "old second third hand late night early open rare raw wild dry cold hot warm full half whole deep high low long short big great large tall thin fine pure true real rich soft hard safe wise kind blind deaf used past live main made own home work time day week year free part full self fit ship cheap room car home price low cost help group list part next same fast slow quick tiny loud calm clean fresh sweet gold black white blue green grey".split(
    " ",
  ),
);

function neutral({ isGrave }: Idea, language: ThemeLanguage): NameDraft[] {
  return (isGrave ? QUIET_NAMES : NEUTRAL_NAMES)[language].split(" ").map(
    (name): NameDraft => ({
      name,
      method: "metaphor",
      why: isGrave
        ? `${name}: a quiet picture, where much is at stake.`
        : `${name} names a way of working that a business of any kind may make its own.`,
      fit: isGrave ? 0.6 : 0.2,
      craft: 0.8,
      sources: [name],
    }),
  );
}

/** Endings of Polish cases that no name stands in. */
const ENDINGS = /(?:ów|ach|ami|ego|ej|ych|ymi|em|om|ie|ą|ę|u)$/u;

/** Words of the idea as they stand: the first of a sentence is seldom inflected. */
function ownWords({ keywords, text }: Idea): NameDraft[] {
  const order = (word: string) => text.toLowerCase().indexOf(word.toLowerCase());
  return keywords
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, 2)
    .filter((word) => /^\p{Script=Latin}{4,9}$/u.test(word) && !ENDINGS.test(word.toLowerCase()))
    .map(
      (word, place): NameDraft => ({
        name: capitalize(word.toLowerCase()),
        method: "own word",
        why: `${capitalize(word)} is the idea’s own word.`,
        fit: 0.9 - 0.3 * place,
        craft: 0.6,
        sources: [word],
      }),
    );
}

function plainSounds(): NameDraft[] {
  return PLAIN_SOUNDS.map(
    (name): NameDraft => ({
      name,
      method: "metaphor",
      why: `${name} is made of sounds that are easy in most languages, and means nothing else.`,
      fit: 0.3,
      craft: 0.5,
      sources: [name],
    }),
  );
}
