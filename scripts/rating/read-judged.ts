import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface JudgedLine {
  readonly text: string;
  readonly grade: number;
  /** Whoever wrote the idea would have cut this line out of it. */
  readonly isChosen: boolean;
}

/** What fresh readers said of the lines and names for one idea. */
export interface Judged {
  readonly language: string;
  readonly idea: string;
  readonly audience: string;
  /** 0 broken or false, 1 poor, 2 passable, 3 "I would keep it", 4 the best of them. */
  readonly lines: readonly JudgedLine[];
  /** 0 harmful or absurd, 1 does not fit, 2 acceptable, 3 fits plainly. */
  readonly names: readonly { readonly name: string; readonly grade: number }[];
}

const FOLDER = path.resolve("scripts/rating/judged");

/**
 * The judged ideas. A block is `[language] idea`, `for audience`, a line for each tagline that begins with its grade (and `*` where
 * the writer of the idea chose it), and
 * `= name grade, …`; an empty line ends it.
 */
export function readJudged(): Judged[] {
  return readdirSync(FOLDER)
    .sort()
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
    const [, grade, star, text = ""] = /^([0-4])(\*?) (.+)$/u.exec(line) ?? [];
    return grade === undefined ? [] : [{ text, grade: Number(grade), isChosen: star === "*" }];
  });
  const names = rest
    .filter((line) => line.startsWith("= "))
    .flatMap((line) => line.slice(2).split(", "))
    .flatMap((pair) => {
      const [, name = "", grade] = /^(.+) ([0-3])$/u.exec(pair) ?? [];
      return grade === undefined ? [] : [{ name, grade: Number(grade) }];
    });
  return { language, idea, audience, lines, names };
}
