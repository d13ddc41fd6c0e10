import { readFileSync } from "node:fs";
import path from "node:path";
import { appUrl } from "@/lib/env";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { type TestingInput, testingFiles } from "@/lib/variants/testing-files";

const FOLDER = path.resolve(/*turbopackIgnore: true*/ "lib/variants/templates");

/** Files that are given to customers as they lie here. `experiment.ts` and `content.ts` are made for each brand. */
const TEMPLATES = [
  "shared/assign.ts",
  "shared/design-content.ts",
  "shared/events.ts",
  "shared/variants-provider.ts",
  "shared/visitor.ts",
  "html/variants.js",
  "react/variants.tsx",
  "react/example.tsx",
  "vue/variants.ts",
  "vue/landing-view.vue",
  "vue/example.ts",
] as const;

/** The code that tests the designs on a customer's site, in every stack, below `testing/`. */
export function testingCode(input: Omit<TestingInput, "collector">): GeneratedFile[] {
  const templates = TEMPLATES.map((file) =>
    textFile(`testing/${file}`, readFileSync(path.join(FOLDER, file), "utf8")),
  );
  const collector = `${appUrl()}/api/experiments/${input.experimentKey}`;
  return [...testingFiles({ ...input, collector }), ...templates];
}
