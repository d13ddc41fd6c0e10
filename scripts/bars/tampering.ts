import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { seededRandom } from "@/lib/model/random";
import { sha256 } from "@/lib/package/sha256";
import { bundle, RENDER_WORKER } from "@/scripts/setup/bundle";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium, openContext } from "@/test-support/open-chromium";
import { type VerifyPage, verifyPage } from "@/test-support/pages/verify-page";
import { completedJob, requestJob } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { flippedBytes, flippedFiles, type Tampering, tamperings } from "@/test-support/tamperings";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/**
 * A package that was just made, changed in every way that there is: 40 files with one byte flipped, 40 bytes of the ZIP,
 * the manifest rewritten, files added, removed, renamed, doubled, links, bytes around and between. The page (in Chromium,
 * asking its server), the terminal (with the statement and the keys) and the independent verifier (with the hash) must each
 * name every one, and believe what was delivered.
 */
const FLIPS = 40;
const run = promisify(execFile);

/** What a verifier says of a ZIP, and whether it believes it. */
type Verifier = (zip: Uint8Array) => Promise<{ isGood: boolean; words: string }>;

const seed = drawSeed();
const random = seededRandom(seed, "tampering");
const folder = temporaryFolder();
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
const browser = await openChromium();
const failures: string[] = [];
const counts = new Map<string, number>();
try {
  await bundle({ brand: "scripts/brand.ts", ...RENDER_WORKER });
  const { zip, statement } = await freshPackage();
  const keys = await download("/.well-known/marque-keys.json");
  for (const [name, bytes] of [
    ["statement.json", statement],
    ["keys.json", keys],
  ] as const) {
    writeFileSync(path.join(folder, name), bytes);
  }
  const page = await (await openContext(browser, server.url)).newPage();
  const verify = verifyPage(page);
  await verify.open();
  const verifiers: [string, Verifier][] = [
    ["page", (bytes) => inPage(verify, bytes)],
    ["terminal", inTerminal],
    ["Python", inPython(await sha256(zip))],
  ];
  const all = [
    ...flippedFiles(zip, FLIPS, random),
    ...flippedBytes(zip, FLIPS, random),
    ...(await tamperings(zip, random)),
  ];
  for (const [who, verifier] of verifiers) {
    const { isGood, words } = await verifier(zip);
    if (!isGood) failures.push(`${who} does not believe what was delivered: ${words}`);
    for (const tampering of all) await tryOne(who, verifier, tampering);
    console.log(`  ${who}: ${counts.get(who) ?? 0} of ${all.length} named`);
  }
  for (const failure of failures) console.log(failure);
  report(
    failures.length === 0,
    "tampering",
    `${all.length} tamperings, each named by page, terminal and Python; ${failures.length} failures`,
  );
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function tryOne(who: string, verifier: Verifier, { name, zip, says }: Tampering): Promise<void> {
  try {
    const { isGood, words } = await verifier(zip);
    if (isGood) failures.push(`${who} believes: ${name}`);
    else if (!says.test(words)) failures.push(`${who} does not name: ${name}: ${words.slice(0, 600)}`);
    else counts.set(who, (counts.get(who) ?? 0) + 1);
  } catch (error) {
    failures.push(`${who} broke at: ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

async function freshPackage(): Promise<{ zip: Uint8Array; statement: Uint8Array }> {
  const { jobId } = await requestJob(server, { ...sampleBrief(1), seed });
  await completedJob(server, jobId);
  const at = `/api/download/${jobId}`;
  return { zip: await download(at), statement: await download(`${at}/statement`) };
}

async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(server.url + address);
  if (!response.ok) throw new Error(`GET ${address}: ${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function inPage(verify: VerifyPage, bytes: Uint8Array) {
  await verify.check({ name: "package.zip", bytes });
  const words = (await verify.outcome.textContent()) ?? "";
  const isGood = /^Unchanged/.test((await verify.headline.textContent()) ?? "");
  await verify.again.click();
  return { isGood, words };
}

async function inTerminal(bytes: Uint8Array) {
  const beside = [
    "--statement",
    path.join(folder, "statement.json"),
    "--keys",
    path.join(folder, "keys.json"),
  ];
  return inProcess(process.execPath, ["dist/brand.mjs", "--verify", placeOf(bytes), ...beside]);
}

function inPython(digest: string): Verifier {
  return (bytes) => inProcess("python3", ["docs/verify.py", placeOf(bytes), "--expect", digest]);
}

function placeOf(bytes: Uint8Array): string {
  const place = path.join(folder, "package.zip");
  writeFileSync(place, bytes);
  return place;
}

/** Exit code 0 is belief, 3 is none. @throws for any other end, which is no verdict */
async function inProcess(program: string, args: string[]) {
  try {
    const { stdout } = await run(program, args, { maxBuffer: 2 ** 24 });
    return { isGood: true, words: stdout };
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (code === 3) return { isGood: false, words: stdout };
    throw new Error(`it ended with ${code}: ${stderr.slice(-400)}`);
  }
}
