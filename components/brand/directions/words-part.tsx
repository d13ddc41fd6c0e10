import { countGraphemes } from "@/lib/model/text";
import { type EditedWord, WORD_LIMITS } from "@/lib/model/word-limits";
import type { DirectionsState } from "./use-directions";
import { ValuesPart } from "./values-part";

const FIELDS: Record<EditedWord, string> = {
  tagline: "Tagline",
  oneLiner: "In one sentence",
  mission: "Mission",
  promise: "Promise",
};

/** The words that a person may write themselves. What is written stays when anything else is made again. */
export function WordsPart({ state }: { state: DirectionsState }) {
  const { base, draft, change } = state;
  if (!base) return null;
  const { words, alternatives, direction, language } = base.design;
  const set = (field: EditedWord, text: string | null) => {
    const { [field]: _, ...rest } = draft.words;
    const isSame = text !== null && text.trim() === words[field];
    change({ ...draft, words: isSame ? rest : { ...rest, [field]: text } });
  };
  return (
    <section aria-label="Words of your own" className="border-t border-ink pt-4" data-part="words">
      <h3 id="part-words" className="text-2xl font-bold tracking-[-0.01em]">
        Words
      </h3>
      <div className="mt-4 grid gap-x-6 gap-y-5 min-[48rem]:grid-cols-2">
        {(Object.entries(FIELDS) as [EditedWord, string][]).map(([field, label]) => {
          const edited = draft.words[field];
          const value = edited === undefined ? words[field] : (edited ?? "");
          const wasEdited = base.edited.includes(field);
          const isBack = edited === null;
          return (
            <div key={field}>
              <div className="mb-1.5 flex items-baseline justify-between gap-4">
                <label htmlFor={`word-${field}`} className="field-label">
                  {label}
                </label>
                <Count id={`word-${field}-count`} text={value} max={WORD_LIMITS[field]} />
              </div>
              <textarea
                id={`word-${field}`}
                className="control field-sizing-content min-h-20 resize-y"
                rows={2}
                dir={direction}
                lang={language}
                value={value}
                placeholder={isBack ? "Written again by the strategist" : undefined}
                aria-describedby={`word-${field}-count`}
                aria-invalid={isTooLong(field, value) || (!isBack && value.trim() === "")}
                onChange={({ target }) => set(field, target.value)}
              />
              <Alternatives
                label={label}
                lines={field === "oneLiner" ? [] : alternatives[field].filter((line) => line !== value)}
                language={language}
                direction={direction}
                onChoose={(line) => set(field, line)}
              />
              {wasEdited && !isBack && (
                <button
                  type="button"
                  className="min-h-11 text-sm text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
                  onClick={() => set(field, null)}
                >
                  Give back the strategist’s {label.toLowerCase()}
                </button>
              )}
            </div>
          );
        })}
      </div>
      <ValuesPart state={state} />
    </section>
  );
}

/** Other ways to say it, each a button that takes it over into the field. */
function Alternatives({
  label,
  lines,
  language,
  direction,
  onChoose,
}: {
  label: string;
  lines: readonly string[];
  language: string;
  direction: "ltr" | "rtl";
  onChoose: (line: string) => void;
}) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={`${label}: other ways to say it`}>
      {lines.map((line) => (
        <li key={line}>
          <button
            type="button"
            className="min-h-11 border border-rule px-3 py-1.5 text-start text-sm text-ink-soft hover:border-ink hover:text-ink"
            lang={language}
            dir={direction}
            onClick={() => onChoose(line)}
          >
            {line}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Why the words cannot be applied as they stand; empty when they can. */
export function wordsProblem({ values, ...words }: DirectionsState["draft"]["words"]): string {
  if (values?.some(({ title, text }) => title.trim() === "" || text.trim() === "")) {
    return "Values: give each a title and a sentence, or give them back.";
  }
  for (const [field, text] of Object.entries(words) as [EditedWord, string | null][]) {
    if (text === null) continue;
    if (text.trim() === "") return `${FIELDS[field]}: write something, or give it back.`;
    if (isTooLong(field, text)) return `${FIELDS[field]}: at most ${WORD_LIMITS[field]} characters.`;
  }
  return "";
}

const isTooLong = (field: EditedWord, text: string) => text.trim().length > WORD_LIMITS[field];

function Count({ id, text, max }: { id: string; text: string; max: number }) {
  const length = countGraphemes(text.trim());
  return (
    <span
      id={id}
      className={`shrink-0 text-sm tabular-nums ${length > max ? "font-semibold text-accent-strong" : "text-ink-soft"}`}
    >
      <span className="sr-only">Characters used: </span>
      {length} / {max}
    </span>
  );
}
