import { kitCatalog } from "./catalog";

/** Ids, addresses and hooks of scripts: they differ between stacks and pages. */
const IGNORED = /^(id|for|href|name|aria-controls|data-kit.*|data-value|data-brand.*)$/;
/** Of these only the number of ids counts. */
const REFERENCES = /^aria-(labelledby|describedby)$/;

const DEFAULTS = new Map(
  kitCatalog.flatMap(({ parts, variants }) =>
    variants.map(({ attribute, default: value }) => [`${parts[0]?.className} ${attribute}`, value] as const),
  ),
);

/**
 * What two pieces of markup have to have in common to look and to be read the same: elements, classes, roles, states and
 * texts in order, one a line. Attributes that only repeat a default are left out.
 */
export function markupOutline(html: string): string[] {
  return [...html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:[^">]|"[^"]*")*)>|([^<]+)/gi)].flatMap(
    ([, closes, tag = "", attributes = "", text]) => {
      if (text !== undefined) return text.trim() ? [decode(text.trim().replace(/\s+/g, " "))] : [];
      return closes ? [`/${tag}`] : [[tag, ...attributesOf(tag, attributes)].join(" ")];
    },
  );
}

function attributesOf(tag: string, source: string): string[] {
  const pairs = [...source.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)].map(
    ([, name = "", value = ""]) => [name.toLowerCase(), decode(value)] as const,
  );
  const className = pairs.find(([name]) => name === "class")?.[1] ?? "";
  return pairs
    .filter(([name, value]) => {
      if (IGNORED.test(name) || DEFAULTS.get(`${className} ${name}`) === value) return false;
      return !(tag === "button" && name === "tabindex" && value === "0");
    })
    .map(([name, value]) => `${name}=${REFERENCES.test(name) ? value.split(" ").length : value}`)
    .sort();
}

function decode(text: string): string {
  const characters: Record<string, string> = {
    "&amp;": "&",
    "&quot;": '"',
    "&#x27;": "'",
    "&lt;": "<",
    "&gt;": ">",
  };
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => characters[entity] ?? entity);
}
