/** One request to `POST /api/generate` that means no good. */
export interface HostileRequest {
  name: string;
  body: Uint8Array;
  headers?: Record<string, string>;
  /** Send without `Content-Length`, in pieces. */
  chunked?: boolean;
  /** "refused": only 400 or 413 will do. "either": a brand is fine as well, if its package is. */
  expect: "refused" | "either";
  /** What must be in no file of the package, byte for byte. */
  raw?: string[];
}

const MEGABYTE = 1024 * 1024;
const brief = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle",
  targetAudience: "Families in the old town",
  style: "modern",
  techStack: "react",
  features: ["delivery"],
  seed: 7,
};
const encode = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));
const withFields = (fields: object) => encode(JSON.stringify({ ...brief, ...fields }));
const zalgo = (text: string) =>
  [...text].map((letter) => letter + "\u0301\u0316\u0323\u0488".repeat(5)).join("");

/** The text stands in the idea, the audience, the name and a feature at once, as far as it fits. */
function everywhere(name: string, text: string, raw: string[] = [text]): HostileRequest {
  const fields = {
    businessIdea: `${text} and a bakery with bicycles`,
    targetAudience: `${text} families`,
    name: [...text].slice(0, 80).join(""),
    features: [[...text].slice(0, 40).join(""), "delivery"],
  };
  return { name: `${name}, everywhere`, body: withFields(fields), expect: "either", raw };
}

const refused = (name: string, body: Uint8Array, more: Partial<HostileRequest> = {}): HostileRequest => ({
  name,
  body,
  expect: "refused",
  ...more,
});

export const HOSTILE_REQUESTS: HostileRequest[] = [
  everywhere("a script element", "<script>alert(1)</script>"),
  everywhere("an event handler", '"><img src=x onerror=alert(1)>'),
  everywhere("an SVG that acts", "<svg/onload=alert(1)>"),
  everywhere("the end of a style element", "</style><script>alert(1)</script>", ["</style><script>"]),
  everywhere("the end of CDATA and a comment", "]]>--><b>bold</b>"),
  everywhere("the end of a title and a text area", "</title></textarea><i>x</i>"),
  everywhere("entities that become markup", "&lt;script&gt;alert(1)&lt;/script&gt;", ["<script>alert(1)"]),
  everywhere("a Markdown link that acts", "[bread](javascript:alert(1))", []),
  everywhere("a Markdown image and HTML", "![x](x) <b onclick=alert(1)>x</b>", ["<b onclick=alert(1)>"]),
  everywhere("template syntax", `{{7*7}} \${7*7} <%= 7*7 %> #{7*7}`, ["<%= 7*7 %>"]),
  everywhere("the end of a CSS comment", "*/ } body { display:none } /*", []),
  everywhere("SQL", "'; DROP TABLE brands; --", []),
  everywhere("a shell", "$(touch /tmp/x) `id` ; | & > <x>", ["> <x>"]),
  everywhere("a path upwards", "../../../../etc/passwd", []),
  everywhere("a Windows path", "..\\..\\C:\\CON\\nul.txt", []),
  everywhere("an encoded path", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", []),
  everywhere("header lines", "x\r\nSet-Cookie: a=b\r\n\r\n<html>", ["a=b <html>"]),
  everywhere("quotes and backslashes", "\\\" \\' \\u003cscript\\u003e \\", []),
  everywhere("emoji", "🥐🚲👩‍👩‍👧‍👦🏳️‍🌈🇺🇳👍🏽", []),
  everywhere("right to left", "مخبز يوصل الخبز בדראג׳ה", []),
  everywhere("a direction override", "bread\u202Egnp.exe\u2066 x", ["\u202E", "\u2066"]),
  everywhere("NUL and other controls", "bre\0ad\u0007\u001B[31m\u009F rolls", [
    "\0ad",
    "\u0007",
    "\u001B[31m",
  ]),
  everywhere("stacked accents", zalgo("bread"), []),
  everywhere("invisible letters", "\u200B\u200C\u200D\u2060bread\uFEFF\u00AD", []),
  everywhere("unassigned and private characters", "\uE000\u{10FFFD}\u{E0001}\uFDD0bread", []),
  everywhere("a word without end", "w".repeat(300), []),
  {
    name: "__proto__ and constructor",
    body: encode(
      `{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},${JSON.stringify(brief).slice(1)}`,
    ),
    expect: "either",
  },
  {
    name: "a name of nothing but markup",
    body: withFields({ name: "<b></b><i></i>" }),
    expect: "either",
    raw: ["<b></b><i></i>"],
  },
  { name: "a name of dots and slashes", body: withFields({ name: "/./../" }), expect: "either" },
  refused(
    "ten thousand characters",
    withFields({ businessIdea: "bread ".repeat(1_667), name: "n".repeat(10_000) }),
  ),
  refused("ten thousand features", withFields({ features: Array.from({ length: 10_000 }, () => "x") })),
  refused("a lone high surrogate", encode(JSON.stringify(brief).replace("sourdough", "\\ud83e"))),
  refused(
    "a lone low surrogate in a feature",
    encode(JSON.stringify(brief).replace('"delivery"', '"\\udd50"')),
  ),
  refused("a short name of a great many code points", withFields({ name: "👩‍👩‍👧‍👦".repeat(80) })),
  refused(
    "one letter under a thousand accents",
    withFields({ targetAudience: `ab${"\u0301".repeat(4_000)}` }),
  ),
  refused("nothing but NUL", withFields({ businessIdea: "\0".repeat(40) })),
  refused("deep lists", encode(`{"a":${"[".repeat(200_000)}`)),
  refused("deep objects that end well", encode(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`)),
  refused("broken JSON", encode(JSON.stringify(brief).slice(0, -2))),
  refused("two documents", encode(`${JSON.stringify(brief)}${JSON.stringify(brief)}`)),
  refused("a list of briefs", encode(JSON.stringify([brief]))),
  refused("bad UTF-8", latin1(JSON.stringify({ ...brief, name: "Caf\u00E9 \u00FF\u00FE" }))),
  refused("UTF-16", Uint8Array.from(Buffer.from(`\uFEFF${JSON.stringify(brief)}`, "utf16le"))),
  refused(
    "wrong types everywhere",
    withFields({ businessIdea: {}, targetAudience: [], style: 1, techStack: null, features: "x", seed: "7" }),
  ),
  refused("numbers beyond measure", encode(JSON.stringify(brief).replace('"seed":7', '"seed":1e400'))),
  refused("another content type", withFields({}), { headers: { "content-type": "text/plain" } }),
  refused("eleven megabytes in chunks", new Uint8Array(11 * MEGABYTE).fill(0x20), { chunked: true }),
  refused("eleven megabytes, announced", new Uint8Array(11 * MEGABYTE).fill(0x20)),
];
