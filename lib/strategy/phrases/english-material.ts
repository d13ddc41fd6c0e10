import { isForm } from "../choose-topic";
import { capitalize } from "../language/phrase";
import { ENGLISH_TRADE_WORDS } from "../words/trades/english";
import { englishOwnDetail } from "./english-own-detail";
import { gather, type Material } from "./material";
import type { TaglineSubject } from "./phrasebook";

export interface EnglishMaterial extends Material {
  /** The idea's verb can stand after "we": it acts on the topic, or nothing else was said. */
  readonly canDo: boolean;
}

const SHORT_MAX = 24;

/** As `gather`, with what the idea itself says that it is made with; where the customer acts, the business is its kind: one speaks of "our AI platform", not of documents. */
export function englishMaterial(subject: TaglineSubject & { tagline?: string }): EnglishMaterial {
  const gathered = gather(subject, ENGLISH_TRADE_WORDS);
  const [first, second] = gathered.details;
  const own = englishOwnDetail(subject.idea);
  const material = { ...gathered, details: own ? ([first, own, second] as const) : gathered.details };
  const { action, kind, topic } = subject.idea;
  const canDo = action !== null && (kind === "" || (action.object !== "" && action.object.endsWith(topic)));
  if (!action?.isDoneByUser || kind === "") return { ...material, canDo };
  return {
    ...material,
    canDo,
    topic: kind,
    short: kind.length <= SHORT_MAX ? capitalize(kind) : material.short,
    isForm: isForm(kind),
  };
}
