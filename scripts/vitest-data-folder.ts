import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";

/** What the tests stored, and remembered of the engine's work, goes with the run. */
export default function setup(project: TestProject): () => void {
  return () => rmSync(project.config.env.DATA_DIR ?? "", { recursive: true, force: true });
}
