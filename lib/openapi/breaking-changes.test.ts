import { describe, expect, it } from "vitest";
import { z } from "zod";
import { breakingChanges } from "./breaking-changes";
import { makeDocument } from "./make-document";
import type { Operation } from "./operation";

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

function operation(changes: Partial<Operation> = {}): Operation {
  return {
    id: "makeThing",
    method: "post",
    path: "/v1/things",
    tag: "Things",
    summary: "Make a thing",
    description: "Makes one.",
    query: z.object({ page: z.int().min(1).max(9).default(1) }),
    body: { name: "Body", schema: body },
    success: { kind: "item", status: 202, data: { name: "Thing", schema: output } },
    ...changes,
  };
}

const make = (...operations: Operation[]) =>
  makeDocument({ version: "v1", serverUrl: "https://x.example", environment: "test", operations, tags: [] });
const changesOf = (changes: Partial<Operation>) =>
  breakingChanges(make(operation()), make(operation(changes)));
const answering = (schema: z.ZodType) =>
  changesOf({ success: { kind: "item", status: 202, data: { name: "Thing", schema } } });
const taking = (schema: z.ZodType) => changesOf({ body: { name: "Body", schema } });

describe("changes that break nobody", () => {
  it.each<[string, () => string[]]>([
    ["none at all", () => changesOf({})],
    [
      "a new operation",
      () => breakingChanges(make(operation()), make(operation(), operation({ id: "b", path: "/v1/b" }))),
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
    ["another name of a schema", () => changesOf({ body: { name: "Other", schema: body } })],
  ])("%s", (_, changes) => {
    expect(changes()).toEqual([]);
  });
});

describe("changes that break somebody", () => {
  it.each<[string, () => string[], string]>([
    ["an operation that is gone", () => breakingChanges(make(operation()), make()), "the operation is gone"],
    ["another name of the operation", () => changesOf({ id: "other" }), "operationId makeThing became other"],
    [
      "another status",
      () => changesOf({ success: { kind: "item", status: 201, data: { name: "Thing", schema: output } } }),
      "answer 202 is gone",
    ],
    ["a parameter that is gone", () => changesOf({ query: z.object({}) }), "parameter page is gone"],
    [
      "a narrower parameter",
      () => changesOf({ query: z.object({ page: z.int().min(1).max(5).default(1) }) }),
      "lower maximum",
    ],
    [
      "a new required field of a request",
      () => taking(body.extend({ more: z.string() })),
      "body.more is required now",
    ],
    [
      "an optional field that is required now",
      () => taking(body.required({ seed: true })),
      "body.seed is required now",
    ],
    ["a shorter text", () => taking(body.extend({ idea: z.string().min(10).max(400) })), "lower maxLength"],
    [
      "a longer minimum",
      () => taking(body.extend({ idea: z.string().min(11).max(500) })),
      "higher minLength",
    ],
    [
      "a pattern",
      () => taking(body.extend({ idea: z.string().min(10).max(500).regex(/^a/) })),
      "another pattern",
    ],
    [
      "a value that is no longer taken",
      () => taking(body.extend({ style: z.enum(["modern"]) })),
      "takes fewer values",
    ],
    [
      "null that is no longer taken",
      () => taking(body.extend({ color: z.string().optional() })),
      "body.color",
    ],
    [
      "another type of a request",
      () => taking(body.extend({ seed: z.string().optional() })),
      "body.seed was integer",
    ],
    ["a field of a request that is gone", () => taking(body.omit({ seed: true })), "body.seed is gone"],
    [
      "a field of an answer that is gone",
      () => answering(output.omit({ tagline: true })),
      ".tagline is gone",
    ],
    [
      "a field in a list that is gone",
      () => answering(output.extend({ parts: z.array(z.object({ path: z.string() })) })),
      "parts[].bytes is gone",
    ],
    [
      "a field that may be absent now",
      () => answering(output.partial({ id: true })),
      ".id may be absent now",
    ],
    ["an answer that may be null now", () => answering(output.extend({ id: z.string().nullable() })), ".id"],
    [
      "a value nobody has seen",
      () => answering(output.extend({ status: z.enum(["pending", "completed", "x"]) })),
      "values that it never had",
    ],
    [
      "another type of an answer",
      () => answering(output.extend({ id: z.int() })),
      ".id was string and is integer",
    ],
    [
      "a whole number that may be broken now",
      () => answering(output.extend({ parts: z.array(z.object({ path: z.string(), bytes: z.number() })) })),
      "bytes was integer",
    ],
    [
      "a key that is needed now",
      () => breakingChanges(make(operation({ isPublic: true })), make(operation())),
      "needs a key now",
    ],
  ])("%s", (_, changes, words) => {
    expect(changes().join("\n")).toContain(words);
  });
});
