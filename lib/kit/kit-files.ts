import type { TechStack } from "@/lib/model/brief.schema";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { brandModule, brandScript } from "./brand-module";
import { fontFaceCss, kitFonts } from "./font-face-css";
import { MARKS, TOKENS } from "./kit-inputs";
import { SHARED_FOLDER } from "./kit-layout";
import { type KitTemplates, templateFiles } from "./template-files";

export interface KitRequest {
  readonly stack: TechStack;
  readonly strategy: Pick<Strategy, "name" | "tagline" | "language" | "direction">;
  readonly typography: Typography;
  /** The package so far: tokens, typefaces with their licenses, logos. */
  readonly files: readonly GeneratedFile[];
  readonly templates: KitTemplates;
}

function missing(what: string): Error {
  return new Error(`The component library needs ${what}: run the stage that writes it first.`);
}

/**
 * A project of one stack below `components/<stack>/` that works by itself: templates byte for byte, the tokens, the
 * typefaces, the mark, and the brand's texts as one module of data. `kit-layout.ts` says where everything stands.
 * @throws when the package lacks a file that the project needs
 */
export function kitFiles({ stack, strategy, typography, files, templates }: KitRequest): GeneratedFile[] {
  const root = `components/${stack}/`;
  const shared = `${root}${SHARED_FOLDER[stack]}`;
  const present = new Map(files.map((file) => [file.path, file.bytes]));
  const copy = (path: string, from: string): GeneratedFile => {
    const bytes = present.get(from);
    if (!bytes) throw missing(from);
    return { path: shared + path, bytes };
  };
  const { name, tagline, language, direction } = strategy;
  const brand = { name, tagline, language, direction };
  const isPlain = stack === "html";

  const emitted = [
    ...templateFiles(stack, templates).map(({ path, bytes }) => ({ path: root + path, bytes })),
    copy("styles/brand.css", TOKENS),
    textFile(`${shared}styles/fonts.css`, fontFaceCss(typography)),
    ...Object.entries(MARKS).map(([path, shows]) => {
      const from = files.find((file) => shows(file.path));
      if (!from) throw missing(`the mark for ${path}`);
      return copy(path, from.path);
    }),
    ...kitFonts(typography).flatMap((font) => [
      ...font.faces.map(({ path }) => copy(path, path)),
      copy(`fonts/${font.slug}/LICENSE.txt`, font.license),
    ]),
    isPlain
      ? textFile(`${shared}brand.js`, brandScript(brand))
      : textFile(`${shared}brand.ts`, brandModule(brand)),
  ];
  return [...new Map(emitted.map((file) => [file.path, file])).values()].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}
