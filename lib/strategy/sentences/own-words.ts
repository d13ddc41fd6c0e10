import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { shorten } from "../language/phrase";
import type { Words } from "./sentences";

/**
 * For a language without sentences here: the customer's own sentences, whole, and nothing where there is none. The
 * values are the idea's own words, and the habits show the tone by example: once and calm, against shouted.
 */
export function ownWords({
  idea,
  name,
  tagline,
}: {
  idea: Idea;
  name: string;
  tagline: string;
}): Omit<Words, "tagline" | "boilerplate" | "alternatives"> {
  const sentences = sentencesOf(idea.text);
  const said = sentences[0] ?? (idea.text || name);
  const whole = said.length <= 220 ? said : shorten(said, 220);
  const titles = [...new Set([...idea.keywords, name])].slice(0, 3);
  while (titles.length < 3) titles.push(name);
  const keyword = idea.keywords[0] ?? name;
  return {
    oneLiner: withStop(`${name}: ${whole}`),
    mission: withStop(whole),
    positioning: "",
    promise: "",
    audiencePicture: idea.served ? withStop(capitalize(idea.served)) : "",
    values: titles.map((title) => ({ title: capitalize(title), text: withStop(whole) })),
    voice: [
      { do: withStop(tagline), dont: `${tagline}!!!` },
      { do: capitalize(keyword), dont: `${keyword}, ${keyword}, ${keyword}…` },
      { do: name, dont: `${name.toUpperCase()}!!!` },
    ],
  };
}

/** The full stop of the script. */
function withStop(sentence: string): string {
  if (/[.!?。！？।؟…]$/u.test(sentence)) return sentence;
  if (/\p{Script=Devanagari}/u.test(sentence)) return `${sentence}।`;
  return /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(sentence)
    ? sentence
    : `${sentence}.`;
}
