import { writeFile } from "node:fs/promises";
import { ENGINE_FILE, engineFile } from "./stages/engine-functions";

// Writes the list of the engine's functions from what the stages say they use. Run after a change of a stage's `uses`.
await writeFile(ENGINE_FILE, engineFile());
console.log(ENGINE_FILE);
