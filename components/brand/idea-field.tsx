import { FieldMessage } from "@/components/ui/field-message";
import { countGraphemes } from "@/lib/model/text";
import { type BriefFormState, fieldId } from "./use-brief-form";

const MAX_CHARACTERS = 500;

/** The idea, with a count in the unit people count in: an emoji is one character. */
export function IdeaField({ form: { draft, errors, change, checkIfTouched } }: { form: BriefFormState }) {
  const id = fieldId("businessIdea");
  const length = countGraphemes(draft.businessIdea.trim());
  const isTooLong = length > MAX_CHARACTERS;
  return (
    <>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="field-label font-display text-2xl font-bold tracking-tight">
          What is the business?
        </label>
        <span
          id={`${id}-count`}
          className={`shrink-0 text-sm tabular-nums ${isTooLong ? "font-semibold text-accent-strong" : "text-ink-soft"}`}
        >
          <span className="sr-only">Characters used: </span>
          {length} / {MAX_CHARACTERS}
        </span>
      </div>
      <textarea
        id={id}
        name="businessIdea"
        rows={4}
        dir="auto"
        required
        className="control field-sizing-content min-h-32 resize-y text-lg"
        placeholder="A bakery that opens at nine in the evening, for people on night shifts"
        value={draft.businessIdea}
        onChange={({ target }) => change("businessIdea", target.value)}
        onBlur={() => checkIfTouched("businessIdea")}
        aria-invalid={Boolean(errors.businessIdea)}
        aria-describedby={`${id}-error ${id}-hint ${id}-count`}
      />
      <p id={`${id}-hint`} className="field-hint mt-1.5">
        One or two sentences, 10 to 500 characters, in any language.
      </p>
      <FieldMessage id={`${id}-error`} error={errors.businessIdea} />
    </>
  );
}
