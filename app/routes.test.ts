import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type AppError, isAppError } from "@/lib/errors";
import { parseJsonObject } from "@/lib/http/read-body";
import { validate } from "@/lib/http/validate";
import { seededRandom } from "@/lib/model/random";
import { readRoutes } from "@/scripts/schemas/read-routes";
import { unboundedParts } from "@/scripts/schemas/unbounded-parts";
import { hostileBodies } from "@/test-support/hostile-bodies";

describe("what is without bounds", () => {
  test.each([
    ["a text", z.string().trim().transform(Number), ["a: text"]],
    ["a list", z.array(z.enum(["x"])).default([]), ["a: list"]],
    ["what a list holds", z.array(z.string()).max(3), ["a.[]: text"]],
    ["a number", z.number().min(0).optional(), ["a: number"]],
    ["a record", z.record(z.string(), z.int()), ["a: record"]],
    ["further fields", z.looseObject({}), ["a: further fields"]],
    ["one of several", z.union([z.literal("x"), z.string().nullable()]), ["a: text"]],
    ["anything", z.unknown().pipe(z.string().max(3)), ["a: unknown"]],
    ["what a transform looks at first", z.preprocess(String, z.string()), ["a: text"]],
  ])("is found: %s", (_, schema, found) => {
    expect(unboundedParts(z.object({ a: schema, b: z.string().max(3), c: z.uuid() }))).toEqual(found);
  });
});

test("every text, list, record and number that a route takes has a bound", async () => {
  const { routes, others } = await readRoutes();
  // Inngest's SDK reads its own requests, and only where it runs; a size is looked at before the signature is.
  expect(others).toEqual(["GET /api/inngest", "POST /api/inngest", "PUT /api/inngest"]);
  expect(routes.length).toBeGreaterThan(60);
  const unbounded = routes.flatMap(({ name, declared: { params, query, body } }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? unboundedParts(schema, part).map((place) => `${name} ${place}`) : [],
    ),
  );
  expect(unbounded).toEqual([]);
});

test("bodies of a megabyte, the largest, the longest and the deepest, cost little to refuse and are not repeated", async () => {
  const { routes } = await readRoutes();
  const random = seededRandom(7, "bodies").next;
  const slow: string[] = [];
  for (const { name, declared } of routes) {
    const { body: schema } = declared;
    if (!schema) continue;
    const bodies = hostileBodies(schema, random);
    // `npm run bar -- attacks` sends all of them to a server; here a few of each route.
    for (let time = 0; time < BODIES_OF_EACH; time++) {
      const body = bodies[Math.floor(random() * bodies.length)]!();
      const bytes = new TextEncoder().encode(body.text);
      const before = process.threadCpuUsage();
      const refusal = refusalOf(() => validate(schema, parseJsonObject("application/json", bytes)));
      const { user, system } = process.threadCpuUsage(before);
      if (user + system > MAX_HELD_US) slow.push(`${name}: ${body.name}, ${(user + system) / 1_000} ms`);
      expect(JSON.stringify(refusal?.details ?? {}).length).toBeLessThan(20_000);
    }
  }
  expect(slow).toEqual([]);
});

const BODIES_OF_EACH = 4;
/** The bar asks for 50 ms of a server that is warm; the first run of a pattern takes a multiple of the next. */
const MAX_HELD_US = 200_000;

function refusalOf(work: () => unknown): AppError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (isAppError(error)) return error;
    throw error;
  }
}
