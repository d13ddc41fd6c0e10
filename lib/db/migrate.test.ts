import { expect, it } from "vitest";
import { applyMigrations } from "./migrate";
import { useTestDatabase } from "./test-database";

const database = useTestDatabase();
it("has nothing to do in a database made from the template", async () => {
  expect(await applyMigrations(database.url)).toEqual([]);
});
