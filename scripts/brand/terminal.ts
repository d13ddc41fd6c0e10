import path from "node:path";

export const EXIT = { done: 0, failed: 1, usage: 2, notVerified: 3, interrupted: 130 } as const;

export interface Terminal {
  /** One line on standard output. */
  print(line: string): void;
  /** One line on standard error. */
  warn(line: string): void;
  /** Why it ended badly: words on standard error, or with `json` one object on standard output. */
  fail(code: string, message: string, json: boolean): void;
  /** Text in an ANSI color, or as it is when colors are not wanted. */
  paint(color: number, text: string): string;
  hasColor: boolean;
  /** A path as the person meant it: npm changes the working folder, and tells the first one in INIT_CWD. */
  resolve(relative: string): string;
}

/** The process's own terminal. Colors follow https://no-color.org and the kind of the stream. */
export function processTerminal(): Terminal {
  const hasColor = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && process.env.TERM !== "dumb";
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
    fail(code, message, json) {
      if (json) process.stdout.write(`${JSON.stringify({ error: { code, message } })}\n`);
      else process.stderr.write(`${message}\n`);
    },
    paint: (color, text) => (hasColor ? `\x1b[${color}m${text}\x1b[0m` : text),
    hasColor,
    resolve: (relative) => path.resolve(process.env.INIT_CWD ?? process.cwd(), relative),
  };
}
