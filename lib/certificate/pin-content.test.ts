import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { storeBlocks } from "@/lib/ipfs/block-store";
import { streamBytes } from "@/lib/ipfs/cid-cases-fixture";
import { startKubo } from "@/lib/ipfs/kubo-fixture";
import { startLoopback } from "@/lib/ipfs/loopback-server-fixture";
import { fileContent, folderContent } from "@/lib/ipfs/make-content";
import { startPinningService } from "@/lib/ipfs/pinning-service-fixture";
import { noteContent, pinContent } from "./pin-content";
import { pinDueContent } from "./pin-due-content";

useTestDatabase();

beforeEach(() => db().contentPin.deleteMany());
afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
});

function set(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  refreshEnv();
}

let count = 0;
/** Noted content that nobody else has. */
async function content() {
  const name = `pins ${count++}`;
  const metadata = await fileContent(new TextEncoder().encode(name));
  const image = await folderContent({ "logo.png": streamBytes(name, 100) });
  await storeBlocks([...image.blocks, ...metadata.blocks]);
  const noted = { metadataCid: metadata.cid, imageCid: image.cid };
  await noteContent(noted);
  return { ...noted, cids: [image.cid, metadata.cid] };
}

const rowOf = ({ metadataCid }: { metadataCid: string }) =>
  db().contentPin.findUniqueOrThrow({ where: { metadataCid } });
const secondsToNextTry = async (noted: { metadataCid: string }) =>
  ((await rowOf(noted)).nextTryAt.getTime() - Date.now()) / 1_000;
/** Lets every pause be over. */
const later = () => db().contentPin.updateMany({ data: { nextTryAt: new Date(0) } });

test("without a place nothing is tried; once there is one, what was noted before is pinned by the sweep", async () => {
  const noted = await content();
  expect(await pinContent(noted)).toBe("pinned");
  await pinDueContent();
  expect(await rowOf(noted)).toMatchObject({ places: [], tries: 0, problem: null });
  const node = await startKubo();
  set({ IPFS_API_URL: node.url });
  await pinDueContent();
  expect([...node.pinned]).toEqual(noted.cids);
  expect(await rowOf(noted)).toMatchObject({ places: ["kubo"], tries: 1, problem: null });
  await later();
  await pinDueContent();
  expect(node.logins).toHaveLength(2);
});

test("a place that is down fails nothing: the sweep pins when it is back, after pauses that grow", async () => {
  const noted = await content();
  const node = await startKubo();
  set({ IPFS_API_URL: node.url });
  node.failWith = 503;
  expect(await pinContent(noted)).toBe("later");
  expect(await rowOf(noted)).toMatchObject({ places: [], problem: "kubo: 503: told to fail" });
  expect(await secondsToNextTry(noted)).toBeLessThanOrEqual(60);
  await pinDueContent();
  expect((await rowOf(noted)).tries).toBe(1);
  await later();
  await pinDueContent();
  expect((await rowOf(noted)).tries).toBe(2);
  expect(await secondsToNextTry(noted)).toBeGreaterThan(60);
  node.failWith = null;
  await later();
  await pinDueContent();
  expect(await rowOf(noted)).toMatchObject({ places: ["kubo"], tries: 3, problem: null });
  expect([...node.pinned]).toEqual(noted.cids);
});

test("one that hangs is waited for no longer than told, and ends the sweep's round", async () => {
  const [first, second] = [await content(), await content()];
  const asked: unknown[] = [];
  set({ IPFS_API_URL: await startLoopback((request) => void asked.push(request.url)) });
  expect(await pinContent(first, 50)).toBe("unreachable");
  expect((await rowOf(first)).problem).toMatch(/^kubo: /);
  set({ IPFS_API_URL: "http://127.0.0.1:1" });
  await later();
  await pinDueContent();
  expect([(await rowOf(first)).tries + (await rowOf(second)).tries, asked.length]).toEqual([2, 1]);
});

test("a service that is still fetching is asked again; one with other bytes only when somebody may have mended it", async () => {
  const noted = await content();
  const service = await startPinningService();
  set({ IPFS_PIN_URL: service.url, IPFS_PIN_TOKEN: service.token });
  expect(await pinContent(noted)).toBe("later");
  expect(await rowOf(noted)).toMatchObject({ problem: expect.stringMatching(/^service: .* queued$/) });
  for (const asked of service.pins) asked.status = "pinned";
  await later();
  await pinDueContent();
  expect(await rowOf(noted)).toMatchObject({ places: ["service"], problem: null });
  expect(service.pins.map(({ pin }) => pin.cid)).toEqual(noted.cids);

  const other = await content();
  service.tellCid = noted.metadataCid;
  expect(await pinContent(other)).toBe("later");
  expect((await rowOf(other)).problem).toContain(`instead of ${other.imageCid}`);
  expect(await secondsToNextTry(other)).toBeGreaterThan(3_600);
});

test("two processes at once try it once; what is lost here is told and fails nothing", async () => {
  const noted = await content();
  const node = await startKubo();
  set({ IPFS_API_URL: node.url });
  expect((await Promise.all([pinContent(noted), pinContent(noted)])).sort()).toEqual(["later", "pinned"]);
  expect(node.logins).toHaveLength(2);
  const lost = { metadataCid: noted.imageCid, imageCid: (await fileContent(streamBytes("lost", 9))).cid };
  await noteContent(lost);
  expect(await pinContent(lost)).toBe("later");
  expect((await rowOf(lost)).problem).toContain("is not kept here");
});
