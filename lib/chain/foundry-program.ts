import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: "amd64", arm64: "arm64" };

export type FoundryProgram = { kind: "found"; file: string } | { kind: "absent"; reason: string };

/**
 * A program of Foundry in the npm package for this platform, or why there is none: anvil is the local node, forge tests the
 * contract.
 */
export function foundryProgram(tool: "anvil" | "forge"): FoundryProgram {
  const platform = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  const name = `@foundry-rs/${tool}-${platform}`;
  try {
    const require = createRequire(path.join(process.cwd(), "package.json"));
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    const file = path.join(folder, "bin", process.platform === "win32" ? `${tool}.exe` : tool);
    if (existsSync(file)) return { kind: "found", file };
  } catch {
    // told below
  }
  return { kind: "absent", reason: `There is no ${tool} for ${platform} here (the package ${name}).` };
}
