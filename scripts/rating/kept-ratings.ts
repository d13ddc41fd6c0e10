import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";

/** What is learned from: the judged ideas, how they are read, what is described of lines and names, and the trees. */
const SOURCES = [
  "scripts/rating.ts",
  "scripts/rating/{judged/*.txt,*.ts}",
  "lib/strategy/lines/{candidates,close-list,describe-candidate,grammar,guard-line,join-pieces,line,offer-units,piece-ends,rate-lines,reading,word-class}.ts",
  "lib/strategy/names/{describe-name,draft-names}.ts",
  "lib/strategy/language/{first-person,past-forms,scene,wishes}.ts",
  "lib/strategy/words/{chatter,word-classes}.yaml",
];
const RATINGS = "lib/strategy/*-rating.json";
const KEPT = "scripts/rating/kept-ratings.json";

/** Hashes (SHA-256) of what was learned from and of what came of it. */
export interface KeptRatings {
  readonly sources: string;
  readonly ratings: string;
}

/** As the tree is now. */
export const ratingHashes = (): KeptRatings => ({ sources: hashOf(SOURCES), ratings: hashOf([RATINGS]) });

/** As it was when the ratings were made. */
export const keptRatings = (): KeptRatings => JSON.parse(readFileSync(KEPT, "utf8"));

export function keepRatings(): void {
  writeFileSync(KEPT, `${JSON.stringify(ratingHashes(), null, 2)}\n`);
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync(patterns)
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
