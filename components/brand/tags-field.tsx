import { FieldMessage } from "@/components/ui/field-message";
import { OptionalNote } from "@/components/ui/optional-note";
import { TagInput } from "@/components/ui/tag-input";
import { type BriefFormState, fieldId } from "./use-brief-form";

export function TagsField({ form: { draft, errors, change, checkIfTouched } }: { form: BriefFormState }) {
  const id = fieldId("features");
  return (
    <>
      <label htmlFor={id} className="field-label mb-2">
        What will the site need?
        <OptionalNote />
      </label>
      <TagInput
        id={id}
        tags={draft.features}
        onChange={(tags) => change("features", tags)}
        onBlur={() => checkIfTouched("features")}
        invalid={Boolean(errors.features)}
        describedBy={`${id}-error ${id}-hint`}
        placeholder="Online shop, price list"
      />
      <p id={`${id}-hint`} className="field-hint mt-1.5">
        Press Enter after each. At most 20.
      </p>
      <FieldMessage id={`${id}-error`} error={errors.features} />
    </>
  );
}
