/** What of a strategy decides the line below its tagline. */
export interface TaglineAndLines {
  readonly tagline: string;
  readonly oneLiner: string;
  readonly promise: string;
}

/**
 * What a page sets below the tagline: the one-liner, or the promise where the one-liner only says the tagline again
 * ("At Raincheck, we rent raincoats"). Without a promise it is the one-liner all the same: the place would be empty.
 */
export function lineBelowTagline(strategy: TaglineAndLines): string {
  return (saysTaglineAgain(strategy) && strategy.promise) || strategy.oneLiner;
}

/** Whether the tagline stands within the one-liner, whatever its case and punctuation. */
export function saysTaglineAgain({ tagline, oneLiner }: Omit<TaglineAndLines, "promise">): boolean {
  return ` ${plainWords(oneLiner)} `.includes(` ${plainWords(tagline)} `);
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
