import { FieldMessage } from "@/components/ui/field-message";
import { OptionalNote } from "@/components/ui/optional-note";
import { type BriefFormState, fieldId } from "./use-brief-form";

/** A seed color: the browser's own picker and the hex text show the same value. Empty means "choose for me". */
export function ColorField({ form: { draft, errors, change, checkIfTouched } }: { form: BriefFormState }) {
  const id = fieldId("seedColor");
  const typed = draft.seedColor.trim();
  const hex = /^#?[0-9a-f]{6}$/i.test(typed) ? `#${typed.replace("#", "").toLowerCase()}` : null;
  return (
    <>
      <label htmlFor={id} className="field-label mb-2">
        A color to keep
        <OptionalNote />
      </label>
      <div className="flex gap-2">
        <span
          className="relative size-12 shrink-0 border border-control focus-within:outline-3 focus-within:outline-accent"
          style={hex ? { background: hex } : undefined}
        >
          {!hex && (
            <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0">
              <path d="M0 48L48 0" stroke="var(--accent)" strokeWidth="1.5" />
            </svg>
          )}
          <input
            type="color"
            aria-label="Pick a color"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            value={hex ?? "#cb0048"}
            onChange={({ target }) => change("seedColor", target.value)}
          />
        </span>
        <input
          id={id}
          name="seedColor"
          className="control font-mono text-sm"
          placeholder="#rrggbb"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={draft.seedColor}
          onChange={({ target }) => change("seedColor", target.value)}
          onBlur={() => checkIfTouched("seedColor")}
          aria-invalid={Boolean(errors.seedColor)}
          aria-describedby={`${id}-error`}
        />
      </div>
      <FieldMessage id={`${id}-error`} error={errors.seedColor} />
    </>
  );
}
