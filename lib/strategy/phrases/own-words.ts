import { sentencesOf } from "../language/clean-idea";
import { capitalize, shorten } from "../language/phrase";
import type { Phrasebook, Subject, TaglineSubject } from "./phrasebook";

/**
 * For a language without sentences of its own here: the brand speaks in the customer's words, cut but never rephrased.
 * The voice pairs show the tone by example: calm against shouted, once against thrice.
 */
export const ownWords: Phrasebook = {
  taglines(subject) {
    const { idea } = subject;
    const drafts = [{ weight: 2, text: shorten(words(subject), 60) }];
    const [first, second] = idea.keywords;
    if (first && second) drafts.push({ weight: 1, text: `${capitalize(first)} · ${second}` });
    return drafts;
  },
  oneLiner: introduced,
  missions: (subject) => [withStop(shorten(sentencesOf(subject.idea.text)[0] ?? words(subject), 280))],
  positionings: (subject) => [withStop(introduced(subject))],
  promises: (subject) => [withStop(shorten(sentencesOf(subject.idea.text).at(-1) ?? words(subject), 220))],
  audiencePictures: ({ idea, name }) => [
    idea.audience ? withStop(idea.audience) : withStop(idea.topic || name),
  ],
  boilerplates: ({ idea }) => [sentencesOf(idea.text).slice(1, 3).map(withStop).join(" ")],
  values(subject) {
    const sentence = withStop(shorten(words(subject), 200));
    const titles = [...new Set([...subject.idea.keywords, subject.name])].slice(0, 3);
    while (titles.length < 3) titles.push(subject.name);
    return titles.map((title) => ({ title: capitalize(title), text: sentence }));
  },
  voice(subject) {
    const { idea, name, tagline } = subject;
    const keyword = idea.keywords[0] ?? name;
    return [
      { do: withStop(tagline), dont: `${tagline}!!!` },
      { do: capitalize(keyword), dont: `${keyword}, ${keyword}, ${keyword}…` },
      { do: name, dont: `${name.toUpperCase()}!!!` },
    ];
  },
};

function introduced(subject: Subject): string {
  return subject.name + colonFor(subject.idea.language) + shorten(words(subject), 180);
}

function words({ idea, name }: TaglineSubject): string {
  return idea.phrase || idea.text || name;
}

function colonFor(language: string): string {
  return language === "zh" || language === "ja" ? "：" : ": ";
}

/** The full stop of the script. */
function withStop(sentence: string): string {
  if (/[.!?。！？।؟…]$/u.test(sentence)) return sentence;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) return `${sentence}。`;
  if (/\p{Script=Devanagari}/u.test(sentence)) return `${sentence}।`;
  return /\p{Script=Thai}/u.test(sentence) ? sentence : `${sentence}.`;
}
