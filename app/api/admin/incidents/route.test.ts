import { beforeAll, expect, test } from "vitest";
import { askWith, type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { setAdmin } from "@/lib/accounts/administrators";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { listIncidents } from "@/lib/status/incidents";
import { POST as update } from "./[incidentId]/updates/route";
import { POST } from "./route";

useTestDatabase();

let boss: SignedInBrowser;
let customer: SignedInBrowser;
beforeAll(async () => {
  [boss, customer] = [await signedInBrowser(), await signedInBrowser()];
  await setAdmin(boss.accountId, true);
});

const wanted = { title: "Brands wait longer", impact: "minor", message: "We are looking into it." };

test("an incident is opened, told more of, and resolved", async () => {
  const opened = await boss.ask(POST, "POST", { body: wanted });
  expect(opened).toMatchObject({ status: 201, data: { status: "investigating", resolvedAt: null } });
  const params = { incidentId: opened.data.id };
  const body = { status: "resolved", message: "A disk was full." };
  expect((await boss.ask(update, "POST", { params, body })).data.resolvedAt).not.toBeNull();
  expect((await listIncidents())[0]?.updates.map(({ message }) => message)).toEqual([
    "A disk was full.",
    "We are looking into it.",
  ]);
});

test("400 without words, 404 for an unknown one", async () => {
  expect((await boss.ask(POST, "POST", { body: { ...wanted, title: " " } })).error.details.field).toBe(
    "title",
  );
  const params = { incidentId: newId() };
  const body = { status: "resolved", message: "x" };
  expect((await boss.ask(update, "POST", { params, body })).status).toBe(404);
});

test("404 for everybody who does not administer", async () => {
  const before = await db().incident.count();
  expect((await customer.ask(POST, "POST", { body: wanted })).status).toBe(404);
  expect((await askWith(POST, "POST", { body: wanted })).status).toBe(404);
  expect(await db().incident.count()).toBe(before);
});

test("400: words that cannot be stored", async () => {
  const answer = await boss.ask(POST, "POST", { body: { ...wanted, message: "a\u0000b" } });
  expect([answer.status, answer.error.code]).toEqual([400, "VALIDATION_ERROR"]);
});
