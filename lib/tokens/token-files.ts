import { type GeneratedFile, jsonFile, textFile } from "@/lib/model/generated-file";
import { brandCss } from "./brand-css";
import { brandScss } from "./brand-scss";
import { figmaVariables } from "./figma-variables";
import type { BrandTokens } from "./make-tokens";
import { resolverDocument } from "./resolver-document";
import { styleDictionaryDocument } from "./style-dictionary-document";
import { STYLE_DICTIONARY_CONFIG, STYLE_DICTIONARY_FORMAT } from "./style-dictionary-files";
import { tailwindCss, tailwindPreset } from "./tailwind-files";

/** All files below `tokens/`, the documents first. No text that a person typed is in any of them. */
export function tokenFiles(tokens: BrandTokens): GeneratedFile[] {
  return [
    jsonFile("tokens/brand.tokens.json", tokens.document),
    ...tokens.overlays.map(({ file, document }) => jsonFile(`tokens/${file}`, document)),
    jsonFile("tokens/brand.resolver.json", resolverDocument(tokens)),
    textFile("tokens/brand.css", brandCss(tokens)),
    textFile("tokens/_brand.scss", brandScss(tokens)),
    textFile("tokens/tailwind.css", tailwindCss(tokens)),
    textFile("tokens/tailwind.config.cjs", tailwindPreset(tokens)),
    jsonFile("tokens/figma-variables.json", figmaVariables(tokens)),
    jsonFile("tokens/style-dictionary.json", styleDictionaryDocument(tokens.document)),
    textFile("tokens/style-dictionary.config.mjs", STYLE_DICTIONARY_CONFIG),
    textFile("tokens/style-dictionary.format.mjs", STYLE_DICTIONARY_FORMAT),
  ];
}
