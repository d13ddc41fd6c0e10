import { type GeneratedFile, jsonFile } from "@/lib/model/generated-file";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { kitCatalog } from "../catalog";
import { type KitTemplates, templateText } from "../template-files";
import { styleByClass } from "./app-style";
import {
  type ComponentSources,
  componentSources,
  GROUND_SHEETS,
  type RegistryStack,
  type SourceFile,
} from "./component-sources";
import { type FontPackage, type FontVersions, fontPackages } from "./font-packages";
import { themeVariables } from "./theme-variables";

/** Stands in every address of the registry until it is served: a package does not know its host. */
export const REGISTRY_BASE = "{REGISTRY_BASE}";

export interface RegistryRequest {
  readonly strategy: Pick<Strategy, "name" | "tagline" | "slug">;
  readonly typography: Typography;
  /** `tokens/brand.css` of the package. */
  readonly brandCss: string;
  readonly templates: KitTemplates;
  readonly fontVersions: FontVersions;
}

interface RegistryItem {
  readonly name: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly dependencies?: readonly string[];
  readonly registryDependencies?: readonly string[];
  readonly files?: readonly { path: string; type: string; target?: string; content: string }[];
  readonly [more: string]: unknown;
}

/** Where the items of each stack are, below the registry's address. */
const FOLDERS: Record<RegistryStack, string> = { react: "", vue: "vue/" };
/** What an editor checks the files against. */
const SCHEMAS: Record<RegistryStack, string> = {
  react: "https://ui.shadcn.com/schema",
  vue: "https://shadcn-vue.com/schema",
};

/**
 * `registry/` of the package: the components for the CLIs of shadcn/ui (at the top) and shadcn-vue (below `vue/`). `base`
 * is the theme in light and dark, `tokens` the design tokens and typefaces, every other item a component. All
 * addresses are absolute, because a bare name means shadcn's own registry.
 */
export function registryFiles(request: RegistryRequest): GeneratedFile[] {
  const { strategy, typography, brandCss, templates, fontVersions } = request;
  const fonts = fontPackages(typography, fontVersions);
  const css = inPackages(brandCss, fonts);
  const variables = themeVariables(css);
  const tokens = tokenSources(styleByClass(css), fonts, templates);
  const sources = componentSources(templates);
  return (["react", "vue"] as const).flatMap((stack) => {
    const items = [
      baseItem(strategy, variables, stack),
      tokensItem(strategy, tokens, fonts, stack),
      ...componentItems(strategy.slug, sources[stack], stack),
    ];
    const root = `registry/${FOLDERS[stack]}`;
    const index = {
      $schema: `${SCHEMAS[stack]}/registry.json`,
      name: strategy.slug,
      homepage: homepage(stack),
      // Without files: those stand in the items, and a validator would look for their sources beside the list.
      items: items.map(({ files: _, ...item }) => item),
    };
    return [
      jsonFile(`${root}registry.json`, index),
      ...items.map((item) =>
        jsonFile(`${root}${item.name}.json`, { $schema: `${SCHEMAS[stack]}/registry-item.json`, ...item }),
      ),
    ];
  });
}

function baseItem(
  { name, slug }: RegistryRequest["strategy"],
  variables: ReturnType<typeof themeVariables>,
  stack: RegistryStack,
): RegistryItem {
  return {
    name: "base",
    type: "registry:base",
    title: `${name}: theme`,
    description:
      "The brand's colors in light and dark, its corners and its typefaces, as shadcn's variables.",
    config: {
      registries: { [`@${slug}`]: address(stack, "{name}") },
      // shadcn-vue would load a typeface of its own from Google.
      ...(stack === "vue" && { font: "" }),
    },
    // The brand's own theme, not one of shadcn's with changes: nothing is fetched from elsewhere.
    extends: "none",
    registryDependencies: [address(stack, "tokens")],
    cssVars: variables,
  };
}

/** The design tokens and the first rules of the kit, as style sheets. */
function tokenSources(css: string, fonts: readonly FontPackage[], templates: KitTemplates): SourceFile[] {
  const imports = fonts.flatMap(({ sheets }) => sheets.map((sheet) => `@import "${sheet}";`)).join("\n");
  return [
    { path: "styles/brand.css", content: `@import "./fonts.css";\n\n${css}` },
    {
      path: "styles/fonts.css",
      content: `/* The whole typefaces, from npm: nothing is asked of Google. */\n${imports}\n`,
    },
    ...GROUND_SHEETS.map((sheet) => ({
      path: `styles/${sheet}.css`,
      content: styleByClass(templateText(templates, "shared", `styles/parts/${sheet}.css`)),
    })),
  ];
}

function tokensItem(
  { name, slug }: RegistryRequest["strategy"],
  sources: readonly SourceFile[],
  fonts: readonly FontPackage[],
  stack: RegistryStack,
): RegistryItem {
  return {
    name: "tokens",
    type: "registry:ui",
    title: `${name}: design tokens`,
    description: "The design tokens as custom properties, with the typefaces from npm packages.",
    dependencies: fonts.map(({ install }) => install),
    files: placed(stack, slug, sources),
  };
}

function componentItems(
  slug: string,
  sources: ReadonlyMap<string, ComponentSources>,
  stack: RegistryStack,
): RegistryItem[] {
  return kitCatalog.map(({ id, title, summary, group }) => {
    const { files, uses } = sources.get(id)!;
    return {
      name: id,
      type: "registry:ui",
      title,
      description: summary,
      registryDependencies: [address(stack, "tokens"), ...uses.map((used) => address(stack, used))],
      files: placed(stack, slug, files),
      categories: [group.toLowerCase()],
    };
  });
}

/**
 * Below the application's folder for components of this kind, in a folder of the brand's own. shadcn's CLI takes a target
 * that begins with the folder's alias; shadcn-vue's knows none, and takes what stands behind "components/ui" in the path.
 */
function placed(stack: RegistryStack, slug: string, files: readonly SourceFile[]) {
  return files.map(({ path, content }) => ({
    path: `registry/${stack === "vue" ? "components/" : ""}ui/${slug}/${path}`,
    type: "registry:ui",
    ...(stack === "react" && { target: `@ui/${slug}/${path}` }),
    content,
  }));
}

/** The families by the names that they have in the npm packages. */
function inPackages(css: string, fonts: readonly FontPackage[]): string {
  return fonts.reduce(
    (text, { family, packageFamily }) => text.replaceAll(`"${family}"`, `"${packageFamily}"`),
    css,
  );
}

function homepage(stack: RegistryStack): string {
  return `${REGISTRY_BASE}/${FOLDERS[stack]}registry.json`;
}

function address(stack: RegistryStack, name: string): string {
  return `${REGISTRY_BASE}/${FOLDERS[stack]}${name}.json`;
}
