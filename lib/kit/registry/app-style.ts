/**
 * `tokens/brand.css` for an application that keeps its theme in a class: `.dark` instead of `data-theme`, and never the
 * system's own wish, which such an application has decided on already.
 */
export function styleByClass(css: string): string {
  return withoutBlock(css, "@media (prefers-color-scheme: dark)")
    .replaceAll('[data-theme="dark"] [data-theme="light"]', ".dark .light")
    .replaceAll('[data-theme="light"] [data-theme="dark"]', ".light .dark")
    .replaceAll('[data-theme="dark"]', ".dark")
    .replaceAll('[data-theme="light"]', ".light");
}

/** The text without a top-level rule and all that stands in it. */
function withoutBlock(css: string, head: string): string {
  let text = css;
  for (let from = text.indexOf(head); from >= 0; from = text.indexOf(head, from)) {
    let depth = 0;
    let to = text.indexOf("{", from);
    do {
      if (text[to] === "{") depth += 1;
      if (text[to] === "}") depth -= 1;
      to += 1;
    } while (depth > 0 && to < text.length);
    text = text.slice(0, from) + text.slice(to).replace(/^\s*\n/, "");
  }
  return text;
}

/** Each custom property of a rule that is the selector alone, from the first such rule of the text. */
export function customProperties(css: string, selector: string): Map<string, string> {
  const body = css.split(`\n${selector} {\n`)[1]?.split("\n}")[0] ?? "";
  return new Map(
    [...body.matchAll(/^\s*(--[a-z0-9-]+): (.*);$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** A custom property's value with every `var()` in it replaced. @throws for a property that is not there */
export function resolved(name: string, properties: ReadonlyMap<string, string>): string {
  const value = properties.get(name);
  if (value === undefined) throw new Error(`The design tokens have no ${name}.`);
  return value.replace(/var\((--[a-z0-9-]+)\)/g, (_, inner: string) => resolved(inner, properties));
}
