import { isForm } from "../choose-topic";
import type { Idea } from "../idea";
import { capitalize } from "../language/phrase";
import { ENGLISH_CLOSERS } from "../words/english-closers";
import { PALE_VERBS } from "../words/english-nouns";
import { pastParticiple } from "../words/english-verbs";
import { isPeople, numberOf } from "./english-grammar";
import { englishMaterial } from "./english-material";
import type { TaglineDraft, TaglineSubject } from "./phrasebook";
import { sharesWords } from "./shares-words";

/** The customer acts, the business makes it easier. */
const EASED = ["start to finish", "the easy way", "all in one place", "at last"];

/** Lines that begin with what is offered or done, most telling first. */
export function englishTaglines(subject: TaglineSubject): TaglineDraft[] {
  const { idea, name } = subject;
  const { action, topic, audience, kind } = idea;
  const { details, taboos, short } = englishMaterial(subject);
  const drafts: TaglineDraft[] = [];
  const add = (weight: number, text: string) => drafts.push({ weight, text });
  if (action) addActions(idea, add);
  const isAboutPeople = isPeople(topic);
  const noun = isAboutPeople ? `For ${topic}` : capitalize(topic || name);
  const userActs = action?.isDoneByUser === true;
  const own = idea.phrase.replace(/^(?:an?|the|our|my)\s+/iu, "");
  if (own.length <= 46 && kind !== "") add(1.7, capitalize(own));
  if (audience && !userActs && !isAboutPeople && !/\bfor\b/iu.test(topic) && !sharesWords(topic, audience))
    add(1.8, `${noun} for ${audience}`);
  if (userActs && action?.object) return drafts;
  for (const end of ENGLISH_CLOSERS[idea.trades[0]?.trade.id ?? "general"] ?? ENGLISH_CLOSERS.general!)
    add(2.5, `${noun}, ${end}`);
  if (isAboutPeople) return drafts;
  const [first, second] = details;
  const number = numberOf(topic);
  add(1.9, `${noun}: it starts with ${first}`);
  add(number === "countable" ? 1.9 : 2.3, `${noun}, down to ${second}`);
  if (number !== "countable" && short.toLowerCase() === topic.toLowerCase())
    add(1.9, `More ${topic}, less “${taboos[0]}”`);
  const isShort = topic.split(" ").length <= 2;
  if (number === "plural" && isShort) add(2.1, `${noun} that need no adjectives`);
  if (number === "mass" && isShort) add(2.1, `${noun} that needs no adjectives`);
  if (isForm(topic)) add(2.3, `The ${topic} where ${first} matters`);
  return drafts;
}

function addActions(idea: Idea, add: (weight: number, text: string) => void): void {
  const { verb, object, adjunct, isDoneByUser } = idea.action!;
  const noun = capitalize(idea.topic);
  const does = [verb, object].filter(Boolean).join(" ");
  const isAboutPeople = isPeople(idea.topic);
  if (isDoneByUser) {
    if (object === "") return;
    for (const end of EASED) add(2.5, `${capitalize(does)}, ${end}`);
    add(2.6, `The short way to ${does}`);
    add(2.6, `A calmer way to ${does}`);
    add(2.4, `${capitalize(does)} without the fuss`);
    add(2.4, `Made to ${does}`);
    if (adjunct) add(2.8, `${capitalize(does)} ${adjunct}`);
    return;
  }
  const met = /^(?:with|to)\s+(.+)$/iu.exec(adjunct)?.[1];
  if (met && /^(?:connect|match|pair)$/u.test(verb)) {
    add(5, `${capitalize(object)}, meet ${met}`);
    return;
  }
  // Only what the verb acts on can be "delivered by bike".
  const acts = object !== "" && object.endsWith(idea.topic);
  const participle = PALE_VERBS.has(verb) || verb === "sell" || !acts ? undefined : pastParticiple(verb);
  if (participle && adjunct && !isAboutPeople) add(3.4, `${noun}, ${participle} ${adjunct}`);
  else if (adjunct && acts) add(2.2, `${noun}, ${adjunct}`);
  if (participle && idea.audience && !isAboutPeople && !sharesWords(idea.topic, idea.audience))
    add(2.4, `${noun}, ${participle} for ${idea.audience}`);
  if (acts || idea.kind === "") add(2.3, `We ${[does, adjunct].filter(Boolean).join(" ")}`);
}
