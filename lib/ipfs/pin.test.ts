import { CID } from "multiformats/cid";
import { beforeAll, expect, test } from "vitest";
import { storage } from "@/lib/storage/current-storage";
import { storeBlocks } from "./block-store";
import { streamBytes } from "./cid-cases-fixture";
import { startKubo } from "./kubo-fixture";
import { startLoopback } from "./loopback-server-fixture";
import { CHUNK_BYTES, fileContent, folderContent, type IpfsContent } from "./make-content";
import { pin } from "./pin";
import { startPinningService } from "./pinning-service-fixture";

let folder: IpfsContent;
let metadata: IpfsContent;
let cids: string[];
beforeAll(async () => {
  folder = await folderContent({ "logo.png": streamBytes("pin", 2 * CHUNK_BYTES + 1) });
  metadata = await fileContent(new TextEncoder().encode('{"name":"x"}'));
  cids = [folder.cid, metadata.cid];
  await storeBlocks([...folder.blocks, ...metadata.blocks]);
});

test("nowhere is an answer", async () => {
  expect(await pin(cids, {})).toEqual({ kind: "off" });
});

test("a Kubo node gets every block, computes the same CIDs and pins the roots", async () => {
  const node = await startKubo();
  const settings = { kubo: { apiUrl: node.url.replace("//", "//ada:pass%20word@") } };
  expect(await pin(cids, settings)).toEqual({ kind: "pinned", at: ["kubo"] });
  expect([...node.pinned]).toEqual(cids);
  expect([...node.blocks.keys()].sort()).toEqual(
    [...folder.blocks, ...metadata.blocks].map(({ cid }) => cid).sort(),
  );
  expect(new Set(node.logins)).toEqual(new Set([`Basic ${btoa("ada:pass word")}`]));
  expect(await pin(cids, settings)).toEqual({ kind: "pinned", at: ["kubo"] });
});

test("a node that tells of another CID is a failure that nobody repeats", async () => {
  const node = await startKubo();
  node.tellRoot = metadata.cid;
  expect(await pin(cids, { kubo: { apiUrl: node.url } })).toEqual({
    kind: "failed",
    at: "kubo",
    reason: "other-cid",
    message: `pinned ${metadata.cid} instead of ${folder.cid}`,
    retry: false,
  });
  // The same in another base is no other one.
  node.tellRoot = CID.parse(metadata.cid).toString();
  expect(await pin([metadata.cid], { kubo: { apiUrl: node.url } })).toMatchObject({ kind: "pinned" });
});

test.each([
  [500, true],
  [503, true],
  [429, true],
  [403, false],
])("a node's status %i may be tried again: %s", async (status, retry) => {
  const node = await startKubo();
  node.failWith = status;
  expect(await pin(cids, { kubo: { apiUrl: node.url } })).toEqual({
    kind: "failed",
    at: "kubo",
    reason: "refused",
    message: `${status}: told to fail`,
    retry,
  });
});

test("a node that is not there, or is none, can be tried again", async () => {
  const url = await startLoopback((_request, _body, response) => void response.end("<html>"));
  expect(await pin(cids, { kubo: { apiUrl: url } })).toMatchObject({
    kind: "failed",
    at: "kubo",
    retry: true,
  });
  expect(await pin(cids, { kubo: { apiUrl: "http://127.0.0.1:1" } })).toMatchObject({
    reason: "unreachable",
    retry: true,
  });
});

test("what is not kept here is not sent", async () => {
  const node = await startKubo();
  const lost = await folderContent({ "lost.txt": streamBytes("lost", 10) });
  await storeBlocks(lost.blocks.filter(({ cid }) => cid === lost.cid));
  await expect(pin([lost.cid], { kubo: { apiUrl: node.url } })).rejects.toThrow("is not kept here");
  expect(node.blocks.size).toBe(0);
});

test("a service is asked once, told where to fetch, and asked again until it has pinned", async () => {
  const service = await startPinningService();
  const settings = {
    service: { url: service.url, token: service.token, origins: ["/dns/a.example/tcp/443/tls/http"] },
  };
  expect(await pin(cids, settings)).toEqual({
    kind: "waiting",
    at: "service",
    message: `${folder.cid}: it is queued`,
  });
  expect(service.pins.map(({ pin: asked }) => asked)).toMatchObject(
    cids.map((cid) => ({ cid, origins: ["/dns/a.example/tcp/443/tls/http"] })),
  );
  service.pins[0]!.status = "pinned";
  service.pins[1]!.status = "pinning";
  expect(await pin(cids, settings)).toMatchObject({
    kind: "waiting",
    message: `${metadata.cid}: it is pinning`,
  });
  service.pins[1]!.status = "pinned";
  expect(await pin(cids, settings)).toEqual({ kind: "pinned", at: ["service"] });
  expect(service.pins).toHaveLength(2);
});

test("what a service failed to pin is asked for again", async () => {
  const service = await startPinningService();
  service.nextStatus = "failed";
  const settings = { service: { url: service.url, token: service.token, origins: [] } };
  expect(await pin(cids, settings)).toMatchObject({ kind: "failed", reason: "refused", retry: true });
  service.nextStatus = "pinned";
  expect(await pin(cids, settings)).toEqual({ kind: "pinned", at: ["service"] });
});

test("a service that tells of another CID, wants another token or is none is a failure", async () => {
  const service = await startPinningService();
  const settings = { service: { url: service.url, token: service.token, origins: [] } };
  service.tellCid = "bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e";
  expect(await pin(cids, settings)).toMatchObject({ at: "service", reason: "other-cid", retry: false });
  service.failWith = 409;
  expect(await pin(cids, settings)).toMatchObject({
    message: "409: TOLD_TO_FAIL, of the fixture",
    retry: false,
  });
  service.token = "another";
  expect(await pin(cids, settings)).toMatchObject({
    reason: "refused",
    message: expect.stringMatching(/^401: /),
  });
  const url = await startLoopback((_request, _body, response) => void response.end("{}"));
  expect(await pin(cids, { service: { ...settings.service, url } })).toMatchObject({
    reason: "refused",
    retry: true,
  });
  expect(await pin(cids, { service: { ...settings.service, url: "http://127.0.0.1:1" } })).toMatchObject({
    reason: "unreachable",
    retry: true,
  });
});

test("both are told of together, the first failure before all", async () => {
  const [node, service] = [await startKubo(), await startPinningService()];
  const settings = {
    kubo: { apiUrl: node.url },
    service: { url: service.url, token: service.token, origins: [] },
  };
  service.nextStatus = "pinned";
  expect(await pin(cids, settings)).toEqual({ kind: "pinned", at: ["kubo", "service"] });
  node.failWith = 500;
  expect(await pin(cids, settings)).toMatchObject({ kind: "failed", at: "kubo" });
});

test("a damaged block is never sent", async () => {
  const node = await startKubo();
  const content = await fileContent(streamBytes("damaged", 100));
  await storage().put(`ipfs/${content.cid}`, streamBytes("other", 100));
  await expect(pin([content.cid], { kubo: { apiUrl: node.url } })).rejects.toThrow("other bytes");
  expect(node.blocks.size).toBe(0);
});
