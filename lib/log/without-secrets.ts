/** What may stand inside a text: keys, webhook secrets, bearer headers, sealed sessions, passwords in addresses. */
const SECRETS: readonly [RegExp, string][] = [
  [/\bmq_(live|test)_[0-9A-Za-z]{6,}/g, "mq_$1_[redacted]"],
  [/\bwhsec_[0-9A-Za-z+/=]{6,}/g, "whsec_[redacted]"],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, "$1 [redacted]"],
  [/\beyJ[\w-]{8,}(\.[\w-]*){2,4}/g, "[redacted]"],
  [/\bsk-[\w-]{12,}/g, "sk-[redacted]"],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"\\]*):[^\s/@"\\]+@/gi, "$1:[redacted]@"],
];

/** The line of a log without any secret that can be known by its form, wherever in it one stands. */
export function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
}

/** Fields that hold a secret whatever its form; and an idea, which is its owner's. */
const SECRET_FIELDS = [
  "authorization",
  "cookie",
  '["set-cookie"]',
  "password",
  "passwordHash",
  "secret",
  "previousSecret",
  "token",
  "apiKey",
  "signature",
  "businessIdea",
] as const;
const MAX_DEPTH = 4;

/** Paths of those fields, at the top and in objects within objects. */
export const SECRET_PATHS: string[] = SECRET_FIELDS.flatMap((field) =>
  Array.from({ length: MAX_DEPTH }, (_, depth) => {
    const above = Array.from({ length: depth }, () => "*").join(".");
    if (depth === 0) return field;
    return field.startsWith("[") ? above + field : `${above}.${field}`;
  }),
);
