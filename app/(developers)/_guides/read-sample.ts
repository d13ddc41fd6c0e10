import { readFileSync } from "node:fs";
import path from "node:path";

/** The text of a file of docs/samples, where it is tested. */
export function readSample(
  name: "quick-start.sh" | "quick-start.ts" | "quick_start.py" | "verify-webhook.ts" | "verify_webhook.py",
): string {
  return readFileSync(path.join(process.cwd(), "docs", "samples", name), "utf8").trimEnd();
}
