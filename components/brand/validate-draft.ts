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

/** The constraint in words for this field: what to write, and how far the text is from it. */
function sentence(field: BriefField, constraint: string, draft: BriefDraft): string {
  if (field === "style") return "Choose one of the four styles.";
  if (field === "techStack") return "Choose one of the three stacks.";
  const [, min, max] = /^length must be between (\d+) and (\d+) characters/.exec(constraint) ?? [];
  const value = draft[field];
  if (min === undefined || max === undefined) return `It ${constraint}.`;
  if (typeof value !== "string") return `Each tag has ${min} to ${max} characters.`;
  const length = countGraphemes(value.trim());
  if (length === 0) return `${EMPTY_FIELDS[field] ?? "Write something"}, in ${min} to ${max} characters.`;
  if (length < Number(min)) return `Write at least ${min} characters: ${Number(min) - length} more.`;
  return `At most ${max} characters fit: take ${length - Number(max)} away.`;
}

const EMPTY_FIELDS: Partial<Record<BriefField, string>> = {
  businessIdea: "Say what the business does",
  targetAudience: "Say who it is for",
};
