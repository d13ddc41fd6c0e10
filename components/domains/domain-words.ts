import type { DomainState } from "@/lib/domains/domain.schema";

/** What a state is called where people read it, and how it looks. */
export const STATE_WORDS: Readonly<Record<DomainState, { label: string; look: string }>> = {
  "waiting-for-proof": { label: "Waiting for the TXT record", look: "border-ink" },
  "waiting-for-address": { label: "Waiting for its address", look: "border-ink" },
  live: { label: "Live", look: "border-good text-good" },
  broken: { label: "Broken", look: "border-accent-strong text-accent-strong" },
  removed: { label: "Over", look: "border-accent-strong text-accent-strong" },
};

/** "2026-11-23 12:00 UTC", the same on server and client. */
export const utcTime = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;
