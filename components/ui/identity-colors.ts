// Made from scripts/identity/marque-brief.ts; make again: node scripts/run.mjs identity

/** What browsers color their own frame with. */
export const PAPER = {
  "light": "#fff8f8",
  "dark": "#120e0e"
} as const;
