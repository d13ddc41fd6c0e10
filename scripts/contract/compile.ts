import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * What the bytecode depends on beside the sources. Cancun is what every network that we know of runs. No hash of the sources
 * is appended: a changed comment must not make other bytecode than what is deployed.
 */
export const COMPILER_SETTINGS = {
  evmVersion: "cancun",
  optimizer: { enabled: true, runs: 10_000 },
  viaIR: false,
  metadata: { bytecodeHash: "none", appendCBOR: true },
} as const;

/** Folder of our Solidity files, from the root of the project. */
export const CONTRACTS = "contracts";

export interface CompiledContract {
  abi: readonly object[];
  /** Code that a deployment sends, before the constructor's arguments, as hexadecimal digits without 0x. */
  creation: string;
  /** Code that then stands at the address, with zeros where values are filled in at deployment. */
  deployed: string;
  /** Where those values stand in `deployed`, in bytes. */
  immutables: readonly { start: number; length: number }[];
}

interface StandardOutput {
  errors?: { severity: "error" | "warning" | "info"; formattedMessage: string }[];
  contracts?: Record<
    string,
    Record<
      string,
      {
        abi: object[];
        evm: {
          bytecode: { object: string };
          deployedBytecode: {
            object: string;
            immutableReferences: Record<string, { start: number; length: number }[]>;
          };
        };
      }
    >
  >;
}

/**
 * Compiles the contracts of `contracts/src` with the installed compiler, without a network.
 * @throws an Error with the compiler's own words for errors and warnings
 */
export function compileContract(name: string): CompiledContract {
  const sources = Object.fromEntries(
    readdirSync(path.join(CONTRACTS, "src")).map((file) => [
      `src/${file}`,
      { content: readFileSync(path.join(CONTRACTS, "src", file), "utf8") },
    ]),
  );
  const selection = ["abi", "evm.bytecode.object", "evm.deployedBytecode"];
  const settings = { ...COMPILER_SETTINGS, outputSelection: { "*": { [name]: selection } } };
  const output = compile({ language: "Solidity", sources, settings });
  const problems = output.errors?.filter(({ severity }) => severity !== "info") ?? [];
  if (problems.length > 0) {
    throw new Error(problems.map(({ formattedMessage }) => formattedMessage).join("\n"));
  }
  const compiled = output.contracts?.[`src/${name}.sol`]?.[name];
  if (!compiled) throw new Error(`There is no contract ${name} in ${CONTRACTS}/src/${name}.sol.`);
  const { bytecode, deployedBytecode } = compiled.evm;
  return {
    abi: compiled.abi,
    creation: bytecode.object,
    deployed: deployedBytecode.object,
    immutables: Object.values(deployedBytecode.immutableReferences)
      .flat()
      .sort((one, other) => one.start - other.start),
  };
}

function compile(input: object): StandardOutput {
  const solc = createRequire(import.meta.url)("solc");
  return JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }));
}

/** The file that an import names, of an installed package. */
function readImport(name: string): { contents: string } | { error: string } {
  try {
    return { contents: readFileSync(path.join("node_modules", name), "utf8") };
  } catch {
    return { error: `${name} is not installed` };
  }
}
