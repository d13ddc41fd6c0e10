import { spawn } from "node:child_process";
import path from "node:path";
import { foundryProgram } from "@/lib/chain/foundry-program";
import { COMPILER_SETTINGS, CONTRACTS } from "./compile";

/** How much forge tries. */
export interface TestSize {
  /** Of each fuzz test. */
  fuzzRuns: number;
  /** Of each invariant; calls are runs times depth. */
  invariantRuns: number;
  invariantDepth: number;
  /** What the tries are drawn from. */
  seed: number;
}

export interface TestResult {
  /** File, contract and function. */
  name: string;
  kind: "unit" | "fuzz" | "invariant";
  /** Why it failed; undefined when it passed. */
  problem: string | undefined;
  /** Of a fuzz test or an invariant. */
  runs: number;
  /** Of an invariant. */
  calls: number;
}

/** Runs all tests of the contract but those that measure gas. */
export async function testContract({
  fuzzRuns,
  invariantRuns,
  invariantDepth,
  seed,
}: TestSize): Promise<TestResult[]> {
  const output = await runForge(
    ["test", "--json", "--no-match-contract", "GasTest", "--fuzz-seed", `0x${seed.toString(16)}`],
    {
      FOUNDRY_FUZZ_RUNS: String(fuzzRuns),
      FOUNDRY_INVARIANT_RUNS: String(invariantRuns),
      FOUNDRY_INVARIANT_DEPTH: String(invariantDepth),
    },
  );
  const suites: Record<string, { test_results: Record<string, ForgeResult> }> = JSON.parse(output);
  return Object.entries(suites).flatMap(([suite, { test_results }]) =>
    Object.entries(test_results).map(([test, result]) => readResult(`${suite} ${test}`, result)),
  );
}

/** Runs the tests that measure gas; they write what they measured to `folder`, which is within the project. */
export async function writeGasSnapshots(folder: string): Promise<void> {
  await runForge(["test", "--isolate", "--match-contract", "GasTest"], {
    FOUNDRY_SNAPSHOTS: path.relative(process.cwd(), folder),
  });
}

interface ForgeResult {
  status: "Success" | "Failure" | "Skipped";
  reason: string | null;
  counterexample: unknown;
  kind: { Unit?: object; Fuzz?: { runs: number }; Invariant?: { runs: number; calls: number } };
}

function readResult(name: string, { status, reason, counterexample, kind }: ForgeResult): TestResult {
  const problem =
    status === "Success"
      ? undefined
      : `${status}: ${reason ?? "no reason"}${counterexample ? ` with ${JSON.stringify(counterexample)}` : ""}`;
  const { Fuzz: fuzz, Invariant: invariant } = kind;
  return {
    name,
    kind: fuzz ? "fuzz" : invariant ? "invariant" : "unit",
    problem,
    runs: fuzz?.runs ?? invariant?.runs ?? 0,
    calls: invariant?.calls ?? 0,
  };
}

/**
 * Runs forge on our contracts without a network, with the installed compiler; what it compiled before is not compiled again.
 * Failing tests are told in what it returns.
 * @returns what it writes to stdout
 * @throws an Error with forge's own words when it does not get as far as the tests
 */
async function runForge(args: readonly string[], settings: Record<string, string>): Promise<string> {
  const program = foundryProgram("forge");
  if (program.kind === "absent") throw new Error(program.reason);
  const { evmVersion, optimizer, viaIR, metadata } = COMPILER_SETTINGS;
  const child = spawn(program.file, [...args, "--root", process.cwd()], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ""}`,
      FOUNDRY_CONFIG: path.resolve(CONTRACTS, "foundry.toml"),
      FOUNDRY_SOLC: path.resolve("scripts", "contract", "solc.mjs"),
      FOUNDRY_EVM_VERSION: evmVersion,
      FOUNDRY_OPTIMIZER: String(optimizer.enabled),
      FOUNDRY_OPTIMIZER_RUNS: String(optimizer.runs),
      FOUNDRY_VIA_IR: String(viaIR),
      FOUNDRY_BYTECODE_HASH: metadata.bytecodeHash,
      FOUNDRY_CBOR_METADATA: String(metadata.appendCBOR),
      ...settings,
    },
  });
  let output = "";
  let problems = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (problems += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const isTested = args.includes("--json") ? output.trimStart().startsWith("{") : code === 0;
  if (!isTested) throw new Error(`forge ${args.join(" ")} ended with ${code}:\n${problems}\n${output}`);
  return output;
}
