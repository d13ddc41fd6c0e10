/** How a name can be set in one to four lines: for each count the break whose longest line is shortest. */
export function lineBreaks(name: string, widthOf: (text: string) => number): string[][] {
  const words = breakable(name);
  const joiner = words.join(" ") === name ? " " : "";
  const options: string[][] = [[name]];
  for (let count = 2; count <= Math.min(4, words.length); count++) {
    options.push(narrowest(words, count, joiner, widthOf));
  }
  return options;
}

/** Han, kana and Hangul may break between any two characters; everything else only at spaces. */
const BREAKS_ANYWHERE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{9,}$/u;

function breakable(name: string): string[] {
  return BREAKS_ANYWHERE.test(name) ? [...name] : name.split(" ");
}

function narrowest(
  words: readonly string[],
  count: number,
  joiner: string,
  widthOf: (text: string) => number,
): string[] {
  const widths = words.map(widthOf);
  const space = joiner === "" ? 0 : 0.25;
  const spanWidth = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width, 0) + space * (to - from - 1);
  // best[lines][end]: the shortest longest line for the first `end` words, and where its last line starts.
  const best: { width: number; start: number }[][] = [
    words.map((_, index) => ({ width: spanWidth(0, index + 1), start: 0 })),
  ];
  for (let lines = 1; lines < count; lines++) {
    best.push(
      words.map((_, last) => {
        let choice = { width: Infinity, start: 0 };
        for (let start = lines; start <= last; start++) {
          const width = Math.max(best[lines - 1]![start - 1]!.width, spanWidth(start, last + 1));
          if (width < choice.width) choice = { width, start };
        }
        return choice;
      }),
    );
  }
  const result: string[] = [];
  let end = words.length;
  for (let lines = count - 1; lines >= 0; lines--) {
    const { start } = best[lines]![end - 1]!;
    result.unshift(words.slice(start, end).join(joiner));
    end = start;
  }
  return result;
}
