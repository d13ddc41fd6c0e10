import { readdirSync } from "node:fs";
import path from "node:path";
import { camelCase } from "@/lib/model/letter-case";

export const CATALOG_FILE = "lib/kit/catalog.ts";

/** The list of every description in `lib/kit/specs`, by group, then by name. */
export function catalogFile(): string {
  const ids = readdirSync("lib/kit/specs")
    .map((file) => path.basename(file, ".ts"))
    .sort();
  const constant = (id: string) => `${camelCase(id)}Spec`;
  return `// Made by \`node scripts/run.mjs kit\` from the files of lib/kit/specs.
import { KIT_GROUPS, type KitComponent } from "./kit.schema";
${ids.map((id) => `import { ${constant(id)} } from "./specs/${id}";`).join("\n")}

const specs: readonly KitComponent[] = [
${ids.map((id) => `  ${constant(id)},`).join("\n")}
];

/** Every component of the kit, in the order in which people meet them. */
export const kitCatalog: readonly KitComponent[] = KIT_GROUPS.flatMap((group) =>
  specs.filter((component) => component.group === group),
);
`;
}
