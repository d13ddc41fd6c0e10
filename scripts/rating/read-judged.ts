import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface JudgedLine {
  readonly text: string;
  readonly grade: number;
}

/** What fresh readers said of the lines and names for one idea. */
export interface Judged {
  readonly language: string;
  readonly idea: string;
  readonly audience: string;
  /** 0 broken or false, 1 passable, 2 "I would keep it on my home page as it stands", 3 the best of those. */
  readonly lines: readonly JudgedLine[];
  /** What the writer of the idea would cut a line out of it as; nobody has judged these as an owner would. */
  readonly chosen: readonly string[];
  /** 0 harmful or absurd, 1 does not fit, 2 acceptable, 3 fits plainly. */
  readonly names: readonly { readonly name: string; readonly grade: number }[];
}

/** From this grade on an owner would keep a line. */
export const KEPT = 2;
export const BEST = 3;

const FOLDER = path.resolve("scripts/rating/judged");

/**
 * The judged ideas. A block is `[language] idea`, `for audience`, a line for each tagline that begins with its grade, `* line`
 * for each that the idea's writer chose, and `= name grade, …`; an empty line ends it. "⏎" is a new line of the idea.
 */
export function readJudged(): Judged[] {
  return readdirSync(FOLDER)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .flatMap((file) =>
      readFileSync(path.join(FOLDER, file), "utf8")
        .trim()
        .split(/\n{2,}/u),
    )
    .map(readBlock);
}

/** One idea of the file. Throws a RangeError that says how it must begin. */
export function readBlock(block: string): Judged {
  const [head = "", whom = "", ...rest] = block.split("\n");
  const [, language, idea] = /^\[(\w+)\] (.+)$/u.exec(head) ?? [];
  const [, audience] = /^for (.+)$/u.exec(whom) ?? [];
  if (!language || !idea || !audience)
    throw new RangeError(`"[language] idea" and "for audience", not "${head}"`);
  const lines = rest.flatMap((line) => {
    const [, grade, text = ""] = /^([0-3]) (.+)$/u.exec(line) ?? [];
    return grade === undefined ? [] : [{ text, grade: Number(grade) }];
  });
  const chosen = rest.filter((line) => line.startsWith("* ")).map((line) => line.slice(2));
  const names = rest
    .filter((line) => line.startsWith("= "))
    .flatMap((line) => line.slice(2).split(", "))
    .flatMap((pair) => {
      const [, name = "", grade] = /^(.+) ([0-3])$/u.exec(pair) ?? [];
      return grade === undefined ? [] : [{ name, grade: Number(grade) }];
    });
  return { language, idea: idea.replaceAll(" ⏎ ", "\n"), audience, lines, chosen, names };
}
