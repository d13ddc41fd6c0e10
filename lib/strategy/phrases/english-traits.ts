import type { PersonalityDimension, Strategy } from "../strategy.schema";
import type { Material } from "./material";

type Value = Strategy["values"][number];
type VoicePair = Strategy["voice"][number];
type ValueLine = (about: string, short: string) => Value;
type PairLine = (about: string, reader: string) => VoicePair;

/** Values for each trait; `about` can follow "about", `short` begins a title. */
export const ENGLISH_VALUES: Record<PersonalityDimension, readonly ValueLine[]> = {
  sincerity: [
    (about, short) => ({
      title: `${short} in plain words`,
      text: `We speak plainly about ${about}: what we do, what we leave out and what it costs.`,
    }),
    (about, short) => ({
      title: `${short}, no act`,
      text: `Nobody here is friendlier about ${about} on the phone than at the door.`,
    }),
    (about, short) => ({
      title: `${short} with a name on it`,
      text: `Whoever has a question about ${about} reaches a person who knows the answer or says so.`,
    }),
  ],
  excitement: [
    (about, short) => ({
      title: `${short}, tried before it is named`,
      text: `A new idea has to prove itself on ${about} before it gets a name.`,
    }),
    (about, short) => ({
      title: `${short}, never quite finished`,
      text: `Once a month we change something about ${about}, and keep it only if it is missed.`,
    }),
    (about, short) => ({
      title: `${short} with a raised eyebrow`,
      text: `If ${about} could be swapped for what everyone else has, we start again.`,
    }),
  ],
  competence: [
    (about, short) => ({
      title: `${short}: check, then promise`,
      text: `With ${about}, we test first and talk afterwards, and we publish what went wrong.`,
    }),
    (about, short) => ({
      title: `${short} by the numbers`,
      text: `Every claim about ${about} has a figure behind it, or it is taken down.`,
    }),
    (about, short) => ({
      title: `${short} without loose ends`,
      text: `What was agreed about ${about} is written down, dated and closed.`,
    }),
  ],
  sophistication: [
    (about, short) => ({
      title: `${short} and nothing around it`,
      text: `We would rather leave ${about} alone than add a detail that nobody asked for.`,
    }),
    (about, short) => ({
      title: `${short}, one thing less`,
      text: `The last step of our work on ${about} is to take something away.`,
    }),
    (about, short) => ({
      title: `${short}, quietly`,
      text: `We let ${about} speak first and speak second ourselves.`,
    }),
  ],
  ruggedness: [
    (about, short) => ({
      title: `${short} for the hard week`,
      text: `In everything around ${about}, we plan for the worst day of the year, so that the others are easy.`,
    }),
    (about, short) => ({
      title: `${short} that can take it`,
      text: `What breaks in ${about} is repaired, and what breaks twice is built differently.`,
    }),
    (about, short) => ({
      title: `${short}, rain or shine`,
      text: `Excuses are no part of ${about}: neither the weather nor the calendar is one.`,
    }),
  ],
};

/** The value that the trade itself asks for. */
export const ENGLISH_DETAIL_VALUES: readonly ((about: string, words: Material) => Value)[] = [
  (about, { short, details: [first] }) => ({
    title: `${short}: ${first} first`.replace(/the first (.+) first$/u, "the first $1"),
    text: `Before we talk about ${about}, we look at ${first}: what is wrong there, no advertising makes good.`,
  }),
  (about, { short, details: [, second] }) => ({
    title: `${short}, down to ${second}`,
    text: `With ${about}, ${second} is where carelessness shows first, so that is where we begin.`,
  }),
  (about, { short, details: [first, , third] }) => ({
    title: `${short}, from ${first} on`,
    text: `We answer for ${about} from ${first} to ${third}, and for nothing that we have not seen ourselves.`,
  }),
];

export const ENGLISH_AUDIENCE_VALUES: readonly ((about: string, audience: string) => Value)[] = [
  (about, audience) => ({
    title: `On the side of ${audience}`,
    text: `When two plans for ${about} compete, the one that helps ${audience} wins.`,
  }),
  (about, audience) => ({
    title: `With ${audience} in the room`,
    text: `We decide nothing about ${about} that we would not say aloud in front of ${audience}.`,
  }),
  (about, audience) => ({
    title: `${audience.slice(0, 1).toUpperCase()}${audience.slice(1)} before everyone else`,
    text: `If a change to ${about} would please investors and annoy ${audience}, it does not happen.`,
  }),
];

export const ENGLISH_TONES: Record<PersonalityDimension, readonly PairLine[]> = {
  sincerity: [
    (about, reader) => ({
      do: `Talk about ${about} as you would to a neighbour.`,
      dont: `Flatter ${reader} to make them like ${about}.`,
    }),
    (about, reader) => ({
      do: `Admit in the first line what ${about} cannot do.`,
      dont: `Apologise to ${reader} three times for ${about}.`,
    }),
  ],
  excitement: [
    (about, reader) => ({
      do: `Open with the one thing about ${about} that nobody expects.`,
      dont: `Greet ${reader} with capitals and exclamation marks about ${about}.`,
    }),
    (about, reader) => ({
      do: `Let a verb carry the sentence about ${about}, and cut the adverb.`,
      dont: `Warm ${reader} up for three lines before ${about} is mentioned.`,
    }),
  ],
  competence: [
    (about, reader) => ({
      do: `Lead with the result, then show how ${about} led to it.`,
      dont: `Hide the facts about ${about} from ${reader} behind a form.`,
    }),
    (about, reader) => ({
      do: `Put a number, a date or a source beside every claim about ${about}.`,
      dont: `Round up what ${about} achieved to impress ${reader}.`,
    }),
  ],
  sophistication: [
    (about, reader) => ({
      do: `Say one true thing about ${about}, then stop.`,
      dont: `Tell ${reader} that ${about} deserves the word “exclusive”.`,
    }),
    (about, reader) => ({
      do: `Leave room around ${about}: one picture, one sentence.`,
      dont: `Explain to ${reader} how tasteful ${about} would make them.`,
    }),
  ],
  ruggedness: [
    (about, reader) => ({
      do: `Use short verbs, and say what was asked of ${about} and what it took.`,
      dont: `Soften ${about} for ${reader} with “maybe”, “kind of” or “hopefully”.`,
    }),
    (about, reader) => ({
      do: `Show ${about} in use, scratches included.`,
      dont: `Polish ${about} until ${reader} cannot tell what it is for.`,
    }),
  ],
};
