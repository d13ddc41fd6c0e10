// Reads in Node 20: `run.mjs` needs it to bring the Node that everything else needs.

/** A failure that is told in one sentence, without a stack. */
export class SetupError extends Error {
  name = "SetupError";
}

/**
 * The sentence for what npm, bun or the file system complained about.
 * @param {string} output what they printed
 * @param {string} what what was being done, as a subject: "Installing Node"
 */
export function setupFailure(output, what) {
  if (/ENOSPC|NoSpaceLeft|No space left on device/.test(output)) {
    return new SetupError(`The disk is full: ${what} stopped. Make room and start again.`);
  }
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|(?:ConnectionRefused|ConnectionClosed|DNSResolveFailed|Timeout) downloading/.test(
      output,
    )
  ) {
    return new SetupError(`No network: ${what} needs the npm registry, which could not be reached.`);
  }
  return new SetupError(`${what} failed:\n${output.trim().split("\n").slice(-30).join("\n")}`);
}
