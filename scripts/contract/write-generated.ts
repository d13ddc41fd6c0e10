import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CompiledContract, compileContract } from "./compile";

/** The generated files, by their path: what the service knows of the contract. Two, so that a page that calls it loads no bytecode. */
export function generatedFiles({ abi, creation, deployed, immutables }: CompiledContract) {
  if (!creation.endsWith(deployed)) throw new Error("the deployed code does not end the creation code");
  const note = "// Made of contracts/src by `node scripts/run.mjs contract build`.\n";
  const ranges = immutables
    .map(({ start, length }) => `  { start: ${start}, length: ${length} },\n`)
    .join("");
  return {
    "lib/chain/generated/marque-certificate.ts": `${note}export const marqueCertificateAbi = ${JSON.stringify(abi, null, 2)} as const;\n`,
    "lib/chain/generated/marque-certificate-bytecode.ts": `${note}
/** What a deployment sends, before the constructor's arguments. */
export const creationBytecode =
  "0x${creation}" as const;

/** Bytes at the end of the creation bytecode that then stand at the address, but for the immutables. */
export const deployedLength = ${deployed.length / 2};

/** Where the deployed code holds values that are set at deployment (zeros in the creation bytecode), in bytes. */
export const immutables = [
${ranges}] as const;
`,
  };
}

/** Compiles the contract and writes what is generated of it. Returns the paths of what changed. */
export function writeGenerated(): string[] {
  const files = Object.entries(generatedFiles(compileContract("MarqueCertificate")));
  const changed = files.filter(([file, text]) => read(file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changed.map(([file]) => file);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
