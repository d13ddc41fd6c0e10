import { find } from "./dom";

/** The first letters of a name's first and last word, as people see letters: at most two, in capitals. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter();
  return ends
    .map((word = "") => [...letters.segment(word)][0]?.segment ?? "")
    .join("")
    .toLocaleUpperCase();
}

/**
 * Hides the initials behind a picture that has come, or a picture that cannot be shown.
 * @returns a function after which nothing changes any more
 */
export function enhanceAvatar(avatar: HTMLElement): () => void {
  let isOver = false;
  const note = (state: string) => {
    if (!isOver) avatar.dataset.kitPicture = state;
  };
  find<HTMLImageElement>(avatar, ".kit-avatar-image")
    ?.decode()
    .then(
      () => note("shown"),
      () => note("failed"),
    );
  return () => {
    isOver = true;
    delete avatar.dataset.kitPicture;
  };
}
