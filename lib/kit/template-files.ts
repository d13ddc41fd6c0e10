import type { TechStack } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
// With its extension, because the set-up runs this file before anything is bundled.
import { NOT_SHARED, SHARED_FOLDER } from "./kit-layout.ts";

/** The template files: paths relative to the folder of the stack, or of what all share. */
export type KitTemplates = Record<TechStack | "shared", readonly GeneratedFile[]>;

/** The text of a template file, by its path in its folder. @throws when there is none */
export function templateText(templates: KitTemplates, folder: keyof KitTemplates, path: string): string {
  const file = templates[folder].find((template) => template.path === path);
  if (!file) throw new Error(`The kit's templates have no ${folder}/${path}.`);
  return new TextDecoder().decode(file.bytes);
}

/** What is the same for every brand is made of the templates once, for as long as they are held. */
export function oncePerTemplates<Made extends object>(
  make: (templates: KitTemplates) => Made,
): (templates: KitTemplates) => Made {
  const known = new WeakMap<KitTemplates, Made>();
  return (templates) => {
    const made = known.get(templates) ?? make(templates);
    known.set(templates, made);
    return made;
  };
}

/** The part of an emitted project that is the same for every brand; paths relative to the project. */
export function templateFiles(stack: TechStack, templates: KitTemplates): GeneratedFile[] {
  return [
    ...templates[stack],
    ...templates.shared
      .filter(({ path }) => !NOT_SHARED[stack]?.test(path))
      .map(({ path, bytes }) => ({ path: SHARED_FOLDER[stack] + path, bytes })),
  ];
}
