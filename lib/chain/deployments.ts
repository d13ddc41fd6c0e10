import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Hash } from "viem";
import { getAddress } from "viem/utils";
import { z } from "zod";
import type { Deployment } from "./deploy-contract";

const sentSchema = z.object({
  transactionHash: z.templateLiteral(["0x", z.string().regex(/^[0-9a-f]{64}$/)]),
});
const deploymentSchema = sentSchema.extend({
  address: z.templateLiteral(["0x", z.string().regex(/^[0-9a-fA-F]{40}$/)]),
  blockNumber: z.string().regex(/^\d+$/),
});
/** By the chain's id. */
const fileSchema = z.record(z.string().regex(/^\d+$/), z.union([deploymentSchema, sentSchema]));

/** The contract that was deployed on a chain from this data folder, as `contracts.json` in it says; undefined for none. */
export function readDeployment(dataDir: string, chainId: number): Deployment | undefined {
  const found = readAll(dataDir)[chainId];
  // Earlier versions wrote it down as nodes do, in lower case.
  return found && "address" in found ? { ...found, address: getAddress(found.address) } : undefined;
}

/** The deployment on a chain that was sent from this data folder and not yet seen to be done; undefined for none. */
export function readSentDeployment(dataDir: string, chainId: number): Hash | undefined {
  const found = readAll(dataDir)[chainId];
  return found && !("address" in found) ? found.transactionHash : undefined;
}

/** Writes down what was deployed on a chain, or only sent, in place of what was there before. */
export function recordDeployment(
  dataDir: string,
  chainId: number,
  deployment: Deployment | Pick<Deployment, "transactionHash">,
): void {
  const file = deploymentsFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...readAll(dataDir), [chainId]: deployment }, null, 2)}\n`);
  renameSync(draft, file);
}

export const deploymentsFile = (dataDir: string) => path.join(dataDir, "contracts.json");

function readAll(dataDir: string): z.infer<typeof fileSchema> {
  let text: string;
  try {
    text = readFileSync(deploymentsFile(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
  return fileSchema.parse(JSON.parse(text));
}
