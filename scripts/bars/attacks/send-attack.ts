import type { Attack } from "./attack";

export interface MainThread {
  /** The longest that it computed without a pause since the last look, in milliseconds. */
  heldMs: number;
  /** The longest that a timer was late, whoever had the processor. */
  lateMs: number;
}

export interface AttackAnswer {
  status: number;
  headers: Headers;
  text: string;
  bytes: number;
}

const PATIENCE_MS = 120_000;

export async function sendAttack(
  url: string,
  { method, path, headers, body }: Attack,
): Promise<AttackAnswer> {
  const ask = () =>
    fetch(url + path, {
      method,
      redirect: "manual",
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  // A kept connection may end just when it is used again: then the request goes out once more, on another.
  const response = await ask().catch(ask);
  const bytes = await response.arrayBuffer();
  return {
    status: response.status,
    headers: response.headers,
    text: new TextDecoder().decode(bytes),
    bytes: bytes.byteLength,
  };
}

/** What an answer tells that is nobody's business; null when nothing. */
export function leakOf(text: string, secrets: readonly string[]): string | null {
  for (const [what, pattern] of LEAKS) {
    const found = pattern.exec(text);
    if (found) return `${what}: ${text.slice(Math.max(0, found.index - 40), found.index + 80)}`;
  }
  const secret = secrets.find((one) => text.includes(one));
  return secret === undefined ? null : "a secret or a path of the server";
}

const LEAKS: readonly (readonly [string, RegExp])[] = [
  [
    "a stack",
    /\bat (?:async )?[\w.<>$]+(?: \[as \w+\])? \([^)]*:\d+:\d+\)|\bat (?:file:|node:|\/)\S+:\d+:\d+/,
  ],
  ["a path", /node_modules|\bfile:\/\/|[\w-]+\.(?:ts|tsx|mjs):\d+/],
  [
    "SQL",
    /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.+\b(?:FROM|VALUES|SET|WHERE)\b|PrismaClient|\bP20\d\d\b|\brelation "/,
  ],
];
