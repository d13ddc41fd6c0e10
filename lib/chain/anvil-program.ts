import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: "amd64", arm64: "arm64" };

export type AnvilProgram = { kind: "found"; file: string } | { kind: "absent"; reason: string };

/** The node's program in the npm package for this platform, or why there is none. */
export function anvilProgram(): AnvilProgram {
  const platform = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  const name = `@foundry-rs/anvil-${platform}`;
  try {
    const require = createRequire(path.join(process.cwd(), "package.json"));
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    const file = path.join(folder, "bin", process.platform === "win32" ? "anvil.exe" : "anvil");
    if (existsSync(file)) return { kind: "found", file };
  } catch {
    // told below
  }
  return { kind: "absent", reason: `The local test network has no program for ${platform} (${name}).` };
}
