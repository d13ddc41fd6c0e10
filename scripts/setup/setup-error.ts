/** A failure that is told in one sentence, without a stack. `run.mjs` knows it by its name. */
export class SetupError extends Error {
  override name = "SetupError";
}

/** The sentence for what npm or the file system complained about. */
export function setupFailure(output: string, what: string): SetupError {
  if (/ENOSPC|No space left on device/.test(output)) {
    return new SetupError(`The disk is full: ${what} stopped. Make room and start again.`);
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return new SetupError(`No network: ${what} needs the npm registry, which could not be reached.`);
  }
  return new SetupError(`${what} failed:\n${output.trim().split("\n").slice(-30).join("\n")}`);
}
