import { FieldMessage } from "@/components/ui/field-message";
import { OptionalNote } from "@/components/ui/optional-note";
import { type BriefFormState, fieldId } from "./use-brief-form";

interface TextFieldProps {
  form: BriefFormState;
  field: "targetAudience" | "name";
  label: string;
  placeholder: string;
  hint?: string;
  optional?: boolean;
  autoComplete?: string;
}

export function TextField({
  form,
  field,
  label,
  placeholder,
  hint,
  optional,
  autoComplete = "off",
}: TextFieldProps) {
  const { draft, errors, change, checkIfTouched } = form;
  const id = fieldId(field);
  return (
    <>
      <label htmlFor={id} className="field-label mb-2">
        {label}
        {optional && <OptionalNote />}
      </label>
      <input
        id={id}
        name={field}
        dir="auto"
        required={!optional}
        className="control"
        placeholder={placeholder}
        autoComplete={autoComplete}
        spellCheck
        value={draft[field]}
        onChange={({ target }) => change(field, target.value)}
        onBlur={() => checkIfTouched(field)}
        aria-invalid={Boolean(errors[field])}
        aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`}
      />
      {hint && (
        <p id={`${id}-hint`} className="field-hint mt-1.5">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} error={errors[field]} />
    </>
  );
}
