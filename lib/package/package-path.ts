const LOWER_CASE = /^[a-z0-9_-][a-z0-9._-]*$|^\.[a-z0-9_-][a-z0-9._-]*$/;
/** Names whose capitals are what people and tools look for. */
const CONVENTIONAL = /^(?:README\.md|CHANGELOG\.md|LICENSES?|NOTICE)(?:\.md|\.txt)?$/;
/** License texts keep the names that they are known by, e.g. "inter-OFL.txt". */
const ANY_CASE = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const MAX_PATH_LENGTH = 200;

/**
 * True for a path that unpacks everywhere to the same place: relative, segments of `[a-z0-9._-]` or a conventional name
 * such as README.md, none of them "." or "..", none ending in a dot (Windows drops it).
 */
export function isPackagePath(path: string): boolean {
  const allowed = path.startsWith("LICENSES/") ? ANY_CASE : LOWER_CASE;
  return (
    path.length <= MAX_PATH_LENGTH &&
    path
      .split("/")
      .every((segment) => (allowed.test(segment) || CONVENTIONAL.test(segment)) && !segment.endsWith("."))
  );
}

/**
 * What is wrong with the paths of one package, in words: an invalid path, the same path twice, two that differ in
 * capitals alone, a file that is another's folder. None when every file has its own place on every system.
 */
export function pathProblems(paths: readonly string[]): string[] {
  const problems: string[] = [];
  const folders = new Set<string>();
  const seen = new Map<string, string>();
  for (const path of paths) {
    if (!isPackagePath(path)) {
      problems.push(
        `invalid package path ${JSON.stringify(path.slice(0, 100))}: use a relative path of [a-z0-9._-] segments, at most ${MAX_PATH_LENGTH} characters`,
      );
    }
    const folded = path.toLowerCase();
    const twin = seen.get(folded);
    if (twin === path) problems.push(`${path} occurs twice`);
    else if (twin !== undefined) problems.push(`${twin} and ${path} differ in capitals alone`);
    seen.set(folded, path);
    for (let cut = folded.indexOf("/"); cut !== -1; cut = folded.indexOf("/", cut + 1)) {
      folders.add(folded.slice(0, cut));
    }
  }
  const also = paths.filter((path) => folders.has(path.toLowerCase()));
  return [...problems, ...also.map((path) => `${path} is also a folder`)];
}

/** @throws RangeError with the first of `pathProblems` */
export function assertPackagePaths(paths: readonly string[]): void {
  const [problem] = pathProblems(paths);
  if (problem) throw new RangeError(problem);
}

/** Order by UTF-16 code units: the same on every machine and in every locale. */
export function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
