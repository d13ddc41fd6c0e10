import { capitalize, uncapitalize } from "../language/phrase";
import type { PersonalityDimension } from "../strategy.schema";
import { ENGLISH_CLOSERS } from "../words/english-closers";
import { BUSINESS_FORMS, PEOPLE } from "../words/english-nouns";
import { pastParticiple } from "../words/english-verbs";
import type { Phrasebook, Subject, TaglineDraft } from "./phrasebook";
import { sharesWords } from "./shares-words";

/** Verbs whose participle says nothing: "soap, sold online". */
const PALE_VERBS = new Set(
  "sell offer provide help let use give bring connect match allow enable want support".split(" "),
);
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|su|ti|k\b)|hour|honest|heir)/iu;
/** Acronyms whose first letter is spoken with a vowel: "an SEO agency". */
const VOWEL_ACRONYM = /^(?:[FHLMNRSX][A-Z\d]|8)/u;
/** The customer acts, the business makes it easier. */
const EASED = ["start to finish", "the easy way", "all in one place"];

export const english: Phrasebook = {
  taglines({ idea, name }) {
    const { action, topic, audience, kind } = idea;
    const userActs = action?.isDoneByUser === true;
    const isAboutPeople = isPeople(topic);
    const noun = isAboutPeople ? `For ${topic}` : capitalize(topic || name);
    const drafts: TaglineDraft[] = [];
    const add = (weight: number, text: string) => drafts.push({ weight, text });
    if (action) {
      const participle = PALE_VERBS.has(action.verb) ? undefined : pastParticiple(action.verb);
      const does = `${action.verb} ${action.object}`;
      if (action.isDoneByUser) {
        for (const end of EASED) add(2.6, `${capitalize(does)}, ${end}`);
        add(2.6, `The short way to ${does}`);
        add(2.6, `A calmer way to ${does}`);
        add(2.4, `${capitalize(does)} without the fuss`);
        if (action.adjunct) add(2.8, `${capitalize(does)} ${action.adjunct}`);
      } else {
        const met = /^(?:with|to)\s+(.+)$/iu.exec(action.adjunct)?.[1];
        if (met && /^(?:connect|match|pair)$/u.test(action.verb))
          add(5, `${capitalize(action.object)}, meet ${met}`);
        else if (participle && action.adjunct && !isAboutPeople)
          add(3.4, `${noun}, ${participle} ${action.adjunct}`);
        else if (action.adjunct) add(2.2, `${noun}, ${action.adjunct}`);
        if (participle && audience && !isAboutPeople) add(2.4, `${noun}, ${participle} for ${audience}`);
        add(2.2, `We ${does}${spaced(action.adjunct)}`);
      }
    }
    const own = idea.phrase.replace(/^(?:an?|the|our|my)\s+/iu, "");
    if (own.length <= 46 && kind !== "") add(1.8, capitalize(own));
    if (audience && !userActs && !isAboutPeople && !sharesWords(topic, audience))
      add(2.3, `${noun} for ${audience}`);
    for (const end of userActs ? [] : closersOf(idea)) add(2.5, `${noun}, ${end}`);
    const [first, second] = idea.keywords.filter((word) => word.length > 3 && !sharesWords(word, topic));
    if (first && second && idea.trades.length > 1 && !action) add(1.4, `${noun}, ${first} and all`);
    if (!isAboutPeople) add(0.8, `${noun}, plain and simple`);
    return drafts;
  },

  oneLiner({ idea, name }) {
    const { phrase, audience, kind } = idea;
    const served =
      audience && !/\bfor\b/iu.test(phrase) && !sharesWords(phrase, audience)
        ? `${phrase.split(" ").length > 6 ? "," : ""} for ${audience}`
        : "";
    if (!/\p{Letter}/u.test(phrase)) return `${name} is a new brand whose story is still to be written.`;
    if (/^(?:an?|the)\s/iu.test(phrase)) return `${name} is ${uncapitalize(phrase)}${served}.`;
    if (/^(?:we|i)\s/iu.test(phrase))
      return `At ${name}, we ${phrase.replace(/^(?:we|i)\s+/iu, "")}${served}.`;
    if (isForm(kind)) return `${name} is ${withArticle(uncapitalize(phrase))}${served}.`;
    const canBring =
      kind !== "" &&
      audience !== "" &&
      !/\b(?:for|that|which|who)\b/iu.test(phrase) &&
      !sharesWords(phrase, audience);
    return canBring
      ? `${name} brings ${decapitalized(phrase, kind)} to ${audience}.`
      : `${name}: ${phrase}${served}.`;
  },

  missions({ idea }) {
    const { action, topic, audience, kind } = idea;
    const forAudience = audience ? ` for ${audience}` : "";
    if (action?.isDoneByUser) {
      const does = `${action.verb} ${action.object}${spaced(action.adjunct)}`;
      return [
        `To make it easy${forAudience || " for anyone"} to ${does}.`,
        `To give ${audience || "people"} a way to ${does} that asks for less time and less patience.`,
        `To leave ${audience || "people"} with one worry less: how to ${does}.`,
      ];
    }
    if (action) {
      const does = `${action.verb} ${action.object}${spaced(action.adjunct)}`;
      const served = sharesWords(does, audience) ? "" : forAudience;
      return [
        `To ${does}${served}, and to be missed on the day we stop.`,
        `We are here to ${does}${served}, without cutting the corner that nobody would see.`,
        `To ${does}${served} so well that it needs no advertising.`,
      ];
    }
    const served = sharesWords(topic, audience) ? "" : forAudience;
    if (isForm(kind)) {
      return [
        `To be the ${kind} that comes to mind first${served}.`,
        `To make ${withArticle(kind)} worth recommending${served}.`,
      ];
    }
    return [
      `To get ${topic} right${served}, down to the part that nobody sees.`,
      `We want ${topic} to be the easy choice${served}, and the good one.`,
      `To make ${topic} worth talking about${served}.`,
    ];
  },

  values(subject) {
    const { idea, traits } = subject;
    const values = traits.map((trait) => VALUES[trait](about(idea)));
    if (idea.action?.adjunct && !idea.action.isDoneByUser && !PALE_VERBS.has(idea.action.verb)) {
      const { verb, object, adjunct } = idea.action;
      values.push({
        title: `${capitalize(adjunct)}, on purpose`,
        text: `We ${verb} ${object} ${adjunct} because it is part of the promise, not a detail.`,
      });
    }
    const audience = idea.audience || "the people we work for";
    values.push({
      title: `On the side of ${audience}`,
      text: `When two plans for ${about(idea)} compete, the one that helps ${audience} wins.`,
    });
    return values;
  },

  voice({ idea, tagline, traits }) {
    const topic = about(idea);
    const audience = idea.audience && !sharesWords(topic, idea.audience) ? idea.audience : "the reader";
    return [
      { do: `Name the thing itself: “${tagline}.”`, dont: `Call ${topic} a “solution” or an “experience”.` },
      TONES[traits[0] ?? "competence"](topic, audience),
      {
        do: `Give a figure, a place or a time whenever you mention ${topic}.`,
        dont: `Promise the best ${bareTopic(idea)} in the world.`,
      },
      {
        do: `Write for ${audience} the way you would speak to one of them: “you”, and short sentences.`,
        dont: `Explain ${topic} in words that ${audience} would have to look up.`,
      },
    ];
  },
};

const VALUES: Record<PersonalityDimension, (topic: string) => { title: string; text: string }> = {
  sincerity: (topic) => ({
    title: "Say how it is",
    text: `We speak plainly about ${topic}: what we do, what we leave out and what it costs.`,
  }),
  excitement: (topic) => ({
    title: "Try it first",
    text: `A new idea has to prove itself on ${topic} before it gets a name.`,
  }),
  competence: (topic) => ({
    title: "Check, then promise",
    text: `With ${topic}, we test first and talk afterwards, and we publish what went wrong.`,
  }),
  sophistication: (topic) => ({
    title: "Leave out the rest",
    text: `We would rather leave ${topic} alone than add a detail that nobody asked for.`,
  }),
  ruggedness: (topic) => ({
    title: "Made for the hard week",
    text: `In everything around ${topic}, we plan for the worst day of the year, so that the others are easy.`,
  }),
};

const TONES: Record<PersonalityDimension, (topic: string, audience: string) => { do: string; dont: string }> =
  {
    sincerity: (topic, audience) => ({
      do: `Talk about ${topic} as you would to a neighbour.`,
      dont: `Flatter ${audience}, or apologise three times.`,
    }),
    excitement: (topic, audience) => ({
      do: `Start with the moment when ${topic} surprised you.`,
      dont: `Shout at ${audience} with capitals and exclamation marks.`,
    }),
    competence: (topic, audience) => ({
      do: `Lead with the result, then show how ${topic} got there.`,
      dont: `Hide the answer from ${audience} behind a form.`,
    }),
    sophistication: (topic, audience) => ({
      do: `Describe ${topic} by what can be seen, heard or touched.`,
      dont: `Tell ${audience} that it is exclusive, premium or luxurious.`,
    }),
    ruggedness: (topic, audience) => ({
      do: `Use short verbs, and say what ${topic} can take.`,
      dont: `Soften it for ${audience} with “maybe”, “kind of” or “hopefully”.`,
    }),
  };

/** The topic as it can follow "about": "sourdough", "our yoga studio". */
function about({ topic }: Subject["idea"]): string {
  if (topic === "") return "what we do";
  if (isPeople(topic)) return `our work with ${topic}`;
  return isForm(topic) ? `our ${topic}` : topic;
}

function bareTopic({ topic }: Subject["idea"]): string {
  return isPeople(topic) ? `service for ${topic}` : topic || "service";
}

function closersOf(idea: Subject["idea"]): readonly string[] {
  const own = ENGLISH_CLOSERS[idea.trades[0]?.trade.id ?? "general"];
  return own ?? ENGLISH_CLOSERS.general ?? [];
}

function isPeople(phrase: string): boolean {
  return PEOPLE.has(phrase.split(" ").at(-1)?.toLowerCase() ?? "");
}

function isForm(phrase: string): boolean {
  return BUSINESS_FORMS.has(phrase.split(" ").at(-1)?.toLowerCase() ?? "");
}

function withArticle(phrase: string): string {
  return `${VOWEL_SOUND.test(phrase) || VOWEL_ACRONYM.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** The phrase begins with its kind, whose first letter was made small where that is right. */
function decapitalized(phrase: string, kind: string): string {
  return kind && phrase.toLowerCase().startsWith(kind.toLowerCase())
    ? kind + phrase.slice(kind.length)
    : phrase;
}

function spaced(text: string): string {
  return text ? ` ${text}` : "";
}
