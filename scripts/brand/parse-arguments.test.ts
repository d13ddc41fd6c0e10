import { describe, expect, test } from "vitest";
import { parseArguments } from "./parse-arguments";

const IDEA = "A bakery that delivers by bicycle";

test("an idea alone is enough", () => {
  expect(parseArguments([IDEA])).toEqual({
    kind: "generate",
    out: "out",
    json: false,
    brief: {
      businessIdea: IDEA,
      targetAudience: "everyone",
      style: "modern",
      techStack: "react",
      features: [],
    },
  });
});

test("every option reaches the brief", () => {
  const args = `--audience;Families;--style=bold;--stack;vue;--feature;shop;--feature;blog;--name;Crust;--seed-color;#A1B2C3;--seed;7;--strategy;s.json;--out;x;--json`;
  expect(parseArguments([...args.split(";"), IDEA])).toMatchObject({
    kind: "generate",
    out: "x",
    json: true,
    strategy: "s.json",
    brief: {
      targetAudience: "Families",
      style: "bold",
      techStack: "vue",
      features: ["shop", "blog"],
      name: "Crust",
      seedColor: "#a1b2c3",
      seed: 7,
    },
  });
});

test("help and verification need no idea", () => {
  expect(parseArguments(["--help"])).toEqual({ kind: "help" });
  expect(parseArguments(["-h", "--json"])).toEqual({ kind: "help" });
  expect(parseArguments(["--verify", "a.zip", "--json"])).toEqual({
    kind: "verify",
    file: "a.zip",
    json: true,
  });
  const beside = ["--manifest=m.json", "--statement=s.json", "--keys=k.json", "--server=https://x.example"];
  expect(parseArguments(["--verify", "logo.svg", ...beside])).toEqual({
    kind: "verify",
    file: "logo.svg",
    json: false,
    manifest: "m.json",
    statement: "s.json",
    keys: "k.json",
    server: "https://x.example",
  });
});

describe("bad usage names the option and what would be valid", () => {
  test.each([
    [[], "The idea is missing"],
    [["short"], "The idea: length must be between 10 and 500 characters."],
    [["A bakery", "that delivers"], "put it in quotation marks"],
    [[IDEA, "--style", "baroque"], "--style: must be one of modern, classic, bold, minimal."],
    [[IDEA, "--stack", "angular"], "--stack: must be one of react, vue, html."],
    [[IDEA, "--audience", "x"], "--audience: length must be between 2 and 300 characters."],
    [[IDEA, "--feature", "x".repeat(41)], "--feature: length must be between 1 and 40 characters."],
    [[IDEA, "--seed", "1.5"], "--seed: must be a whole number between 0 and 4294967295."],
    [[IDEA, "--seed", "4294967296"], "--seed: must be a whole number between 0 and 4294967295."],
    [[IDEA, "--seed", ""], "--seed: must be a whole number"],
    [[IDEA, "--seed-color", "red"], "--seed-color: must be a color of the form #rrggbb."],
    [[IDEA, "--name", ""], "--name: length must be between 1 and 80 characters."],
    [[IDEA, "--out", ""], "--out needs the path of a folder."],
    [[IDEA, "--colour", "red"], "--colour is no option. Valid: --audience, --style,"],
    [[IDEA, "--style"], "--style needs a value"],
    [[IDEA, "--json=yes"], "--json needs a value that fits it"],
    [["--verify", "a.zip", IDEA], "--verify takes one ZIP or file and no idea."],
    [["--verify="], "--verify needs the path of a file."],
    [["--verify", "a.zip", "--manifest="], "--manifest needs the path of a file."],
    [["--verify", "a.zip", "--statement", "s.json"], "--statement needs --keys or --server"],
    [["--verify", "a.zip", "--server", "marque"], "--server needs an address such as"],
    [["--keys", "k.json", IDEA], "--keys belongs to --verify."],
  ])("%j", (args, message) => {
    const command = parseArguments(args);
    expect(command).toEqual({ kind: "usage", message: expect.stringContaining(message), json: false });
  });
});

test("bad usage still knows whether JSON was asked for", () => {
  expect(parseArguments(["--json"])).toMatchObject({ kind: "usage", json: true });
});
