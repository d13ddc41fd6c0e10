import { writeFile } from "node:fs/promises";
import { readContent } from "./content/read-content";

// Turns the YAML of lib/strategy into the JSON that the strategist reads. Run after a change there.
for (const { file, json } of await readContent()) {
  await writeFile(file, json);
  console.log(file);
}
