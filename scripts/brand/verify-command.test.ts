import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { proveFile } from "@/lib/package/prove-file";
import { sha256 } from "@/lib/package/sha256";
import { signStatement } from "@/lib/proof/envelope";
import type { Envelope } from "@/lib/proof/statement.schema";
import { publicKeyOf } from "@/lib/proof/statement-key";
import { samplePackage } from "@/test-support/sample-package";
import type { VerifyOptions } from "./parse-arguments";
import type { Terminal } from "./terminal";
import { verifyCommand } from "./verify-command";

const folder = mkdtempSync(path.join(tmpdir(), "marque-verify-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = Buffer.alloc(32, 7).toString("base64url");
const keySet = { keys: [publicKeyOf(key)] };
let made: Awaited<ReturnType<typeof samplePackage>>;
let envelope: Envelope;
let logo: string;

beforeAll(async () => {
  made = await samplePackage(seededRandom(7, "verify-command"));
  const facts = {
    brandId: "0b6f5a0e-6a50-4c3e-9a4f-0d8a4a0b8a11",
    version: 2,
    name: "Brewly",
    merkleRoot: made.manifest.merkleRoot,
    engineVersion: "1.8.1",
    generatedAt: "2026-11-22T08:00:00.000Z",
  };
  envelope = signStatement({ fileName: "brewly-brand.zip", sha256: await sha256(made.zip) }, facts, key);
  const file = made.files.find(({ path }) => path.endsWith(".svg"))!;
  logo = path.basename(file.path);
  write(logo, file.bytes);
  write("changed.zip", new Uint8Array([...made.zip, 0]));
  write("manifest.json", made.files.find(({ path }) => path === "manifest.json")!.bytes);
  for (const [name, value] of [
    ["statement.json", envelope],
    ["keys.json", keySet],
    ["proof.json", proveFile(made.manifest, file.path)],
  ] as const) {
    write(name, JSON.stringify(value));
  }
});

const write = (name: string, content: string | Uint8Array) => writeFileSync(path.join(folder, name), content);

async function run(options: VerifyOptions, json = false) {
  const seen = { out: [] as string[], failures: [] as string[] };
  const terminal: Terminal = {
    print: (line) => void seen.out.push(line),
    warn: (line) => void seen.failures.push(line),
    fail: (code, message) => void seen.failures.push(`${code} ${message}`),
    paint: (_, text) => text,
    hasColor: false,
    resolve: (relative) => path.join(folder, relative),
  };
  const code = await verifyCommand({ ...options, json }, terminal);
  return { code, text: seen.out.join("\n"), failures: seen.failures };
}

test("one file, by its manifest or by its proof, and who signed the package", async () => {
  const beside = { statement: "statement.json", keys: "keys.json" };
  const { code, text } = await run({ file: logo, manifest: "manifest.json", ...beside });
  expect(code).toBe(0);
  expect(text).toMatch(new RegExp(`✓ ${logo}: [a-z/]+/${logo}`));
  expect(text).toContain(
    "✓ Signed by the server: The server signed that this is Brewly, version 2 of brand 0b6f",
  );
  expect(text).toMatch(/Unchanged: Brewly, version 2\.$/);
  const proven = await run({ file: logo, proof: "proof.json" }, true);
  expect(proven.code).toBe(0);
  expect(JSON.parse(proven.text)).toMatchObject({
    ok: true,
    sha256: null,
    merkleRoot: made.manifest.merkleRoot,
    findings: [{ state: "belongs" }],
    signed: { state: "not-asked" },
  });
});

test("3: a ZIP with a byte too many, a file that is none of the package, one that nothing is known of", async () => {
  const zip = await run({ file: "changed.zip" });
  expect([zip.code, zip.text]).toEqual([
    3,
    expect.stringContaining("the ZIP: there are 1 bytes after its end"),
  ]);
  const foreign = await run({ file: "keys.json", manifest: "manifest.json" });
  expect([foreign.code, foreign.text]).toEqual([
    3,
    expect.stringContaining("no file of the package has these"),
  ]);
  expect((await run({ file: logo })).code).toBe(3);
});

test.each<[Partial<VerifyOptions>, string]>([
  [{ file: "none.zip" }, "--verify: there is no readable file at none.zip."],
  [{ manifest: "keys.json" }, "--manifest: keys.json is no manifest."],
  [{ proof: "manifest.json" }, "--proof: manifest.json is no proof."],
  [{ statement: "keys.json" }, "--statement: keys.json is no statement."],
  [{ keys: "manifest.json" }, "--keys: manifest.json is no marque-keys.json."],
])("2: %j", async (options, message) => {
  const { code, failures } = await run({ file: logo, ...options });
  expect([code, failures]).toEqual([2, [`USAGE ${message}`]]);
});

test("a server is asked for its keys, and by the root alone", async () => {
  const asked: string[] = [];
  let matches = [{ statement: envelope, certificate: null }];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/.well-known/marque-keys.json") return void response.end(JSON.stringify(keySet));
    response.statusCode = matches.length > 0 ? 200 : 404;
    response.end(JSON.stringify({ merkleRoot: made.manifest.merkleRoot, matches }));
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const known = await run({ file: "manifest.json", server: `${address}/` });
    expect([known.code, known.text]).toEqual([0, expect.stringContaining("Unchanged: Brewly, version 2.")]);
    expect(asked).toEqual(["/.well-known/marque-keys.json", `/api/proof/${made.manifest.merkleRoot}`]);
    matches = [];
    const unknown = await run({ file: "manifest.json", server: address });
    expect([unknown.code, unknown.text]).toEqual([3, expect.stringContaining("but not known here")]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  const unreachable = await run({ file: "manifest.json", server: address });
  expect([unreachable.code, unreachable.text]).toEqual([3, expect.stringContaining("could not be reached")]);
});
