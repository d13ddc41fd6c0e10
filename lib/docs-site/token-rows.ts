import type { TokenDocument } from "@/lib/tokens/tokens.schema";

export interface TokenRow {
  /** e.g. "color.brand.primary" */
  readonly path: string;
  readonly type: string;
  readonly description: string;
  /** e.g. "--color-brand-primary" */
  readonly cssName: string;
  /** As `tokens/brand.css` says it, and with its aliases followed. */
  readonly cssValue: string;
  readonly resolved: string;
}

/** Every token with the value that stands in the shipped style sheet, in the document's order. */
export function tokenRows(document: TokenDocument, css: string): TokenRow[] {
  const values = new Map<string, string>();
  // The first block is the light theme, which the base document describes.
  const base = css.slice(0, css.indexOf("\n}"));
  for (const [, name, value] of base.matchAll(/^\s*(--[\w-]+):\s*(.+);$/gm)) values.set(name!, value!);
  const resolve = (value: string, depth = 0): string =>
    depth > 8
      ? value
      : value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
          const target = values.get(name);
          return target === undefined ? whole : resolve(target, depth + 1);
        });
  return flatten(document).flatMap(({ path, type, description }) => {
    const cssName = `--${path.replaceAll(".", "-")}`;
    const cssValue = values.get(cssName);
    if (cssValue === undefined) return [];
    return [{ path, type, description, cssName, cssValue, resolved: resolve(cssValue) }];
  });
}

function flatten(node: object, prefix = ""): { path: string; type: string; description: string }[] {
  return Object.entries(node).flatMap(([name, child]) => {
    if (name.startsWith("$") || typeof child !== "object" || child === null) return [];
    const path = prefix ? `${prefix}.${name}` : name;
    if (!("$value" in child)) return flatten(child, path);
    const { $type, $description } = child as { $type: string; $description?: string };
    return [{ path, type: $type, description: $description ?? "" }];
  });
}
