const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

/**
 * JSON text that PostgreSQL stores and every reader accepts: NUL is left out, a lone surrogate becomes U+FFFD.
 * `undefined` becomes null.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  return UNSTORABLE.test(json) ? JSON.stringify(value, clean) : json;
}

function clean(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}
