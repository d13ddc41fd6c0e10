import { type BrandRecord, UNTITLED_BRAND } from "@/lib/brand/brand-list.schema";

const MAX_LENGTH = 60;

/** What a brand is called in a list: its name, or while it has none the beginning of its idea. */
export function brandTitle({ name, businessIdea }: Pick<BrandRecord, "name" | "businessIdea">): string {
  if (name !== UNTITLED_BRAND) return name;
  if (businessIdea.length <= MAX_LENGTH) return businessIdea;
  return `${businessIdea.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, "")}…`;
}
