import { parseArgs } from "node:util";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { makeBrandHere } from "@/lib/render/engine-here";
import { PAIRS } from "@/lib/typography/pairs";
import { checkGuidelines, checkGuidelinesText } from "@/lib/verify/check-guidelines";
import { drawSeed } from "@/test-support/draw-seed";
import { IDEAS } from "./ideas";
import { report } from "./report";

/**
 * Guidelines of many brands over every font pair in each style that it suits: ideas of many languages and scripts, drawn
 * anew at each run. Each book has its twenty pages; a reader of the PDF finds every text of every page; no text stands on another.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { count: { type: "string", default: "200" }, seed: { type: "string" } },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1)
  throw new Error("--count must be a whole number of brands, such as --count 200");
const seed = drawSeed();
const random = seededRandom(seed, "guidelines");

/** Names that are hard to set; most brands get the one that the engine finds. */
const NAMES = [
  "Lastenfahrradreparaturwerkstatt Donaudampfschifffahrtsgasse",
  "A",
  "Q & Ågårdhøj “Ōrbit”",
  "خبز الصباح",
  "בית הקפה של דנה",
  "朝のパン屋さん",
  "सुबह की रोटी",
  "ขนมปังยามเช้า",
  "Утренний хлеб",
  "새벽 빵집",
];
const WORN = PAIRS.flatMap(({ id, weights }) =>
  (Object.keys(weights) as DesignBrief["style"][]).map((style) => ({ pair: id, style })),
);

let texts = 0;
const problems: string[] = [];
const started = performance.now();
for (let index = 0; index < count; index++) {
  const { pair, style } = WORN[index % WORN.length]!;
  const sample = random.pick(IDEAS);
  const name = random.next() < 0.25 ? random.pick(NAMES) : undefined;
  const brief: DesignBrief = {
    businessIdea: sample.idea,
    targetAudience: sample.audience,
    style,
    techStack: "html",
    features: [...(sample.features ?? [])],
    ...(name && { name }),
    choices: { pair },
  };
  const label = `${index + 1}: ${pair}, ${style}, ${JSON.stringify(name ?? sample.idea.slice(0, 40))}`;
  try {
    const found = await examine(brief, (seed + index) >>> 0);
    texts += found.texts;
    problems.push(...found.failures.map((failure) => `${label}: ${failure}`));
  } catch (error) {
    problems.push(`${label}: ${error instanceof Error ? error.message : error}`);
  }
  if ((index + 1) % 10 === 0) console.log(`${index + 1} of ${count}, ${problems.length} problems`);
}
for (const problem of problems) console.log(`  ${problem}`);
const seconds = Math.round((performance.now() - started) / 1000);
const pairs = new Set(WORN.slice(0, count).map(({ pair }) => pair)).size;
report(
  problems.length === 0,
  "guidelines",
  `${count} brands over ${pairs} of ${PAIRS.length} font pairs, ${texts} texts, ${problems.length} missing or covered, ${seconds} s`,
);

async function examine(brief: DesignBrief, own: number): Promise<{ texts: number; failures: string[] }> {
  const { outputs, files } = await makeBrandHere({ brief, seed: own, until: ["guidelines"] });
  const { texts } = outputs.guidelines;
  const checks = [checkGuidelines(files), await checkGuidelinesText(files, texts)];
  return {
    texts: texts.flat().length,
    failures: checks.flatMap(({ failures }) => failures),
  };
}
