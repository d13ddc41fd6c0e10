import { FieldMessage } from "@/components/ui/field-message";
import type { TechStack } from "@/lib/model/brief.schema";
import { type BriefFormState, fieldId } from "./use-brief-form";

const CHOICES: Record<TechStack, string> = { react: "React", vue: "Vue", html: "HTML" };

export function StackField({ form: { draft, errors, change } }: { form: BriefFormState }) {
  const id = fieldId("techStack");
  const entries = Object.entries(CHOICES) as [TechStack, string][];
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="field-label mb-2">Built with</legend>
      <div className="grid grid-cols-3 gap-2">
        {entries.map(([stack, label], index) => (
          <label key={stack} className="choice flex min-h-12 items-center gap-2 px-2.5">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="techStack"
              value={stack}
              required
              className="choice-input"
              checked={draft.techStack === stack}
              onChange={() => change("techStack", stack)}
            />
            <span className="font-medium">{label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={errors.techStack} />
    </fieldset>
  );
}
