import type { TechStack } from "@/lib/model/brief.schema";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { brandModule, brandScript } from "./brand-module";
import { fontFaceCss, kitFonts } from "./font-face-css";
import { galleryPage } from "./gallery-page";
import { NOT_SHARED, SHARED_FOLDER } from "./kit-layout";

/** The template files: paths relative to the folder of the stack, or of what all share. */
export type KitTemplates = Record<TechStack | "shared", readonly GeneratedFile[]>;

export interface KitRequest {
  readonly stack: TechStack;
  readonly strategy: Pick<Strategy, "name" | "tagline" | "language" | "direction">;
  readonly typography: Typography;
  /** The package so far: tokens, typefaces with their licenses, logos. */
  readonly files: readonly GeneratedFile[];
  readonly templates: KitTemplates;
}

/** Whether a file of the package is one that a component project may hold a copy of. */
export function isKitInput(path: string): boolean {
  return path === TOKENS || /^(?:fonts|LICENSES\/fonts)\//.test(path) || Object.values(MARKS).includes(path);
}

const TOKENS = "tokens/brand.css";
const MARKS = {
  "assets/icon.svg": "logos/icon/color.svg",
  "assets/icon-reversed.svg": "logos/icon/reversed.svg",
};

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
    if (!bytes) throw new Error(`The component library needs ${from}: run the stage that writes it first.`);
    return { path: shared + path, bytes };
  };
  const { name, tagline, language, direction } = strategy;
  const brand = { name, tagline, language, direction };
  const isPlain = stack === "html";

  const emitted = [
    ...templates[stack].map(({ path, bytes }) => ({ path: root + path, bytes })),
    ...templates.shared
      .filter(({ path }) => !NOT_SHARED[stack]?.test(path))
      .map(({ path, bytes }) => ({ path: shared + path, bytes })),
    copy("styles/brand.css", TOKENS),
    textFile(`${shared}styles/fonts.css`, fontFaceCss(typography)),
    ...Object.entries(MARKS).map(([path, from]) => copy(path, from)),
    ...kitFonts(typography).flatMap((font) => [
      ...font.faces.map(({ path }) => copy(path, path)),
      copy(`fonts/${font.slug}/LICENSE.txt`, font.license),
    ]),
    isPlain
      ? textFile(`${shared}brand.js`, brandScript(brand))
      : textFile(`${shared}brand.ts`, brandModule(brand)),
    ...(isPlain ? [textFile(`${root}index.html`, galleryPage())] : []),
  ];
  return [...new Map(emitted.map((file) => [file.path, file])).values()].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}
