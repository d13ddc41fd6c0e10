export interface MatchSubjects {
  /** The event that started the run. */
  event: unknown;
  /** The event that just arrived. */
  async?: unknown;
}

export type MatchExpression = (subjects: MatchSubjects) => boolean;

type Operand = (subjects: MatchSubjects) => unknown;

/**
 * The part of Inngest's expression language that the embedded engine knows: comparisons by `==` and `!=`, joined by
 * `&&`, of `event.<path>`, `async.<path>` and literals, e.g. `event.data.jobId == async.data.jobId`.
 * A path that leads nowhere equals nothing but `null`.
 * @throws when the text is anything else; Inngest itself would accept more.
 */
export function parseMatchExpression(text: string): MatchExpression {
  const comparisons = splitOutsideQuotes(text, "&&").map((part) => parseComparison(part, text));
  return (subjects) => comparisons.every((holds) => holds(subjects));
}

/** Reads one value of an event, e.g. `event.data.userId`; the form that concurrency keys have. */
export function parseEventPath(text: string): (event: unknown) => unknown {
  const operand = parseOperand(text.trim(), text);
  return (event) => operand({ event });
}

function parseComparison(part: string, whole: string): MatchExpression {
  for (const [operator, wanted] of [
    ["==", true],
    ["!=", false],
  ] as const) {
    const sides = splitOutsideQuotes(part, operator);
    if (sides.length !== 2) continue;
    const left = parseOperand(sides[0]!.trim(), whole);
    const right = parseOperand(sides[1]!.trim(), whole);
    return (subjects) => same(left(subjects), right(subjects)) === wanted;
  }
  throw unsupported(whole);
}

function parseOperand(text: string, whole: string): Operand {
  const path = /^(event|async)((?:\.[A-Za-z_][\w-]*)+)$/.exec(text);
  if (path) {
    const subject = path[1] as keyof MatchSubjects;
    const keys = path[2]!.slice(1).split(".");
    return (subjects) => keys.reduce(member, subjects[subject]);
  }
  const quoted = /^'([^'\\]*)'$|^"([^"\\]*)"$/.exec(text);
  if (quoted) return () => quoted[1] ?? quoted[2] ?? "";
  if (/^(true|false|null|-?\d+(\.\d+)?)$/.test(text)) {
    const literal: unknown = JSON.parse(text);
    return () => literal;
  }
  throw unsupported(whole);
}

function member(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
  return (value as Record<string, unknown>)[key];
}

function same(left: unknown, right: unknown): boolean {
  if (typeof left !== "object" || typeof right !== "object") return left === right;
  return JSON.stringify(left) === JSON.stringify(right);
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let quote = "";
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (quote) {
      if (character === quote) quote = "";
    } else if (character === "'" || character === '"') {
      quote = character;
    } else if (text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
      at = from - 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function unsupported(text: string): Error {
  return new Error(
    `The embedded engine does not know the expression "${text}": it knows == and != between event.<path>, ` +
      "async.<path> and literals, joined by &&.",
  );
}
