import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Deployment } from "./deploy-contract";

const fileSchema = z.record(
  z.string().regex(/^\d+$/),
  z.object({
    address: z.templateLiteral(["0x", z.string().regex(/^[0-9a-fA-F]{40}$/)]),
    transactionHash: z.templateLiteral(["0x", z.string().regex(/^[0-9a-f]{64}$/)]),
    blockNumber: z.string().regex(/^\d+$/),
  }),
);

/** The contract that was deployed on a chain from this data folder, as `contracts.json` in it says; undefined for none. */
export function readDeployment(dataDir: string, chainId: number): Deployment | undefined {
  return readAll(dataDir)[chainId];
}

/** Writes down what was deployed on a chain, in place of what was there before. */
export function recordDeployment(dataDir: string, chainId: number, deployment: Deployment): void {
  const file = fileOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...readAll(dataDir), [chainId]: deployment }, null, 2)}\n`);
  renameSync(draft, file);
}

function readAll(dataDir: string): Record<string, Deployment> {
  let text: string;
  try {
    text = readFileSync(fileOf(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
  return fileSchema.parse(JSON.parse(text));
}

const fileOf = (dataDir: string) => path.join(dataDir, "contracts.json");
