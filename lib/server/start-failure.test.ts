import { createServer } from "node:net";
import { expect, it } from "vitest";
import { startFailure } from "./start-failure";

it("says which port is taken and how to choose another", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => first.once("listening", resolve));
  const { port } = first.address() as { port: number };
  const second = createServer().listen(port, "127.0.0.1");
  const error = await new Promise((resolve) => second.once("error", resolve));
  first.close();
  expect(startFailure(error)).toBe(
    `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  );
});

it.each([
  [Object.assign(new Error("write"), { code: "ENOSPC" }), "The disk is full"],
  [
    new AggregateError([
      Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" }),
    ]),
    "The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1)",
  ],
  [
    Object.assign(new Error("connect ENOENT /run/db/.s.PGSQL.1"), { code: "ENOENT", syscall: "connect" }),
    "The database cannot be reached (connect ENOENT /run/db/.s.PGSQL.1)",
  ],
  [Object.assign(new Error('database "x" does not exist'), { code: "3D000" }), "Check DATABASE_URL"],
  [new Error("something else"), "Marque could not start: something else"],
  ["text", "Marque could not start: text"],
])("has a sentence for %s", (error, sentence) => {
  expect(startFailure(error)).toContain(sentence);
});
