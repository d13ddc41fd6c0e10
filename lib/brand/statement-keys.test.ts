import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { openEnvelope } from "@/lib/proof/envelope";
import { type Envelope, envelopeSchema } from "@/lib/proof/statement.schema";
import { publicKeyOf } from "@/lib/proof/statement-key";
import { finishedJob } from "./brand-fixture";
import { openStatement } from "./open-statement";
import { giveRoot } from "./statement-fixture";
import {
  publicStatementKeys,
  rotateStatementKey,
  statementKey,
  withdrawStatementKey,
} from "./statement-keys";

useTestDatabase();

test("many askers at once make one key, which the row's column holds", async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => statementKey()));
  expect(new Set(keys).size).toBe(1);
  expect(await publicStatementKeys()).toEqual({ keys: [publicKeyOf(keys[0]!)] });
  expect(await db().serverSecret.count({ where: { name: { startsWith: "statement-key-" } } })).toBe(1);
});

test("after a rotation earlier statements stay good, new ones have the new key, and no old private key is kept", async () => {
  const { jobId, brandId } = await finishedJob(new Uint8Array([1]));
  await giveRoot(brandId);
  const before = await readEnvelope(jobId);
  expect(await readEnvelope(jobId)).toEqual(before);
  const old = await statementKey();
  const made = await rotateStatementKey();
  expect(await publicStatementKeys()).toEqual({ keys: [made, publicKeyOf(old)] });
  const after = await readEnvelope(jobId);
  expect(after.signatures.map(({ keyid }) => keyid)).toEqual([made.kid]);
  const keys = await publicStatementKeys();
  for (const envelope of [before, after]) expect(openEnvelope(envelope, keys).kind).toBe("signed");
  const rows = await db().serverSecret.findMany({ where: { name: { startsWith: "statement-key-" } } });
  expect(rows.map(({ value }) => value).join()).not.toContain(old);

  await expect(withdrawStatementKey(made.kid)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(withdrawStatementKey("none")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await withdrawStatementKey(publicKeyOf(old).kid);
  expect(await publicStatementKeys()).toEqual({ keys: [made] });
  expect(openEnvelope(before, await publicStatementKeys()).kind).toBe("unknown-key");
});

async function readEnvelope(jobId: string): Promise<Envelope> {
  const file = await openStatement(jobId);
  return envelopeSchema.parse(await new Response(await file.stream()).json());
}

test("ten rotations are in their order", async () => {
  const made: string[] = [];
  for (let time = 0; time < 10; time++) made.unshift((await rotateStatementKey()).kid);
  const { keys } = await publicStatementKeys();
  expect(keys.slice(0, 10).map(({ kid }) => kid)).toEqual(made);
});
