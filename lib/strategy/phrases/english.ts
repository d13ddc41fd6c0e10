import { capitalize, uncapitalize } from "../language/phrase";
import { PALE_VERBS } from "../words/english-nouns";
import { thirdPerson, verbForm } from "../words/english-verbs";
import {
  clauseOf,
  isPeople,
  listed,
  numberOf,
  referTo,
  thirdPersonClause,
  withArticle,
} from "./english-grammar";
import {
  decapitalized,
  englishAudiences,
  englishBoilerplates,
  englishMissions,
  englishPositionings,
  englishPromises,
  phraseOf,
} from "./english-lines";
import { englishMaterial } from "./english-material";
import { englishTaglines } from "./english-taglines";
import {
  ENGLISH_AUDIENCE_VALUES,
  ENGLISH_DETAIL_VALUES,
  ENGLISH_TONES,
  ENGLISH_VALUES,
} from "./english-traits";
import type { Phrasebook, Subject } from "./phrasebook";
import { sharesWords } from "./shares-words";

export const english: Phrasebook = {
  taglines: englishTaglines,

  oneLiner(subject) {
    const { idea, name } = subject;
    const phrase = phraseOf(subject);
    const served = servedOf(subject, phrase);
    if (!/\p{Letter}/u.test(phrase)) return `${name} is a new brand whose story is still to be written.`;
    if (/^(?:an?|the)\s/iu.test(phrase)) return `${name} is ${uncapitalize(phrase)}${served}.`;
    if (/^(?:we|i)\s/iu.test(phrase))
      return `At ${name}, we ${phrase.replace(/^(?:we|i)\s+/iu, "")}${served}.`;
    if (/^(?:our|my)\s/iu.test(phrase) && idea.action) {
      const at = phrase.indexOf(` ${thirdPerson(idea.action.verb)} `);
      return `${name} ${at < 0 ? thirdPersonClause(idea.action) : phrase.slice(at + 1)}${served}.`;
    }
    const gerundBase = verbForm(phrase.split(" ")[0] ?? "");
    if (idea.kind === "" && gerundBase?.form === "gerund")
      return `${name} ${thirdPerson(gerundBase.base)} ${phrase.split(" ").slice(1).join(" ")}${served}.`;
    if (idea.kind === "" || /^(?:this|these|here)\s/iu.test(phrase)) return `${name}: ${phrase}${served}.`;
    const own = decapitalized(phrase, idea.kind);
    if (isPeople(idea.kind)) return `Behind ${name}: ${own}${served}.`;
    if (numberOf(idea.kind) === "countable") return `${name} is ${withArticle(own)}${served}.`;
    const canBring = served !== "" && !/[,:]|\b(?:for|that|which|who)\b/iu.test(phrase);
    return canBring ? `${name} brings ${own} to ${idea.audience}.` : `${name} stands for ${own}${served}.`;
  },

  missions: englishMissions,
  positionings: englishPositionings,
  promises: englishPromises,
  audiencePictures: englishAudiences,
  boilerplates: englishBoilerplates,

  values(subject, random) {
    const { idea, traits } = subject;
    const material = englishMaterial(subject);
    const about = referTo(material.topic, true);
    const values = traits.map((trait) => random.pick(ENGLISH_VALUES[trait])(about, material.short));
    values.push(random.pick(ENGLISH_DETAIL_VALUES)(about, material));
    const { action } = idea;
    if (action?.adjunct && action.object && !action.isDoneByUser && !PALE_VERBS.has(action.verb)) {
      values.push({
        title: `${capitalize(action.adjunct)}, on purpose`,
        text: `We ${clauseOf(action)} because it is part of the promise, not a detail.`,
      });
    }
    const audience = idea.audience || "the people we work for";
    values.push(random.pick(ENGLISH_AUDIENCE_VALUES)(about, audience));
    return values;
  },

  voice(subject, random) {
    const { served, details, taboos, tagline, topic } = englishMaterial(subject);
    const about = referTo(topic, true);
    const reader = served || "the reader";
    const own = tagline.replace(/“([^“”]+)”/gu, "‘$1’");
    const quoted = `“${own}${/[.!?]$/u.test(tagline) ? "" : "."}”`;
    return [
      {
        do: `Name the thing itself: ${quoted}`,
        dont: `Call ${about} “${taboos[0]}” or “${taboos[1]}”.`,
      },
      random.pick(ENGLISH_TONES[subject.traits[0] ?? "competence"])(about, reader),
      random.pick([
        {
          do: `Describe ${about} by ${listed(details)}.`,
          dont: `Promise the best ${topic} in the world.`,
        },
        {
          do: `When a sentence about ${about} feels empty, put ${details[0]} or ${details[1]} into it.`,
          dont: `Fill the space with “${taboos[2] ?? taboos[0]}” when nothing about ${about} comes to mind.`,
        },
        {
          do: `Let ${details[0]} and ${details[2]} do the talking about ${about}.`,
          dont: `Compare ${about} with competitors by name.`,
        },
      ]),
      random.pick([
        {
          do: `Write about ${about} the way you would tell a friend: “you”, and short sentences.`,
          dont: `Explain ${about} in words that ${reader} would have to look up.`,
        },
        {
          do: `Read every text about ${about} aloud; what sounds like a brochure is cut.`,
          dont: `Assume that ${reader} know the jargon of ${about}.`.replace(
            /(everyone|anyone|the reader)(.*) know /u,
            "$1$2 knows ",
          ),
        },
      ]),
    ];
  },
};

function servedOf({ idea }: Subject, phrase: string): string {
  if (!idea.audience || /\bfor\b/iu.test(phrase) || sharesWords(phrase, idea.audience)) return "";
  return `${phrase.split(" ").length > 4 ? "," : ""} for ${idea.audience}`;
}
