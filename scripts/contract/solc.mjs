#!/usr/bin/env node
// The installed Solidity compiler, which is WebAssembly, in the form of the native program that forge calls:
// `--version`, and `--standard-json` from stdin to stdout. It reads no file: forge sends every source with it.
import { readFileSync } from "node:fs";
import solc from "solc";

if (process.argv.includes("--version")) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`);
} else if (process.argv.includes("--standard-json")) {
  process.stdout.write(solc.compile(readFileSync(0, "utf8")));
} else {
  process.stderr.write(
    `This takes --version or --standard-json, and not ${process.argv.slice(2).join(" ")}.\n`,
  );
  process.exitCode = 1;
}
