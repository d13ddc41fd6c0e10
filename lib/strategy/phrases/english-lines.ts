import { capitalize } from "../language/phrase";
import {
  clauseOf,
  isMany,
  listed,
  numberOf,
  referTo,
  thirdPersonClause,
  withArticle,
} from "./english-grammar";
import { englishMaterial } from "./english-material";
import type { Subject } from "./phrasebook";
import { sharesWords } from "./shares-words";

/** What the brand is there for. */
export function englishMissions(subject: Subject): string[] {
  const { action, audience } = subject.idea;
  const { topic, served, details, canDo } = englishMaterial(subject);
  const forServed = served && !/\bfor\b/iu.test(topic) ? ` for ${served}` : "";
  if (action?.isDoneByUser) {
    const does = clauseOf(action);
    return [
      `To make it easy for ${audience || "anyone"} to ${does}.`,
      `To give ${audience || "people"} a way to ${does} that asks for less time and less patience.`,
      `To make sure that nobody gives up on the way when they want to ${does}.`,
      `To see ${audience || "people"} ${does} as if it had never been hard.`,
      `To take the dread out of the moment when ${audience || "people"} have to ${does}.`,
    ];
  }
  if (action && canDo) {
    const does = clauseOf(action);
    const to = served && !sharesWords(does, served) && !/\bfor\b/iu.test(does) ? ` for ${served}` : "";
    return [
      `To ${does}${to}, and to be missed on the day we stop.`,
      `We are here to ${does}${to}, without cutting the corner that nobody would see.`,
      `To ${does}${to} so well that it needs no advertising.`,
      `To ${does}${to}, with the same care for ${details[0]} on the last day as on the first.`,
      `To ${does}${to} tomorrow a little better than today.`,
    ];
  }
  if (numberOf(topic) === "countable") {
    return [
      `To be the ${topic} that comes to mind first${forServed}.`,
      `To make ${withArticle(topic)} worth recommending${forServed}.`,
      `To be the ${topic} where ${details[0]} is right${forServed}, also on the days when nobody checks.`,
      `To make ${withArticle(topic)} that people would miss if it were gone tomorrow.`,
      `To prove${forServed} that ${withArticle(topic)} can live on ${details[0]} and ${details[1]} instead of slogans.`,
    ];
  }
  const [be, it] = numberOf(topic) === "plural" ? ["are", "them"] : ["is", "it"];
  return [
    `To get ${topic} right${forServed}, down to the part that nobody sees.`,
    `We want ${topic} to be the easy choice${forServed}, and the good one.`,
    `To make ${topic} worth talking about${forServed}.`,
    `To bring back what ${topic} should be about${forServed}: ${listed(details)}.`,
    `To work until ${topic} ${be} as good as people hope when they first hear of ${it}.`,
  ];
}

/** For whom it is what, and why that one. */
export function englishPositionings(subject: Subject): string[] {
  const { details, taboos, topic } = englishMaterial(subject);
  const start = positioned(subject);
  return [
    `${start}: attentive to ${details[0]}, honest about ${details[1]}.`,
    `${start}, where ${details[0]} counts for more than any talk of “${taboos[1]}”.`,
    `${start}, with ${details[0]} and ${details[1]} before any adjective.`,
    `${start}, chosen for ${details[0]} and kept for ${details[1]}.`,
    `${start}. What sets ${referTo(topic, true)} apart: ${listed(details)}.`,
  ];
}

/** What a customer may hold the brand to. */
export function englishPromises(subject: Subject): string[] {
  const { action } = subject.idea;
  const { topic, details, name, canDo } = englishMaterial(subject);
  if (action?.isDoneByUser) {
    const does = clauseOf(action);
    return [
      `You ${does} without having to ask anyone for help.`,
      `If you cannot ${does} with ${name}, we want to be the first to know.`,
      `Whoever comes here to ${does} leaves with it done, and not with homework.`,
      `You know before you ${does} what it costs and how long it takes.`,
    ];
  }
  if (action && canDo) {
    const does = clauseOf(action);
    return [
      `We ${does}, and you hear it from us first when we cannot.`,
      `We ${does}; ${details[0]} is there to prove it.`,
      `Hold us to it: we ${does}, and we look at ${details[0]} before you do.`,
      `As long as we ${does}, ${details[0]} and ${details[1]} are our worry and not yours.`,
    ];
  }
  const about = referTo(topic);
  const [has, its, it] = isMany(topic) ? ["have", "their", "them"] : ["has", "its", "it"];
  return [
    `With ${about}, we would rather lose a sale than leave ${details[0]} to chance.`,
    `Whatever you ask about ${about}, the answer is straight: on ${details[0]}, on ${details[1]}, on the price.`,
    `If ${details[0]} is not right, ${about} ${has} not earned ${its} price, and you hear it from us first.`,
    `You can check ${about} before you praise ${it}: ${listed(details)} are open to anyone who looks.`,
    `What we say about ${about} on the first day is still true on the hundredth.`,
    `Should ${about} fall short, you will not have to write twice.`,
  ];
}

/** Who the customer is and what they look for. */
export function englishAudiences(subject: Subject): string[] {
  const { audience, details, taboos, topic } = englishMaterial(subject);
  const about = referTo(topic);
  const who = audience || `anyone who asks for ${about.replace(/^our /u, "a ")}`;
  return [
    `${capitalize(who)}: they look at ${details[0]} before the price, have heard “${taboos[0]}” too often, and come for ${about}.`,
    `Think of ${who}. They came for ${about}, they know ${details[0]} from experience, and nobody wins them with “${taboos[1]}”.`,
    `${capitalize(who)}. On ${about} they trust ${details[1]} more than a brochure, and they tell others what they found.`,
    `${capitalize(who)}: little time to compare, a good eye for ${details[0]}, and the wish that ${about} will be one worry less.`,
    `${capitalize(who)}: they ask about ${details[0]} before anything else, and find their answer in ${about}.`,
  ];
}

/** What stands in the boilerplate between the one-liner and the promise. */
export function englishBoilerplates(subject: Subject): string[] {
  const { name, served, details, topic } = englishMaterial(subject);
  const about = referTo(topic, true).replace(/^our /u, "its ");
  const thing = numberOf(topic) === "countable" ? withArticle(topic) : about;
  return [
    `${name} measures ${about} by ${listed(details)}.`,
    `${served ? `For ${served}` : "In practice"}, that means ${thing} with an eye on ${details[0]} and ${details[1]}.`,
    `Everything about ${about} starts with ${details[0]}, ${details[1]} and ${details[2]}.`,
    `The work on ${about} begins with ${details[0]} and is not over before ${details[2]}.`,
    `Whoever looks closely at ${about} finds the care in ${details[0]} and in ${details[1]}.`,
  ];
}

/** "For busy parents, Heartha is the bakery that delivers sourdough by bike". */
function positioned(subject: Subject): string {
  const { idea, name } = subject;
  const { action, kind, audience } = idea;
  const phrase = phraseOf(subject).replace(/^(?:an?|the|our|my)\s+/iu, "");
  const [start = ""] = phrase.split(/[,:;]\s/u);
  const served = / for (.+)$/iu.exec(start);
  const own =
    served && audience && sharesWords(served[1]!, audience) && !/\bthat\b/iu.test(served[1]!)
      ? start.slice(0, served.index)
      : start;
  const forWhom = audience ? `For ${audience}, ${name}` : name;
  if (kind === "") {
    if (!action) return `${forWhom} stands for ${idea.topic || own}`;
    if (action.isDoneByUser) return `${forWhom} is the place to ${clauseOf(action)}`;
    return `${forWhom} is the one that ${thirdPersonClause(action)}`.replace(/\byour\b/gu, "their");
  }
  const bare = decapitalized(own, kind);
  return numberOf(kind) === "countable" ? `${forWhom} is the ${bare}` : `${forWhom} stands for ${bare}`;
}

/** The first sentence; up to its colon when it is long. */
export function phraseOf({ idea }: Subject): string {
  const [start = ""] = idea.phrase.split(/:\s/u);
  return idea.phrase.length > 150 && start.length > 12 ? start : idea.phrase;
}

/** The phrase begins with its kind, whose first letter was made small where that is right. */
export function decapitalized(phrase: string, kind: string): string {
  return kind && phrase.toLowerCase().startsWith(kind.toLowerCase())
    ? kind + phrase.slice(kind.length)
    : phrase;
}
