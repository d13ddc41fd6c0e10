import type { TechStack } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
// With its extension, because the set-up runs this file before anything is bundled.
import { NOT_SHARED, SHARED_FOLDER } from "./kit-layout.ts";

/** The template files: paths relative to the folder of the stack, or of what all share. */
export type KitTemplates = Record<TechStack | "shared", readonly GeneratedFile[]>;

/** The part of an emitted project that is the same for every brand; paths relative to the project. */
export function templateFiles(stack: TechStack, templates: KitTemplates): GeneratedFile[] {
  return [
    ...templates[stack],
    ...templates.shared
      .filter(({ path }) => !NOT_SHARED[stack]?.test(path))
      .map(({ path, bytes }) => ({ path: SHARED_FOLDER[stack] + path, bytes })),
  ];
}
