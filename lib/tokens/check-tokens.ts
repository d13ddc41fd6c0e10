import { aliasesIn, aliasOf } from "./token-tree";
import { GROUP_PROPERTIES, type Token, tokenNameSchema, tokenSchema } from "./tokens.schema";

export interface TokenCheck {
  readonly ok: boolean;
  readonly failures: readonly string[];
  /** Number of tokens seen. */
  readonly count: number;
}

/**
 * Checks a token document against the Design Tokens Format Module 2025.10 as we write it: known names and properties,
 * `$type` on every token, values of that type, no `$root`; every alias leads to a token of the fitting type and in no circle.
 * @param base the document that `document` overlays; its tokens may be referred to.
 */
export function checkTokens(document: unknown, base?: unknown): TokenCheck {
  const failures: string[] = [];
  const own = new Map<string, Token>();
  collect(document, "", own, failures);
  const known = new Map(own);
  if (base !== undefined) {
    const underlying = new Map<string, Token>();
    collect(base, "", underlying, []);
    for (const [path, token] of underlying) if (!known.has(path)) known.set(path, token);
  }
  for (const [path, token] of own) {
    const problem = aliasProblem(path, token, known);
    if (problem) failures.push(`${path} ${problem}`);
  }
  if (own.size === 0) failures.push("the document holds no token");
  return { ok: failures.length === 0, failures, count: own.size };
}

function collect(node: unknown, path: string, tokens: Map<string, Token>, failures: string[]): void {
  const label = path || "the document";
  if (typeof node !== "object" || node === null || Array.isArray(node)) {
    failures.push(`${label} is neither a group nor a token`);
    return;
  }
  if ("$value" in node) {
    const parsed = tokenSchema.safeParse(node);
    if (parsed.success) tokens.set(path, parsed.data);
    else
      failures.push(
        ...parsed.error.issues.map((issue) => `${label} ${issue.path.join(".")}: ${issue.message}`),
      );
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (name.startsWith("$")) {
      if (!GROUP_PROPERTIES.has(name) || (name === "$schema" && path !== "")) {
        failures.push(`${label} has the property ${name}, which a group must not have`);
      }
    } else if (!tokenNameSchema.safeParse(name).success) {
      failures.push(`${label} has the name "${name}": a name must not be empty or hold {, } or a period`);
    } else {
      collect(child, path ? `${path}.${name}` : name, tokens, failures);
    }
  }
}

/** Types that the parts of a composite stand for, so that an alias cannot put a color where a width belongs. */
const PART_TYPES: Record<string, Token["$type"]> = {
  color: "color",
  width: "dimension",
  style: "strokeStyle",
  duration: "duration",
  delay: "duration",
  timingFunction: "cubicBezier",
  offsetX: "dimension",
  offsetY: "dimension",
  blur: "dimension",
  spread: "dimension",
  position: "number",
  fontFamily: "fontFamily",
  fontSize: "dimension",
  fontWeight: "fontWeight",
  letterSpacing: "dimension",
  lineHeight: "number",
};

function aliasProblem(path: string, token: Token, known: ReadonlyMap<string, Token>): string | null {
  const missing = aliasesIn(token.$value).find((target) => !known.has(target));
  if (missing) return `refers to {${missing}}, which does not exist`;
  const whole = aliasOf(token.$value);
  if (whole && known.get(whole)?.$type !== token.$type) {
    return `is a ${token.$type} and refers to {${whole}}, which is a ${known.get(whole)?.$type}`;
  }
  const wrong = wrongPart(token.$value, known);
  if (wrong) return wrong;
  return reaches(path, token, known, new Set()) ? "refers to itself in a circle" : null;
}

function wrongPart(value: unknown, known: ReadonlyMap<string, Token>): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const alias = aliasOf(part);
    const wanted = PART_TYPES[name];
    const found = alias ? known.get(alias)?.$type : undefined;
    if (alias && wanted && found !== wanted)
      return `has {${alias}} as ${name}, which is a ${found} and not a ${wanted}`;
    const nested = wrongPart(part, known);
    if (nested) return nested;
  }
  return null;
}

function reaches(goal: string, token: Token, known: ReadonlyMap<string, Token>, seen: Set<string>): boolean {
  return aliasesIn(token.$value).some((target) => {
    if (target === goal) return true;
    if (seen.has(target)) return false;
    seen.add(target);
    const next = known.get(target);
    return next !== undefined && reaches(goal, next, known, seen);
  });
}
