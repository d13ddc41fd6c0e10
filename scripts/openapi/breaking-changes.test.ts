import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Declared } from "@/lib/http/endpoint";
import type { OperationWords } from "@/lib/http/operation-words";
import { breakingChanges } from "./breaking-changes";
import { makeDocument, type Operation } from "./make-document";

const body = z.object({
  idea: z.string().min(10).max(500),
  style: z.enum(["modern", "bold"]),
  seed: z.int().min(0).max(100).optional(),
  color: z.string().nullable().optional(),
});
const output = z.object({
  id: z.string(),
  status: z.enum(["pending", "completed"]),
  parts: z.array(z.object({ path: z.string(), bytes: z.int() })),
  tagline: z.string().nullable(),
});

function operation(changes: Partial<Declared> = {}, words: Partial<OperationWords> = {}): Operation {
  const said = {
    id: "makeThing",
    tag: "Brands",
    summary: "Make a thing",
    description: "Makes one.",
  } as const;
  return {
    method: "post",
    path: "/v1/things",
    declared: {
      authenticate: {},
      query: z.object({ page: z.int().min(1).max(9).default(1) }),
      body,
      output,
      status: 202,
      location: () => "",
      ...changes,
      operation: { ...said, ...words },
    },
  };
}

const make = (...operations: Operation[]) => makeDocument("v1", operations);
const changesOf = (changes: Partial<Declared>, words?: Partial<OperationWords>) =>
  breakingChanges(make(operation()), make(operation(changes, words)));
const answering = (schema: z.ZodType) => changesOf({ output: schema });
const taking = (schema: z.ZodType) => changesOf({ body: schema });

describe("changes that break nobody", () => {
  it.each<[string, () => Promise<string[]>]>([
    ["none at all", () => changesOf({})],
    [
      "a new operation",
      () =>
        breakingChanges(
          make(operation()),
          make(operation(), { ...operation({}, { id: "b" }), path: "/v1/b" }),
        ),
    ],
    ["a new optional field of a request", () => taking(body.extend({ more: z.string().optional() }))],
    ["a wider range of a request", () => taking(body.extend({ idea: z.string().min(5).max(900) }))],
    [
      "one more value that may be sent",
      () => taking(body.extend({ style: z.enum(["modern", "bold", "x"]) })),
    ],
    [
      "null where only a value could be sent",
      () => taking(body.extend({ idea: z.string().min(10).max(500).nullable() })),
    ],
    ["a field that need not be sent any more", () => taking(body.partial())],
    ["a new field of an answer", () => answering(output.extend({ more: z.string() }))],
    ["an answer that is never null any more", () => answering(output.extend({ tagline: z.string() }))],
    [
      "a value that no answer had yet: enumerations of answers are open",
      () => answering(output.extend({ status: z.enum(["pending", "completed", "x"]) })),
    ],
    ["a longer text in an answer", () => answering(output.extend({ id: z.string().max(9_000_000) }))],
    ["another name of a schema", () => changesOf({ body: body.meta({ id: "Other" }) })],
  ])("%s", async (_, changes) => {
    expect(await changes()).toEqual([]);
  });
});

describe("changes that break somebody", () => {
  it.each<[string, () => Promise<string[]>, string]>([
    ["an operation that is gone", () => breakingChanges(make(operation()), make()), "removed"],
    ["another name of the operation", () => changesOf({}, { id: "other" }), "replaced with `other`"],
    [
      "another status",
      () => changesOf({ status: 201 }),
      "removed the success response with the status `202`",
    ],
    [
      "a parameter that is gone",
      () => changesOf({ query: z.object({}) }),
      "deleted the `query` request parameter `page`",
    ],
    [
      "a narrower parameter",
      () => changesOf({ query: z.object({ page: z.int().min(1).max(5).default(1) }) }),
      "max was decreased",
    ],
    [
      "a new required field of a request",
      () => taking(body.extend({ more: z.string() })),
      "new required request property `more`",
    ],
    [
      "an optional field that is required now",
      () => taking(body.required({ seed: true })),
      "`seed` became required",
    ],
    [
      "a shorter text",
      () => taking(body.extend({ idea: z.string().min(10).max(400) })),
      "maxLength was decreased",
    ],
    [
      "a longer minimum",
      () => taking(body.extend({ idea: z.string().min(11).max(500) })),
      "minLength was increased",
    ],
    ["a pattern", () => taking(body.extend({ idea: z.string().min(10).max(500).regex(/^a/) })), "pattern"],
    [
      "a value that is no longer taken",
      () => taking(body.extend({ style: z.enum(["modern"]) })),
      "removed the enum value `bold`",
    ],
    ["null that is no longer taken", () => taking(body.extend({ color: z.string().optional() })), "`color`"],
    ["another type of a request", () => taking(body.extend({ seed: z.string().optional() })), "`seed`"],
    [
      "a field of a request that is gone",
      () => taking(body.omit({ seed: true })),
      "removed the request property `seed`",
    ],
    ["a field of an answer that is gone", () => answering(output.omit({ tagline: true })), "`data/tagline`"],
    [
      "a field in a list that is gone",
      () => answering(output.extend({ parts: z.array(z.object({ path: z.string() })) })),
      "`data/parts/items/bytes`",
    ],
    [
      "a field that may be absent now",
      () => answering(output.partial({ id: true })),
      "`data/id` became optional",
    ],
    [
      "an answer that may be null now",
      () => answering(output.extend({ id: z.string().nullable() })),
      "`data/id`",
    ],
    ["another type of an answer", () => answering(output.extend({ id: z.int() })), "`data/id`"],
    [
      "a whole number that may be broken now",
      () => answering(output.extend({ parts: z.array(z.object({ path: z.string(), bytes: z.number() })) })),
      "bytes",
    ],
    [
      "a key that is needed now",
      () => breakingChanges(make(operation({ authenticate: { isOpen: true } })), make(operation())),
      "security `apiKey` was added",
    ],
  ])("%s", async (_, changes, words) => {
    expect((await changes()).join("\n")).toContain(words);
  });
});
