import { writeFile } from "node:fs/promises";
import { accentedWords } from "./content/accented-words";
import { germanNounList } from "./content/german-noun-list";
import { readContent } from "./content/read-content";

// Turns the YAML of lib/strategy into the JSON that the strategist reads. Run after a change there; with --accents after
// a change of the word lists, too, which takes half a minute.
const files = await readContent();
if (process.argv.includes("--accents")) {
  files.push(
    { file: "lib/strategy/accents.json", json: accentedWords() },
    { file: "lib/strategy/german-nouns.json", json: germanNounList() },
  );
}
for (const { file, json } of files) {
  await writeFile(file, json);
  console.log(file);
}
