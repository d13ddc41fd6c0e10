import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const english: Sentences = {
  lines: {
    trust: ["Good work, plainly done", "Here when it counts", "Say it, then do it"],
    energy: ["Ready when you are", "Made to get going", "Let’s begin"],
    growth: ["Start small, grow well", "Given time to grow", "One step, then the next"],
    luxury: ["Less, but with care", "Nothing in excess", "Worth the wait"],
    play: ["With a light hand", "Curious by nature", "Go on, try it"],
    calm: ["Take your time", "Room to breathe", "Quietly done"],
  },
  quietLines: ["With care, and with time", "There for you", "One step at a time"],
  quietMission: "To be there when we are needed, and to do it with care.",
  quietPromise: "We take time for you, and say things as they are.",
  characters: {
    sincerity: {
      missions: [
        "To do honest work that people are glad to come back to.",
        "To be useful, and to be straight about what we can and cannot do.",
        "To treat everyone who comes to us the way we would want to be treated.",
      ],
      promises: [
        "You will know what you get and what it costs before you decide.",
        "You will always reach a person, and get a straight answer.",
        "If something goes wrong, you will hear it from us first.",
      ],
      values: [
        ["Plain dealing", "We say what a thing is, what it costs and what it cannot do."],
        ["Kept word", "We promise less than we could, and do what we promised."],
        ["Open door", "Anyone may ask how we work, and gets an answer."],
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
      missions: [
        "To make something that people look forward to.",
        "To keep trying what has not been tried, and to keep only what works.",
        "To bring some surprise back into an ordinary day.",
      ],
      promises: [
        "There will be something new to find when you come back.",
        "You will never have to sit through the dull part.",
        "We would rather try and learn than stand still.",
      ],
      values: [
        ["Try it first", "We build the small version today instead of talking about the large one."],
        ["Stay curious", "We ask why it is done that way, and whether it has to be."],
        ["Share the fun", "If we do not enjoy it, nobody else will."],
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
      missions: [
        "To do one thing properly, every time.",
        "To be the part that people never have to worry about.",
        "To know our subject well enough to make it simple.",
      ],
      promises: [
        "What we agreed is what you get, on the day we agreed.",
        "You will see how we got there, not only the result.",
        "If we do not know, we say so and find out.",
      ],
      values: [
        ["Check, then promise", "We test first and talk afterwards."],
        ["Show the work", "Every claim has a reason that anyone may see."],
        ["No loose ends", "What was begun is finished, written down and handed over."],
      ],
      habits: [
        ["Lead with the result, then give the reason.", "Hide the facts behind a form or a slogan."],
        ["Put a number, a date or a source beside a claim.", "Round up to impress."],
      ],
    },
    sophistication: {
      missions: [
        "To do a few things, and to do them well.",
        "To give good things the attention that they deserve.",
        "To leave out whatever does not make it better.",
      ],
      promises: [
        "We take the time that it takes.",
        "Nothing is added that nobody asked for.",
        "The parts that you do not see are done like the parts that you do.",
      ],
      values: [
        ["Less, better", "We take things away until only the right ones are left."],
        ["Care in detail", "What nobody will notice is done well, too."],
        ["Quiet confidence", "We let the work speak before we do."],
      ],
      habits: [
        ["Say one true thing, then stop.", "Use the words “luxury”, “exclusive” or “curated”."],
        ["Leave room around a sentence.", "Stack three adjectives where one noun would do."],
      ],
    },
    ruggedness: {
      missions: [
        "To do work that holds up when it is needed.",
        "To be there in all weathers, and get the job done.",
        "To build on what lasts, and to repair what can be repaired.",
      ],
      promises: [
        "It will hold up, and if it does not, we put it right.",
        "We turn up, also on the hard days.",
        "No excuses: we say when, and then we are there.",
      ],
      values: [
        ["Built to last", "We would rather mend a thing than replace it."],
        ["Hands on", "Whoever decides has done the job before."],
        ["Steady on", "We plan for the hard day, so that the others are easy."],
      ],
      habits: [
        ["Use short words and strong verbs.", "Dress a simple thing up in jargon."],
        ["Say what it withstands, and how that is known.", "Boast about adventures that nobody had."],
      ],
    },
  },
  value: ["People first", "When two plans compete, the one that helps the people we work for wins."],
  habits: [
    ["Say what it is in the first sentence.", "Open with a riddle and leave the reader guessing."],
    ["Use the reader’s own words for things.", "Use a term that has to be looked up."],
  ],
  keepShort: (tagline) => [`Keep it this short: “${tagline}”`, "Say it twice, in case it was missed."],
  introduce(name, phrase, hasArticle) {
    if (hasArticle) return `${name} is ${uncapitalize(phrase)}.`;
    return /^(?:we|i)\s/iu.test(phrase)
      ? `At ${name}, ${phrase.replace(/^(we|i)\s/iu, (_, who: string) => `${who.toLowerCase() === "i" ? "I" : "we"} `)}.`
      : `${name}: ${uncapitalize(phrase)}.`;
  },
  position: (audience, phrase) => `For ${audience}: ${uncapitalize(phrase)}.`,
  describe: (name, audience) => [
    `${name} is for ${audience}.`,
    "It should be easy for them to begin, and worth their while to come back.",
  ],
  serve: {
    sincerity: (audience) => `To do right by ${audience}.`,
    excitement: (audience) => `To give ${audience} something to look forward to.`,
    competence: (audience) => `To be a name that ${audience} can rely on.`,
    sophistication: (audience) => `To give ${audience} something made with thought.`,
    ruggedness: (audience) => `To stand by ${audience} when it counts.`,
  },
};
