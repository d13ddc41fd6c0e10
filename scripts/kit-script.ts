import { writeFile } from "node:fs/promises";
import { bundleKitScript, KIT_SCRIPT_PATH } from "./setup/bundle-kit-script.ts";

// Run after a change of lib/kit/kit-script.ts or of a behaviour; a test compares the file with what this would write.
await writeFile(KIT_SCRIPT_PATH, await bundleKitScript());
