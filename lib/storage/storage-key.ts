const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/;
const MAX_KEY_LENGTH = 512;

/**
 * The one place where keys are checked, before any driver sees them.
 * @throws RangeError unless `key` is segments of `[A-Za-z0-9._-]`, none of them "." or "..", joined by single slashes.
 */
export function assertKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !key.split("/").every(isSegment)) throw invalid("key", key);
}

/**
 * A prefix is the beginning of a key: complete segments, then perhaps a part of the next one. "" is every key.
 * @throws RangeError for anything that no key starts with.
 */
export function assertPrefix(prefix: string): void {
  const segments = prefix.split("/");
  const last = segments.pop() ?? "";
  const isPart = last === "" || last === "." || last === ".." || isSegment(last);
  if (prefix.length > MAX_KEY_LENGTH || !isPart || !segments.every(isSegment))
    throw invalid("prefix", prefix);
}

/** As `assertPrefix`, and not "": nothing in the product removes the whole store. */
export function assertRemovablePrefix(prefix: string): void {
  assertPrefix(prefix);
  if (prefix === "") throw new RangeError("A prefix to remove needs at least one character.");
}

function isSegment(text: string): boolean {
  return SEGMENT.test(text) && text !== "." && text !== "..";
}

function invalid(what: string, given: string): RangeError {
  return new RangeError(
    `Invalid storage ${what} ${JSON.stringify(given.slice(0, 100))}: use segments of letters, digits, ".", "_" and "-" ` +
      `joined by "/", at most ${MAX_KEY_LENGTH} characters, none of them "." or "..".`,
  );
}
