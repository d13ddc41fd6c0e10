import { brandBriefSchema } from "@/lib/model/brief.schema";
import { countGraphemes } from "@/lib/model/text";
import { type BriefDraft, type BriefErrors, type BriefField, toBriefInput } from "./brief-draft";

/**
 * The first violation of each field, by the very schema that the server uses, as a sentence that says what would be
 * valid. Loaded when the form is first touched, so that a visit costs no validation code.
 */
export function validateDraft(draft: BriefDraft): BriefErrors {
  const parsed = brandBriefSchema.safeParse(toBriefInput(draft));
  if (parsed.success) return {};
  const errors: BriefErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as BriefField;
    errors[field] ??= sentence(field, issue.message, draft);
  }
  return errors;
}

/** The constraint in words for this field; lengths also say how long the text is now. */
function sentence(field: BriefField, constraint: string, draft: BriefDraft): string {
  if (field === "style") return "Choose one of the four styles.";
  if (field === "techStack") return "Choose one of the three stacks.";
  const text = `${constraint.charAt(0).toUpperCase()}${constraint.slice(1)}.`;
  const value = draft[field];
  if (!constraint.startsWith("length") || typeof value !== "string") return text;
  return `${text} It is ${countGraphemes(value.trim())} now.`;
}
