/** Scripts that set no spaces set none between sentences either. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .reduce((text, next) => text + (/[。！？]$/u.test(text) || text === "" ? "" : " ") + next, "");
}
