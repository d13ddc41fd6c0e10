import { readFileSync, writeFileSync } from "node:fs";
import { completeLockfile } from "./setup/complete-lockfile";

// `node scripts/run.mjs lockfile`, after a change of dependencies: makes package-lock.json good for every platform.
const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const added = completeLockfile(lockfile);
if (added.length > 0) writeFileSync("package-lock.json", `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(added.length > 0 ? `Added:\n${added.join("\n")}` : "Every optional package is there.");
