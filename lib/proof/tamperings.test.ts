import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { sha256 } from "@/lib/package/sha256";
import { samplePackage } from "@/test-support/sample-package";
import { flippedBytes, flippedFiles, type Tampering, tamperings } from "@/test-support/tamperings";
import { openEnvelope, signStatement } from "./envelope";
import { type Examination, examine } from "./examine";
import { isVerified, judge } from "./judge";
import type { Envelope } from "./statement.schema";
import { publicKeyOf } from "./statement-key";

const random = seededRandom(7, "tamperings");
const key = Buffer.alloc(32, 7).toString("base64url");
let zip: Uint8Array;
let statement: Envelope;

beforeAll(async () => {
  const made = await samplePackage(random);
  zip = made.zip;
  const facts = {
    brandId: "0b6f5a0e-6a50-4c3e-9a4f-0d8a4a0b8a11",
    version: 2,
    name: "Brewly",
    merkleRoot: made.manifest.merkleRoot,
    engineVersion: "1.8.1",
    generatedAt: "2026-11-22T08:00:00.000Z",
  };
  statement = signStatement({ fileName: "brewly-brand.zip", sha256: await sha256(zip) }, facts, key);
});

async function look(bytes: Uint8Array): Promise<Examination> {
  const examined = await examine([{ name: "package.zip", bytes }]);
  if (examined.kind === "refused") throw new Error(examined.reason);
  return examined;
}

function verdictOf(examination: Examination) {
  const opened = openEnvelope(statement, { keys: [publicKeyOf(key)] });
  const statements = [{ name: "statement.json", opened, certificate: null }];
  return judge(examination, { statements, server: "not-asked", hasKeys: true });
}

test("what was delivered is whole and signed", async () => {
  const examination = await look(zip);
  expect(examination.checks.flatMap(({ failures }) => failures)).toEqual([]);
  const verdict = verdictOf(examination);
  expect([isVerified(verdict), verdict.headline]).toEqual([true, "Unchanged: Brewly, version 2."]);
});

test("every tampering is named, and only the consistent ones need the signature for it", async () => {
  const all = [
    ...flippedFiles(zip, 40, random),
    ...flippedBytes(zip, 150, random),
    ...(await tamperings(zip, random)),
  ];
  for (const tampering of all) expect(await problemWith(tampering)).toBeNull();
});

async function problemWith({ name, zip, says, isConsistent = false }: Tampering): Promise<string | null> {
  const examination = await look(zip);
  const verdict = verdictOf(examination);
  const words = [...examination.checks.flatMap(({ failures }) => failures), verdict.signed.words].join("\n");
  if (isVerified(verdict)) return `${name}: was taken for good`;
  if (examination.isWhole !== isConsistent) return `${name}: whole is ${examination.isWhole}: ${words}`;
  return says.test(words) ? null : `${name}: ${words}`;
}
