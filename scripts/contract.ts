import { createInterface } from "node:readline/promises";
import { deploy } from "./contract/deploy";
import { keepGas } from "./contract/gas-snapshots";
import { testContract } from "./contract/run-forge";
import { writeGenerated } from "./contract/write-generated";
import { SetupError } from "./setup/setup-error.mjs";

/** `node scripts/run.mjs contract <name>`. */
const COMMANDS: Record<string, () => Promise<void> | void> = {
  build,
  test,
  gas,
  deploy: () => deploy(process.argv.slice(3), { say: console.log, agrees }),
};

/** Compiles the contract; writes its ABI and bytecode to lib/chain/generated. */
function build(): void {
  const changed = writeGenerated();
  console.log(changed.length > 0 ? `Wrote ${changed.join(", ")}.` : "The generated files are current.");
}

async function test(): Promise<void> {
  const results = await testContract({ fuzzRuns: 256, invariantRuns: 32, invariantDepth: 64, seed: 7 });
  for (const { name, problem } of results) console.log(`${problem === undefined ? "ok" : "FAILED"} ${name}`);
  const failed = results.filter(({ problem }) => problem !== undefined);
  for (const { name, problem } of failed) console.error(`${name}\n  ${problem}`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Measures gas and writes it to contracts/snapshots. */
async function gas(): Promise<void> {
  for (const [what, figures] of Object.entries(await keepGas())) console.log(what, figures);
}

async function agrees(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

const name = process.argv[2] ?? "";
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) throw new SetupError(`contract takes one of: ${Object.keys(COMMANDS).join(", ")}.`);
await command();
