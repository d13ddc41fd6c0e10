import type { BriefDraft } from "./brief-draft";

/** A brand that this browser asked for. The job id is the only key to it, so the list stays in this browser. */
export interface RecentBrand {
  jobId: string;
  /** The brand's name once it is known, before that the beginning of the idea. */
  name: string;
  /** ISO 8601 */
  createdAt: string;
  /** For "try again with the same brief". */
  draft?: BriefDraft;
}

const KEY = "marque.recent";
const MAX_BRANDS = 24;
const NONE: readonly RecentBrand[] = [];
const listeners = new Set<() => void>();
let cache: { raw: string | null; list: readonly RecentBrand[] } = { raw: null, list: NONE };

/** For `useSyncExternalStore`: the same array until the stored text changes; newest first. */
export function readRecentBrands(): readonly RecentBrand[] {
  const raw = storedText();
  if (raw !== cache.raw) cache = { raw, list: parse(raw) };
  return cache.list;
}

/** What the server renders: it does not know this browser. */
export const noRecentBrands = (): readonly RecentBrand[] => NONE;

export function subscribeToRecentBrands(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Adds a brand, or updates the one with that job id, keeping its place, date and brief. */
export function rememberBrand(brand: RecentBrand): void {
  const list = readRecentBrands();
  const known = list.some(({ jobId }) => jobId === brand.jobId);
  const next = known
    ? list.map((entry) => (entry.jobId === brand.jobId ? { ...entry, name: brand.name } : entry))
    : [brand, ...list].slice(0, MAX_BRANDS);
  write(next);
}

/** The entry of a job that was just accepted. */
export function newRecentBrand(jobId: string, draft: BriefDraft): RecentBrand {
  const name = draft.name.trim() || shorten(draft.businessIdea.trim());
  return { jobId, name, createdAt: new Date().toISOString(), draft };
}

export function forgetBrand(jobId: string): void {
  write(readRecentBrands().filter((entry) => entry.jobId !== jobId));
}

const shorten = (idea: string) => (idea.length <= 48 ? idea : `${idea.slice(0, 48).replace(/\s+\S*$/, "")}…`);

function write(list: readonly RecentBrand[]): void {
  const raw = JSON.stringify(list);
  if (raw === cache.raw) return;
  try {
    localStorage.setItem(KEY, raw);
  } catch {
    // Storage is full or forbidden: the list is a convenience, the brand itself is safe on the server.
    return;
  }
  for (const listener of listeners) listener();
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(raw: string | null): readonly RecentBrand[] {
  try {
    const list: unknown = JSON.parse(raw ?? "[]");
    return Array.isArray(list) ? list.filter(isRecentBrand) : NONE;
  } catch {
    return NONE;
  }
}

const isRecentBrand = (entry: unknown): entry is RecentBrand =>
  typeof entry === "object" &&
  entry !== null &&
  ["jobId", "name", "createdAt"].every((key) => typeof (entry as Record<string, unknown>)[key] === "string");
