import { escapeHtml } from "@/lib/model/escape";

/** Markup that may stand in a page as it is. Only `html` makes it, so that no text gets there unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

/** A template of HTML: everything that is put into it is text, in elements and quoted attributes, unless it is markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    strings.map((string, at) => string + (at < parts.length ? write(parts[at]) : "")).join(""),
  );
}

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part.map(write).join("");
}
