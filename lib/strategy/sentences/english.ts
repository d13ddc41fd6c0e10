import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const english: Sentences = {
  quietLines: ["There for you", "With care"],
  quietMission: "We want to be there when we are needed, and to do it with care.",
  quietPromise: "We take time for you, and say things as they are.",
  missions: [
    "We want to do this well, every time.",
    "We want to be good at what we do, and to keep getting better.",
    "We want our work to be worth telling others about.",
  ],
  promises: ["What we agreed is what you get.", "Ask us anything, and you get a straight answer."],
  characters: {
    sincerity: {
      mission: "We want to be of real use.",
      missionFor: (audience) => `We want to be of real use to ${audience}.`,
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
      mission: "We want to do it a little better every year.",
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
      mission: "We want to be a name that people can count on.",
      missionFor: (audience) => `We want to be a name that ${audience} can count on.`,
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
      mission: "We want to get every detail right.",
      missionFor: (audience) => `We want to get every detail right for ${audience}.`,
      values: [
        ["Kept simple", "We keep it as simple as it can be."],
        ["Care in detail", "What nobody will notice is done well, too."],
      ],
      habits: [
        ["Say one true thing, then stop.", "Use the words “luxury”, “exclusive” or “curated”."],
        ["Leave room around a sentence.", "Stack three adjectives where one noun would do."],
      ],
    },
    ruggedness: {
      mission: "We want to do work that people can rely on.",
      missionFor: (audience) => `We want to do work that ${audience} can rely on.`,
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
  position: (audience, { text }) => `For ${audience}: ${uncapitalize(text)}.`,
  describe: (name, audience) => `${name} is for ${audience}.`,
};
