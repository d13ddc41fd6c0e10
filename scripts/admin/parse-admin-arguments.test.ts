import { expect, it } from "vitest";
import { ADMIN_HELP, parseAdminArguments } from "./parse-admin-arguments";

const parse = (line: string) => parseAdminArguments(line.split(" ").filter(Boolean));

it.each<[string, object]>([
  [
    "create-account --email Ada@Example.com --tier pro --credits 100",
    { kind: "create-account", email: "ada@example.com", tier: "pro", credits: 100 },
  ],
  [
    "create-account --email ada@example.com",
    { kind: "create-account", email: "ada@example.com", tier: "free" },
  ],
  [
    "create-key --email ada@example.com --ip 203.0.113.7 --ip 2001:DB8::/32",
    {
      kind: "create-key",
      email: "ada@example.com",
      ip: ["203.0.113.7/32", "2001:db8::/32"],
      name: "Made in the terminal",
      beta: false,
    },
  ],
  [
    "set-tier --tier enterprise --email ada@example.com",
    { kind: "set-tier", email: "ada@example.com", tier: "enterprise" },
  ],
  [
    "grant-credits --email ada@example.com --credits -5",
    { kind: "grant-credits", email: "ada@example.com", credits: -5 },
  ],
  ["make-admin --email Ada@example.com", { kind: "make-admin", email: "ada@example.com" }],
  ["unmake-admin --email ada@example.com", { kind: "unmake-admin", email: "ada@example.com" }],
  ["rotate-statement-key", { kind: "rotate-statement-key" }],
  ["withdraw-statement-key --key abc", { kind: "withdraw-statement-key", key: "abc" }],
])("reads %s", (line, action) => {
  expect(parse(line)).toEqual({ kind: "run", json: false, action });
  expect(parse(`${line} --json`)).toMatchObject({ kind: "run", json: true });
});

it.each([
  [
    "delete-account",
    /"delete-account" is no command.*create-account, create-key, set-tier, grant-credits, make-admin, unmake-admin/,
  ],
  ["--email ada@example.com", /The command is missing/],
  ["set-tier --email ada@example.com", /--tier is missing: it must be one of free, starter, pro, enterprise/],
  ["set-tier --email ada@example.com --tier gold", /--tier must be one of free, starter, pro, enterprise/],
  ["create-account", /--email is missing: it must be an e-mail address such as ada@example.com/],
  ["create-account --email ada", /--email must be an e-mail address/],
  ["create-account --email ada@example.com --credits ten", /--credits must be a whole number/],
  ["create-account --email ada@example.com --credits -1", /--credits must be 0 or more/],
  [
    "create-account --email ada@example.com --ip 10.0.0.1",
    /has no --ip. It takes: --email, --tier, --credits, --name/,
  ],
  ["create-key --email ada@example.com --ip 10.0.0.0/33", /--ip must be an address or a range/],
  ["grant-credits --email ada@example.com --credits 0", /--credits must not be 0/],
  ["create-key ada@example.com --email ada@example.com", /"ada@example.com" stands alone/],
  ["create-key --mail ada@example.com", /Unknown option '--mail'/],
])("refuses %s, saying what would be valid", (line, message) => {
  expect(parse(line)).toMatchObject({ kind: "usage", json: false, message: expect.stringMatching(message) });
  expect(parse(`${line} --json`)).toMatchObject({ kind: "usage", json: true });
});

it("explains itself", () => {
  expect(parse("")).toEqual({ kind: "help" });
  expect(parse("set-tier --help")).toEqual({ kind: "help" });
  for (const name of [
    "create-account",
    "create-key",
    "set-tier",
    "grant-credits",
    "make-admin",
    "unmake-admin",
  ])
    expect(ADMIN_HELP).toContain(name);
});
