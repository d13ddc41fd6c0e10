import { readFileSync } from "node:fs";
import path from "node:path";
import { publicAddress } from "@/lib/http/public-url";

/** What the samples call when nothing else is said. */
const DEFAULT_ADDRESS = "http://localhost:3000";

/** The text of a file of docs/samples, where it is tested, calling this server where it names one. */
export function readSample(
  name:
    | "quick-start.sh"
    | "quick-start.ts"
    | "quick_start.py"
    | "verify-webhook.ts"
    | "verify_webhook.py"
    | "pay.ts"
    | "../verify.py"
    | "../../lib/payments/native-charge.ts"
    | "../../lib/payments/native-charge-client.ts",
): string {
  const text = readFileSync(path.join(process.cwd(), "docs", "samples", name), "utf8").trimEnd();
  return text.replaceAll(DEFAULT_ADDRESS, publicAddress().serverUrl);
}
