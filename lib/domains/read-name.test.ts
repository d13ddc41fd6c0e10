import { describe, expect, it } from "vitest";
import { isAppError } from "@/lib/errors";
import { readName } from "./read-name";
import { skeleton } from "./skeleton";

const TAKEN = {
  ours: ["marque.example", "design.marque.example"],
  wellKnown: new Set(["paypal", "microsoft"].map(skeleton)),
};
const read = (text: string) => readName(text, TAKEN);

function constraintOf(text: string): string {
  try {
    const { kind, name } = read(text);
    return `${kind} ${name}`;
  } catch (error) {
    if (!isAppError(error) || error.code !== "VALIDATION_ERROR" || error.details.field !== "name")
      throw error;
    return error.details.constraint ?? "";
  }
}

describe("a label", () => {
  it.each([
    ["klok", "klok"],
    [" Klok-Studio ", "klok-studio"],
    ["ma-marque", "ma-marque"],
    ["studio-54", "studio-54"],
    // Innocent names that hold a rude word.
    ["scunthorpe", "scunthorpe"],
    ["cockburn-law", "cockburn-law"],
    ["grapefruit", "grapefruit"],
    ["assisi", "assisi"],
    ["decade", "decade"],
    ["feedback", "feedback"],
  ])("%j is one", (text, name) => {
    expect(read(text)).toEqual({ kind: "label", name });
  });

  it.each([
    ["ab", /3 to 40/],
    ["a".repeat(41), /3 to 40/],
    ["-klok", /hyphens/],
    ["klok-", /hyphens/],
    ["klok--bar", /single hyphens/],
    ["xn--klk-0na", /single hyphens/],
    ["klök", /a-z/],
    ["kl_ok", /a-z/],
    ["12345", /letter/],
    ["6f1c2a9e-1f0b-4b59-9d3e-5a1f6f6f2b11", /brand's id/],
    ["6f1c2a9e-klok", /brand's id/],
    ["6f1c2a9e1f0b4b599d3e5a1f6f6f2b11", /brand's id/],
    ["6flc2a9e-if0b-4b59", /brand's id/],
    ["www", /reserved/],
    ["admin", /reserved/],
    ["adm1n", /reserved/],
    ["a-d-m-i-n", /reserved/],
    ["marque", /reserved/],
    ["rnarque", /reserved/],
    ["marque-login", /reserved/],
    ["marque-sign-in", /reserved/],
    ["log-in-rnarque", /reserved/],
    ["marquepay", /reserved/],
    ["support-marque-klok", /reserved/],
    ["api-docs", /reserved/],
    ["paypal", /well-known/],
    ["paypa1", /well-known/],
    ["rnicrosoft", /well-known/],
    ["big-cock", /rude/],
    ["sh1t", /rude/],
    ["fuckyou", /rude/],
  ])("%j is refused: %s", (text, rule) => {
    expect(constraintOf(text)).toMatch(rule);
  });

  it("has the same skeleton as those that people take for it", () => {
    for (const [one, other] of [
      ["klok", "kl0k"],
      ["klok", "k1ok"],
      ["milo", "rnilo"],
      ["moss-bar", "m055bar"],
    ] as const) {
      expect(skeleton(one)).toBe(skeleton(other));
    }
    expect(skeleton("klok")).not.toBe(skeleton("klak"));
  });
});

describe("a domain", () => {
  it.each([
    ["docs.klok.example", "docs.klok.example"],
    ["klok.example", "klok.example"],
    ["Docs.KLOK.Example.", "docs.klok.example"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["BÜCHER.example", "xn--bcher-kva.example"],
    ["straße.example", "xn--strae-oqa.example"],
    ["例え。テスト", "xn--r8jz45g.xn--zckzah"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["notmarque.example", "notmarque.example"],
  ])("%j is %s", (text, name) => {
    expect(read(text)).toEqual({ kind: "domain", name });
  });

  it.each([
    ["https://docs.klok.example", /no https/],
    ["docs.klok.example/path", /path or port/],
    ["docs.klok.example:8443", /path or port/],
    ["me@klok.example", /name alone/],
    ["*.klok.example", /instead of a wildcard/],
    ["docs.*.example", /letters, digits/],
    ["_marque.klok.example", /letters, digits/],
    ["-a.klok.example", /letters, digits/],
    ["a..example", /letters, digits/],
    ["xn--a.example", /letters, digits/],
    [`${"a".repeat(64)}.example`, /letters, digits/],
    [`${"a.".repeat(122)}example`, /245/],
    ["127.0.0.1", /address/],
    ["127.1", /address/],
    ["0x7f.1", /address/],
    ["１２７.０.０.１", /address/],
    ["klok.", /with a dot/],
    ["klok.localhost", /public internet/],
    ["printer.local", /public internet/],
    ["1.0.0.127.in-addr.arpa", /public internet/],
    ["marque.example", /this service/],
    ["klok.design.marque.example", /this service/],
    ["Design.Marque.Example", /this service/],
  ])("%j is refused: %s", (text, rule) => {
    expect(constraintOf(text)).toMatch(rule);
  });
});
