import { writeFile } from "node:fs/promises";
import { readThemes, THEMES_FILE } from "./themes/read-themes";

// Turns lib/strategy/themes/*.yaml into the one file that the strategist reads. Run after a change there.
await writeFile(THEMES_FILE, await readThemes());
console.log(THEMES_FILE);
