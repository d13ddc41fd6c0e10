import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const english: Sentences = {
  quietLines: ["With care, and with time", "There for you", "One step at a time"],
  quietMission: "To be there when we are needed, and to do it with care.",
  quietPromise: "We take time for you, and say things as they are.",
  missions: [
    "To do what we do properly, every time.",
    "To be good at this, and to keep getting better.",
    "To do work that people tell others about.",
  ],
  promises: [
    "What we agreed is what you get.",
    "We say what we know, and what we do not.",
    "If something goes wrong, you hear it from us first.",
  ],
  characters: {
    sincerity: {
      mission: "To be useful, and honest about how.",
      missionFor: (audience) => `To be of use to ${audience}, and honest about how.`,
      values: [
        ["Plain words", "We say what a thing is, and what it is not."],
        ["Kept word", "We promise what we can do, and do what we promised."],
      ],
      habits: [
        [
          "Write as you would speak to someone you know: short, plain and friendly.",
          "Flatter, or apologise three times for one mistake.",
        ],
        ["Admit early what does not suit everyone.", "Hide the small print in small print."],
      ],
    },
    excitement: {
      mission: "To keep finding better ways to do this.",
      missionFor: (audience) => `To keep finding better ways to be of use to ${audience}.`,
      values: [
        ["Stay curious", "We keep asking how it could be done better."],
        ["Glad work", "What is done gladly is done better, and people notice."],
      ],
      habits: [
        [
          "Open with the most interesting thing, and let the verb carry it.",
          "Shout in capitals and exclamation marks.",
        ],
        ["Surprise with a fact.", "Announce a surprise and then explain it."],
      ],
    },
    competence: {
      mission: "To be a name that people can count on.",
      missionFor: (audience) => `To be a name that ${audience} can count on.`,
      values: [
        ["No loose ends", "What we begin, we finish."],
        ["Known by heart", "We learn our subject thoroughly and explain it simply."],
      ],
      habits: [
        ["Lead with the result, then give the reason.", "Hide the facts behind a form or a slogan."],
        ["Put a number, a date or a source beside a claim.", "Round up to impress."],
      ],
    },
    sophistication: {
      mission: "To get the details right.",
      missionFor: (audience) => `To get the details right for ${audience}.`,
      values: [
        ["Less, better", "We leave out what does not make it better."],
        ["Care in detail", "What nobody will notice is done well, too."],
      ],
      habits: [
        ["Say one true thing, then stop.", "Use the words “luxury”, “exclusive” or “curated”."],
        ["Leave room around a sentence.", "Stack three adjectives where one noun would do."],
      ],
    },
    ruggedness: {
      mission: "To do work that can be relied on.",
      missionFor: (audience) => `To do work that ${audience} can rely on.`,
      values: [
        ["Hands on", "We would rather do the work than talk about it."],
        ["There on hard days", "We can be relied on, also on the hard days."],
      ],
      habits: [
        ["Use short words and strong verbs.", "Dress a simple thing up in jargon."],
        ["Say what it withstands, and how that is known.", "Boast about adventures that nobody had."],
      ],
    },
  },
  value: ["People first", "When we have to choose, we choose what helps the people we work for."],
  habits: [
    ["Say what it is in the first sentence.", "Open with a riddle and leave the reader guessing."],
    ["Use the reader’s own words for things.", "Use a term that has to be looked up."],
  ],
  keepShort: (tagline) => [`Keep it this short: “${tagline}”`, "Say it twice, in case it was missed."],
  introduce(name, { text, form }) {
    if (form === "article") return `${name} is ${uncapitalize(text)}.`;
    return form === "we" ? `At ${name}, ${uncapitalize(text)}.` : `${name}: ${uncapitalize(text)}.`;
  },
  // "For ringers: bell ropes" is a telegram.
  position: (audience, { text, form }) =>
    form === "thing" && /^(?:\S+ ){0,3}\S+(?:[^s]s|ing)$/u.test(text)
      ? `To be the first name in ${uncapitalize(text)} for ${audience}.`
      : `For ${audience}: ${uncapitalize(text)}.`,
  describe: (name, audience) => `${name} is for ${audience}.`,
};
