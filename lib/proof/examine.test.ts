import { beforeAll, describe, expect, test } from "vitest";
import { jsonFile, textFile } from "@/lib/model/generated-file";
import { seededRandom } from "@/lib/model/random";
import { proveFile } from "@/lib/package/prove-file";
import { sha256 } from "@/lib/package/sha256";
import { samplePackage } from "@/test-support/sample-package";
import type { Dropped } from "./dropped";
import { openEnvelope, signStatement } from "./envelope";
import { type Examination, examine } from "./examine";
import { type Evidence, isVerified, judge } from "./judge";
import type { Certificate } from "./proof-answer.schema";
import { publicKeyOf } from "./statement-key";

const key = Buffer.alloc(32, 7).toString("base64url");
const keySet = { keys: [publicKeyOf(key)] };
let made: Awaited<ReturnType<typeof samplePackage>>;
let zip: Dropped;
let manifest: Dropped;
let logo: Dropped;
let statement: Dropped;
let otherManifest: Dropped;

beforeAll(async () => {
  made = await samplePackage(seededRandom(7, "examine"));
  zip = { name: "brewly-brand.zip", bytes: made.zip };
  manifest = dropped("manifest.json");
  logo = dropped(made.manifest.files.find(({ path }) => path.endsWith(".svg"))!.path);
  const facts = {
    brandId: "0b6f5a0e-6a50-4c3e-9a4f-0d8a4a0b8a11",
    version: 2,
    name: "Brewly",
    merkleRoot: made.manifest.merkleRoot,
    engineVersion: "1.8.1",
    generatedAt: "2026-11-22T08:00:00.000Z",
  };
  const about = { fileName: "brewly-brand.zip", sha256: await sha256(made.zip) };
  statement = asJson("brewly-brand.statement.json", signStatement(about, facts, key));
  const other = await samplePackage(seededRandom(8, "examine"));
  otherManifest = asJson("manifest.json", other.manifest);
});

const asJson = (name: string, value: unknown): Dropped => ({ name, bytes: jsonFile(name, value).bytes });

/** A file of the package by its name alone, as somebody has it who was sent it. */
function dropped(path: string): Dropped {
  return {
    name: path.slice(path.lastIndexOf("/") + 1),
    bytes: made.files.find((file) => file.path === path)!.bytes,
  };
}

async function look(...files: Dropped[]): Promise<Examination> {
  const examined = await examine(files);
  if (examined.kind === "refused") throw new Error(examined.reason);
  return examined;
}
const findingsOf = ({ findings }: Examination) => findings.map(({ state, paths }) => [state, ...paths]);
const failuresOf = ({ checks }: Examination) => checks.flatMap(({ failures }) => failures);

function verdictOf(
  examination: Examination,
  evidence: Partial<Evidence> = {},
  certificate: Certificate | null = null,
) {
  const keys = evidence.hasKeys === false ? { keys: [] } : keySet;
  const statements = examination.statements.map(({ name, envelope }) => ({
    name,
    opened: openEnvelope(envelope, keys),
    certificate,
  }));
  return judge(examination, { statements, server: "not-asked", hasKeys: true, ...evidence });
}

describe("single files", () => {
  test("belong by their bytes, whatever they are called; by the ZIP, the manifest or a proof", async () => {
    const path = made.manifest.files.find(({ path }) => path.endsWith(`/${logo.name}`))!.path;
    const proof = asJson("logo.proof.json", proveFile(made.manifest, path));
    for (const beside of [zip, manifest, proof]) {
      const examination = await look({ ...logo, name: "sent-to-print.svg" }, beside);
      expect([findingsOf(examination), examination.isWhole]).toEqual([[["belongs", path]], true]);
      expect(examination.merkleRoot).toBe(made.manifest.merkleRoot);
    }
  });

  test("are named when they changed or are of another package", async () => {
    const changed = { name: logo.name.replace(".", " (1)."), bytes: logo.bytes.with(0, logo.bytes[0]! ^ 1) };
    const foreign = { name: "x.svg", bytes: textFile("x", "x").bytes };
    const examination = await look(changed, foreign, manifest);
    expect(findingsOf(examination)).toEqual([["changed", expect.stringContaining(logo.name)], ["foreign"]]);
    expect(verdictOf(examination)).toMatchObject({
      tone: "bad",
      whole: { state: "fails", words: "2 things not as delivered, listed below." },
    });
  });

  test("say nothing by themselves", async () => {
    const examination = await look(logo);
    expect([findingsOf(examination), examination.isWhole]).toEqual([[["unproven"]], null]);
    expect(verdictOf(examination)).toMatchObject({ headline: "Nothing to compare with.", tone: "open" });
  });

  test("are not believed with a proof that leads elsewhere, or with proofs of two packages", async () => {
    const [first] = made.manifest.files;
    const proof = proveFile(made.manifest, first!.path);
    const file = { name: "x", bytes: made.files.find(({ path }) => path === first!.path)!.bytes };
    const moved = asJson("moved.json", { ...proof, path: "logos/other.svg" });
    expect(failuresOf(await look(file, moved))).toEqual(["moved.json leads to another root"]);
    const two = await look(file, asJson("proof.json", proof), otherManifest);
    expect([failuresOf(two), two.isWhole]).toEqual([["they are of several packages"], false]);
    expect(two.merkleRoot).toBeNull();
  });
});

test("a manifest that lies beside a ZIP must be the ZIP's", async () => {
  expect((await look(zip, manifest)).isWhole).toBe(true);
  expect(failuresOf(await look(zip, otherManifest))).toEqual(["manifest.json is another package's manifest"]);
  const { manifest: read } = await look(manifest);
  expect(read).toEqual(made.manifest);
});

test.each<[string, Dropped[], string]>([
  ["nothing", [], "There is nothing to check."],
  [
    "too many files",
    Array.from({ length: 201 }, () => ({ name: "a", bytes: new Uint8Array(1) })),
    "at most 200",
  ],
  ["too many bytes", [{ name: "a", bytes: { length: 2 ** 29 } as Uint8Array }], "more than 256 MB"],
])("%s is refused with words", async (_, files, words) => {
  expect(await examine(files)).toEqual({ kind: "refused", reason: expect.stringContaining(words) });
});

test("two packages at once are refused", async () => {
  expect(await examine([zip, { ...zip, name: "b.zip" }])).toMatchObject({ kind: "refused" });
  expect(await examine([manifest, otherManifest])).toMatchObject({ kind: "refused" });
});

describe("what is proven by what", () => {
  test("a statement beside the ZIP, with its key", async () => {
    const verdict = verdictOf(await look(zip, statement));
    expect(verdict).toMatchInlineSnapshot(`
      {
        "headline": "Unchanged: Brewly, version 2.",
        "onChain": {
          "state": "not-asked",
          "words": "No certificate was asked for.",
        },
        "signed": {
          "state": "holds",
          "words": "The server signed that this is Brewly, version 2 of brand 0b6f5a0e-6a50-4c3e-9a4f-0d8a4a0b8a11, made on 2026-11-22 by engine 1.8.1 (brewly-brand.zip).",
        },
        "tone": "good",
        "versions": [
          {
            "brandId": "0b6f5a0e-6a50-4c3e-9a4f-0d8a4a0b8a11",
            "engineVersion": "1.8.1",
            "generatedAt": "2026-11-22T08:00:00.000Z",
            "merkleRoot": "0x7430799c4bea5888e9a606f66a41ff7bc328b54c2033f52583e5483e2b814318",
            "name": "Brewly",
            "version": 2,
          },
        ],
        "whole": {
          "state": "holds",
          "words": "All 32 files of the ZIP are as the manifest and its Merkle root say.",
        },
      }
    `);
    expect(isVerified(verdict)).toBe(true);
  });

  test("a statement without keys is told as unchecked; with other keys it is refused", async () => {
    const examination = await look(zip, statement);
    const unchecked = verdictOf(examination, { hasKeys: false });
    expect(unchecked.signed).toMatchObject({ state: "not-asked", words: expect.stringContaining("no keys") });
    const other = { keys: [publicKeyOf(Buffer.alloc(32, 9).toString("base64url"))] };
    const opened = openEnvelope(examination.statements[0]!.envelope, other);
    const evidence = { statements: [{ name: "s", opened, certificate: null }], server: "not-asked" as const };
    expect(judge(examination, { ...evidence, hasKeys: true }).signed.state).toBe("fails");
  });

  test("a statement about something else, a broken one, and one by itself", async () => {
    expect(verdictOf(await look(otherManifest, statement)).signed.words).toContain(
      "is about other files: Brewly",
    );
    const broken = asJson("broken.json", { payloadType: "application/vnd.in-toto+json" });
    expect(verdictOf(await look(zip, broken)).signed).toEqual({
      state: "fails",
      words: "broken.json is not good: it is no envelope of a statement.",
    });
    const alone = verdictOf(await look(statement));
    expect([alone.tone, alone.signed.words]).toEqual([
      "open",
      expect.stringContaining("Add that ZIP to compare it"),
    ]);
  });

  test.each([
    ["not-asked", "not-asked", "Whole in itself. Whose it is was not asked.", true],
    ["unreachable", "not-asked", "Whole in itself. Whose it is was not asked.", true],
    ["unknown", "unknown", "Whole in itself, but not known here.", false],
  ] as const)("a server that is %s", async (server, state, headline, verified) => {
    const verdict = verdictOf(await look(zip), { server });
    expect([verdict.signed.state, verdict.headline, isVerified(verdict)]).toEqual([
      state,
      headline,
      verified,
    ]);
  });

  test("an answer of the server that its keys did not sign counts against it", async () => {
    const opened = { kind: "refused" as const, reason: "its signature does not hold" };
    const statements = [{ name: null, opened, certificate: null }];
    const verdict = verdictOf(await look(zip), { statements, server: "answered" });
    expect([verdict.signed.state, verdict.tone]).toEqual(["fails", "bad"]);
  });

  test("a certificate has the same root or another", async () => {
    const certificate = {
      chainId: 31337,
      contract: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
      tokenId: "4",
      root: made.manifest.merkleRoot,
      transactionHash: `0x${"1".repeat(64)}`,
    };
    const examination = await look(zip, statement);
    expect(verdictOf(examination, {}, certificate).onChain).toEqual({
      state: "holds",
      words:
        "Certificate 4 of contract 0x5FbDB2315678afecb367f032d93F642f64180aa3 on chain 31337 has the same Merkle root, as the server reports.",
    });
    const other = verdictOf(examination, {}, { ...certificate, root: `0x${"2".repeat(64)}` });
    expect([other.onChain.state, other.headline, isVerified(other)]).toEqual([
      "fails",
      "Not what the certificate says.",
      false,
    ]);
    expect(verdictOf(examination, { server: "answered" }).onChain.state).toBe("unknown");
  });
});
