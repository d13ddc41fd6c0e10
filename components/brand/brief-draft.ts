import type { BrandBriefInput, Style, TechStack } from "@/lib/model/brief.schema";

/** What stands in the form: every field as the person left it, empty text for "not given". */
export interface BriefDraft {
  businessIdea: string;
  targetAudience: string;
  style: Style | "";
  techStack: TechStack | "";
  features: string[];
  name: string;
  seedColor: string;
  walletAddress: string;
}

export type BriefField = keyof BriefDraft;
export type BriefErrors = Partial<Record<BriefField, string>>;

/** Order on the page, which is the order in which errors get the focus. */
export const BRIEF_FIELDS: readonly BriefField[] = [
  "businessIdea",
  "targetAudience",
  "style",
  "techStack",
  "features",
  "name",
  "seedColor",
  "walletAddress",
];

export const EMPTY_DRAFT: BriefDraft = {
  businessIdea: "",
  targetAudience: "",
  style: "",
  techStack: "react",
  features: [],
  name: "",
  seedColor: "",
  walletAddress: "",
};

/** The draft as the generation interface takes it: optional fields that were left empty are absent. */
export function toBriefInput(draft: BriefDraft): Record<BriefField, unknown> {
  const optional = (text: string) => (text.trim() === "" ? undefined : text.trim());
  return {
    businessIdea: draft.businessIdea,
    targetAudience: draft.targetAudience,
    style: draft.style || undefined,
    techStack: draft.techStack || undefined,
    features: draft.features,
    name: optional(draft.name),
    seedColor: withHash(optional(draft.seedColor)),
    walletAddress: optional(draft.walletAddress),
  };
}

/** The form for a brief that was sent before. */
export function toDraft(brief: Partial<BrandBriefInput>): BriefDraft {
  return {
    businessIdea: brief.businessIdea ?? "",
    targetAudience: brief.targetAudience ?? "",
    style: brief.style ?? "",
    techStack: brief.techStack ?? "react",
    features: [...(brief.features ?? [])],
    name: brief.name ?? "",
    seedColor: brief.seedColor ?? "",
    walletAddress: brief.walletAddress ?? "",
  };
}

/** People paste "1f6feb" as often as "#1f6feb". */
function withHash(hex: string | undefined): string | undefined {
  return hex !== undefined && /^[0-9a-f]{6}$/i.test(hex) ? `#${hex}` : hex;
}

/** The form for changing the brief of a brand that is there; the name that was found for it stays unless it is taken out. */
export function toChangeDraft(brief: Partial<BrandBriefInput>, name: string): BriefDraft {
  return { ...toDraft(brief), name };
}

/** The body of `POST /api/brands/:brandId/regenerate`: the whole brief, and name and color where they differ. */
export function toBriefChange(draft: BriefDraft, before: Partial<BrandBriefInput>): object {
  const { name, seedColor, walletAddress: _, ...brief } = toBriefInput(draft);
  const choices = {
    ...(name === before.name ? {} : { name: name ?? null }),
    ...(seedColor === before.seedColor ? {} : { seedColor: seedColor ?? null }),
  };
  return { brief, choices };
}
