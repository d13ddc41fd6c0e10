import type { DesignBrief } from "@/lib/model/brief.schema";
import { slugify } from "@/lib/model/text";
import { detectScripts } from "../language/detect-scripts";
import { PERSONALITY_DIMENSIONS, type Strategy, strategySchema } from "../strategy.schema";
import { checkName, type NameProblem } from "./check-name";
import { checkWords, HOSTILE_PROBLEMS, type WordRules } from "./check-words";
import { joinNameIdeas, renamed, renaming } from "./draft-names";
import { editedWords } from "./edited-words";
import { groundedIn } from "./grounded-in";
import { type StrategyDraft, WORD_FIELDS } from "./strategy-draft.schema";

export interface Refusal {
  /** "tagline", "names", "values", … */
  field: string;
  problem: NameProblem | "off-topic" | "out-of-range";
}

export type DraftVerdict =
  | { kind: "used"; strategy: Strategy; refused: Refusal[] }
  /** Markup, links, control characters or echoed instructions: none of the draft is used. */
  | { kind: "hostile"; refused: Refusal[] }
  | { kind: "nothing-usable"; refused: Refusal[] };

interface DraftInput {
  brief: DesignBrief;
  /** The built-in answer. */
  strategy: Strategy;
  draft: StrategyDraft;
}

const NAMES_READ = 12;
const WHY_MAX = 160;
const TITLE_MAX = 40;
const LINE_MAX = 160;
/** Too short to hold a word of the idea every time. */
const SHORT_FIELDS: ReadonlySet<string> = new Set(["tagline"]);

/**
 * The built-in strategy with what holds of a model's draft. Each part is held to the strategy's schema and to the filters
 * that the built-in words pass; a part that fails keeps the built-in words and is listed. The customer's own name and
 * words always win; slug, language, direction and trade stay the engine's.
 */
export function applyDraft({ brief, strategy, draft }: DraftInput): DraftVerdict {
  const refused: Refusal[] = [];
  const refuse = (field: string, problem: Refusal["problem"]) => void refused.push({ field, problem });
  const rules = rulesOf(brief, strategy);
  const read = (field: string, text: string, max: number, isSentence = true) => {
    const checked = checkWords(text, { max, rules, isSentence });
    return "text" in checked ? checked.text : refuse(field, checked.problem);
  };

  const names = draft.names.slice(0, NAMES_READ).flatMap(({ name, method, why }) => {
    const checked = checkName(
      { name, method },
      { rules, keywords: strategy.keywords, trade: strategy.trade },
    );
    if ("problem" in checked) refuse("names", checked.problem);
    const reason = read("names", why, WHY_MAX, false);
    return "text" in checked && reason ? [{ name: checked.text, method, why: reason }] : [];
  });
  const nameIdeas = joinNameIdeas(strategy, names);
  const name = nameIdeas[0]?.name ?? strategy.name;
  const rename = renaming(name, [strategy.name, ...draft.names.map((idea) => idea.name)]);

  const isAboutIdea = groundedIn(strategy.keywords);
  const sentences = WORD_FIELDS.map(({ field, max }) => {
    const text = read(field, rename(draft.words[field] ?? ""), max);
    const holds = text !== undefined && (SHORT_FIELDS.has(field) || isAboutIdea(text));
    if (text !== undefined && !holds) refuse(field, "off-topic");
    return [field, holds ? text : undefined] as const;
  });
  const moodWhy = read("colorMood", draft.colorMood.why, WHY_MAX, false);
  const voiceWhy = read("typeVoice", draft.typeVoice.why, WHY_MAX, false);
  const parts: Record<string, unknown> = {
    ...Object.fromEntries(sentences),
    values: draft.values.slice(0, 5).map(({ title, text }) => ({
      title: read("values", rename(title), TITLE_MAX),
      text: read("values", rename(text), LINE_MAX),
    })),
    voice: draft.voice.slice(0, 5).map((pair) => ({
      do: read("voice", rename(pair.do), LINE_MAX),
      dont: read("voice", rename(pair.dont), LINE_MAX),
    })),
    personality: readPersonality(draft, strategy, rules),
    colorMood: moodWhy && {
      mood: draft.colorMood.mood,
      why: moodWhy,
      ...(draft.colorMood.mood === strategy.colorMood.mood && { words: strategy.colorMood.words }),
    },
    typeVoice: voiceWhy && { voice: draft.typeVoice.voice, why: voiceWhy },
  };
  if (refused.some(({ problem }) => (HOSTILE_PROBLEMS as readonly string[]).includes(problem))) {
    return { kind: "hostile", refused };
  }

  const used = Object.entries(parts).flatMap(([field, value]) => {
    const parsed = strategySchema.shape[field as keyof Strategy].safeParse(value);
    if (value !== undefined && parsed.success) return [[field, parsed.data] as const];
    if (!refused.some((refusal) => refusal.field === field)) refuse(field, "out-of-range");
    return [];
  });
  if (names.length + used.length === 0) return { kind: "nothing-usable", refused };
  const text = { ...renamed(strategy, name), ...Object.fromEntries(used), ...editedWords(brief) };
  const merged = strategySchema.safeParse({
    ...text,
    name,
    nameIdeas,
    slug: slugify(name, strategy.slug),
    scripts: [...new Set([...strategy.scripts, ...detectScripts(`${text.tagline} ${name}`)])],
  });
  return merged.success
    ? { kind: "used", strategy: merged.data, refused }
    : { kind: "nothing-usable", refused };
}

function rulesOf(brief: DesignBrief, strategy: Strategy): WordRules {
  const written = [brief.businessIdea, brief.targetAudience, ...brief.features, brief.name ?? ""].join(" ");
  return {
    scripts: new Set([...strategy.scripts, ...detectScripts(written), "Latn"]),
    mainScript: detectScripts(strategy.oneLiner)[0] ?? "Latn",
    brief: written,
    ownName: brief.name ?? "",
  };
}

/** Scores within range; only words that the customer wrote count as reasons, else the built-in ones stand. */
function readPersonality(draft: StrategyDraft, strategy: Strategy, { brief }: WordRules): unknown {
  const text = brief.toLowerCase();
  return Object.fromEntries(
    PERSONALITY_DIMENSIONS.map((dimension) => {
      const { score, why } = draft.personality[dimension];
      const found = why
        .map((word) => word.trim())
        .filter((word) => word && text.includes(word.toLowerCase()));
      const reasons = found.length > 0 ? found.slice(0, 6) : (strategy.personality[dimension]?.why ?? []);
      return [dimension, { score: Math.round(score * 100) / 100, why: reasons }];
    }),
  );
}
