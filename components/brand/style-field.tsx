import { FieldMessage } from "@/components/ui/field-message";
import type { Style } from "@/lib/model/brief.schema";
import { StyleArt } from "./style-art";
import { type BriefFormState, fieldId } from "./use-brief-form";

const CHOICES: Record<Style, { label: string; text: string }> = {
  modern: { label: "Modern", text: "Clean geometry, clear color" },
  classic: { label: "Classic", text: "Serifs, balance, fine lines" },
  bold: { label: "Bold", text: "Heavy letters, full color" },
  minimal: { label: "Minimal", text: "Few lines, much space" },
};

/** The style as four cards that are drawn in it. Native radios: arrow keys and form semantics come for free. */
export function StyleField({ form: { draft, errors, change } }: { form: BriefFormState }) {
  const id = fieldId("style");
  const entries = Object.entries(CHOICES) as [Style, (typeof CHOICES)[Style]][];
  return (
    <fieldset aria-describedby={`${id}-error`} aria-invalid={Boolean(errors.style)}>
      <legend className="field-label mb-2">How should it look?</legend>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {entries.map(([style, { label, text }], index) => (
          <label key={style} className="choice flex flex-col">
            <span className="block border-b border-rule bg-paper">
              <StyleArt style={style} />
            </span>
            <span className="flex items-start gap-2.5 p-3">
              <input
                // The first one takes the focus when a choice is missing.
                id={index === 0 ? id : undefined}
                type="radio"
                name="style"
                value={style}
                required
                className="choice-input mt-1"
                checked={draft.style === style}
                onChange={() => change("style", style)}
              />
              <span className="leading-tight">
                <span className="block font-semibold">{label}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{text}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={errors.style} />
    </fieldset>
  );
}
