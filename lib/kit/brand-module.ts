import { safeJson } from "@/lib/model/safe-json";
import { type KitBrand, kitBrandSchema } from "./kit.schema";

const HEAD =
  "/* The brand's own texts, as data: nothing that a person typed stands anywhere else in this project. */";

/** `brand.ts`: one constant. Texts are JSON strings, in which no quote, tag or end of a comment has a meaning. */
export function brandModule(brand: KitBrand): string {
  return `${HEAD}\nexport const brand = ${literal(brand)} as const;\n`;
}

/** `brand.js`: the same for classic scripts, as `window.brand`. */
export function brandScript(brand: KitBrand): string {
  return `${HEAD}\nwindow.brand = ${literal(brand)};\n`;
}

/** `/` after `*` is escaped too, because tools that search for ends of comments don't know strings. */
function literal(brand: KitBrand): string {
  return safeJson(kitBrandSchema.parse(brand)).replaceAll("*/", "*\\/");
}
