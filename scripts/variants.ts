import { writeFileSync } from "node:fs";
import { HEAD_FILE, makeHead } from "./variants/make-head";

// `node scripts/run.mjs variants`, after a change of the testing code's sources: writes the script for pages without a build.
// A test compares the file with what this would write.
writeFileSync(HEAD_FILE, await makeHead());
console.log(HEAD_FILE);
