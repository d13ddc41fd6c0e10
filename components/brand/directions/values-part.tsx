import { VALUE_LIMITS } from "@/lib/model/word-limits";
import type { EditedValue } from "./directions-draft";
import type { DirectionsState } from "./use-directions";

/** The values, each with its own words or another one in its place. */
export function ValuesPart({ state }: { state: DirectionsState }) {
  const { base, draft, change } = state;
  if (!base) return null;
  const { words, alternatives, direction, language } = base.design;
  const edited = draft.words.values;
  const isBack = edited === null;
  const values = edited ?? words.values;
  const set = (next: EditedValue[] | null) => {
    const { values: _, ...rest } = draft.words;
    const isSame = next !== null && JSON.stringify(next) === JSON.stringify(words.values);
    change({ ...draft, words: isSame ? rest : { ...rest, values: next } });
  };
  const replace = (index: number, value: EditedValue) =>
    set(values.map((old, at) => (at === index ? value : old)));
  const taken = new Set(values.map(({ title }) => title));
  const offered = alternatives.values.filter(({ title }) => !taken.has(title));
  return (
    <fieldset className="mt-8" lang={language} dir={direction} data-part="values">
      <legend className="text-xl font-bold tracking-[-0.01em]" lang="en" dir="ltr">
        Values
      </legend>
      {isBack && (
        <p className="mt-2 text-sm text-ink-soft" lang="en" dir="ltr">
          Written again by the strategist
        </p>
      )}
      <ol className="mt-3 grid gap-x-6 gap-y-5 min-[48rem]:grid-cols-2">
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value has no name but its place while it is typed
          <li key={index} className="grid content-start gap-2">
            <input
              className="control font-semibold"
              aria-label={`Value ${index + 1}: title`}
              maxLength={VALUE_LIMITS.title}
              value={value.title}
              aria-invalid={value.title.trim() === ""}
              onChange={({ target }) => replace(index, { ...value, title: target.value })}
            />
            <textarea
              className="control field-sizing-content min-h-16 resize-y"
              rows={2}
              aria-label={`Value ${index + 1}: what it means`}
              maxLength={VALUE_LIMITS.text}
              value={value.text}
              aria-invalid={value.text.trim() === ""}
              onChange={({ target }) => replace(index, { ...value, text: target.value })}
            />
            {offered.length > 0 && (
              <ul className="flex flex-wrap gap-2" aria-label={`Value ${index + 1}: others in its place`}>
                {offered.map((other) => (
                  <li key={other.title}>
                    <button
                      type="button"
                      className="min-h-11 border border-rule px-3 py-1.5 text-start text-sm text-ink-soft hover:border-ink hover:text-ink"
                      title={other.text}
                      onClick={() => replace(index, other)}
                    >
                      {other.title}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {base.edited.includes("values") && !isBack && (
        <button
          type="button"
          className="min-h-11 text-sm text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
          lang="en"
          dir="ltr"
          onClick={() => set(null)}
        >
          Give back the strategist’s values
        </button>
      )}
    </fieldset>
  );
}
