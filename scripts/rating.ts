import { writeFile } from "node:fs/promises";
import { growTrees } from "./rating/grow-trees";
import { keepRatings } from "./rating/kept-ratings";
import { readJudged } from "./rating/read-judged";
import { LINE_TREES, lineSamples } from "./rating/train-lines";
import { foldNames, judgedNames, trainNames } from "./rating/train-names";
import { OFFER_TREES, offerSamples } from "./rating/train-offers";

// Teaches the strategist what readers judged (scripts/rating/judged). Run after a change there, of what is described of
// lines and names, or of the trades' names.
const judged = readJudged();
await write("lib/strategy/lines-rating.json", growTrees(judged.flatMap(lineSamples), LINE_TREES));
await write("lib/strategy/offers-rating.json", growTrees(judged.flatMap(offerSamples), OFFER_TREES));
const names = judgedNames();
await write("lib/strategy/names-rating.json", trainNames(names));
keepRatings();
console.table(foldNames(names));

async function write(file: string, rating: object): Promise<void> {
  const parts = Object.entries(rating).map(([key, value]) => {
    const rows = key === "trees" ? (value as unknown[]).map((tree) => JSON.stringify(tree)) : [];
    return `${JSON.stringify(key)}:${rows.length > 0 ? `[\n${rows.join(",\n")}]` : JSON.stringify(value)}`;
  });
  await writeFile(file, `{${parts.join(",\n")}}\n`);
  console.log(file);
}
