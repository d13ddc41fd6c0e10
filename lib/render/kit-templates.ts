import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { KitTemplates } from "@/lib/kit/template-files";
import type { GeneratedFile } from "@/lib/model/generated-file";

const FOLDER = path.resolve(/*turbopackIgnore: true*/ "lib/kit/templates");
const FOLDERS = ["react", "vue", "html", "shared"] as const;
/** What tools leave behind when somebody works inside a template. */
const NOT_TEMPLATES = new Set(["node_modules", "dist", "package-lock.json", ".DS_Store"]);

let templates: KitTemplates | undefined;

/** The component kit's template files, read once a process. @throws when they are not where the program was started */
export function kitTemplates(): KitTemplates {
  templates ??= Object.fromEntries(
    FOLDERS.map((name) => [name, readFolder(name)]),
  ) as unknown as KitTemplates;
  return templates;
}

function readFolder(name: (typeof FOLDERS)[number]): GeneratedFile[] {
  const root = path.join(FOLDER, name);
  try {
    return filesBelow(root).map((file) => ({
      path: path.relative(root, file).split(path.sep).join("/"),
      bytes: new Uint8Array(readFileSync(file)),
    }));
  } catch (cause) {
    throw new Error(
      `The component templates are missing at ${root}: start Marque in the root of its clone.`,
      {
        cause,
      },
    );
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_TEMPLATES.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}
