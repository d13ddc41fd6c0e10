import { expect, it } from "vitest";
import { setupFailure } from "./setup-error.mjs";

it.each([
  [
    "npm error code ENOSPC\nnpm error nospc write",
    "The disk is full: Installing stopped. Make room and start again.",
  ],
  [
    "npm error code ENOTFOUND\nnpm error network request to the registry failed",
    "No network: Installing needs the npm registry, which could not be reached.",
  ],
  [
    "error: ENOSPC extracting tarball\nerror: NoSpaceLeft",
    "The disk is full: Installing stopped. Make room and start again.",
  ],
  [
    "warn: ConnectionRefused downloading tarball sharp@0.35.5",
    "No network: Installing needs the npm registry, which could not be reached.",
  ],
  [
    "npm error code EUSAGE\nnpm error out of sync",
    "Installing failed:\nnpm error code EUSAGE\nnpm error out of sync",
  ],
])("has a sentence for %j", (output, sentence) => {
  expect(setupFailure(output, "Installing").message).toBe(sentence);
});
