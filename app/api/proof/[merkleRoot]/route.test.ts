import { beforeAll, expect, test } from "vitest";
import { GET as keysOf } from "@/app/.well-known/marque-keys.json/route";
import { type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { GET as statementOf } from "@/app/api/download/[jobId]/statement/route";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { finishedJob, waitingJob } from "@/lib/brand/brand-fixture";
import { setVisibility } from "@/lib/brand/set-visibility";
import { giveRoot } from "@/lib/brand/statement-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { failJob } from "@/lib/jobs/record-progress";
import { openEnvelope } from "@/lib/proof/envelope";
import { type ProofAnswer, proofAnswerSchema } from "@/lib/proof/proof-answer.schema";
import { keySetSchema } from "@/lib/proof/statement.schema";
import { GET } from "./route";

useTestDatabase();

let owner: SignedInBrowser;
let stranger: SignedInBrowser;
beforeAll(async () => {
  [owner, stranger] = [await signedInBrowser(), await signedInBrowser()];
});

const ask = (merkleRoot: string, browser?: SignedInBrowser) =>
  GET(request(`/api/proof/${merkleRoot}`, browser), { params: Promise.resolve({ merkleRoot }) });
const statement = (jobId: string, browser?: SignedInBrowser) =>
  statementOf(request(`/api/download/${jobId}/statement`, browser), { params: Promise.resolve({ jobId }) });
const request = (path: string, browser?: SignedInBrowser) =>
  new Request(`http://localhost:3000${path}`, { headers: browser ? { cookie: browser.cookie } : {} });

const keys = async () =>
  keySetSchema.parse(
    await (await keysOf(request("/.well-known/marque-keys.json"), { params: Promise.resolve({}) })).json(),
  );
/** Brand and version that each match's statement names, with a good signature. */
async function named(response: Response): Promise<unknown[]> {
  const { matches } = proofAnswerSchema.parse(await response.json()) as ProofAnswer;
  const keySet = await keys();
  return matches.map(({ statement }) => {
    const opened = openEnvelope(statement, keySet);
    return opened.kind === "signed" ? opened.statement.predicate.brandId : opened;
  });
}

test("200: the statement beside the package and the answer by root are the same, signed by a published key", async () => {
  const { jobId, brandId } = await finishedJob(new Uint8Array([1, 2, 3]));
  const root = await giveRoot(brandId);
  const beside = await statement(jobId);
  expect(beside.status).toBe(200);
  expect(beside.headers.get("content-disposition")).toContain("sonnenkind-brand.statement.json");
  const envelope: unknown = await beside.json();
  expect(openEnvelope(envelope, await keys())).toMatchObject({
    kind: "signed",
    statement: {
      subject: [
        { name: "sonnenkind-brand.zip", digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      ],
      predicate: {
        brandId,
        version: 1,
        name: "Sonnenkind",
        merkleRoot: root,
        engineVersion: expect.any(String),
      },
    },
  });
  const answer = await ask(root);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { merkleRoot: root, matches: [{ statement: envelope, certificate: null }] },
  ]);
});

test("200: with the certificate of the brand once the chain has it for good, and no sooner", async () => {
  const { brandId } = await finishedBrandOf(owner.accountId);
  const root = await giveRoot(brandId);
  const onChain = {
    chainId: 31337,
    contract: `0x${"5A".repeat(20)}`,
    tokenId: 7,
    root,
    transactionHash: `0x${"7b".repeat(32)}`,
  };
  const asked = { brandId, version: 1, recipient: onChain.contract, requestedBy: "test", status: "mined" };
  await db().certificate.create({ data: { ...asked, ...onChain } });
  const certificate = async () =>
    proofAnswerSchema.parse(await (await ask(root)).json()).matches[0]?.certificate;
  expect(await certificate()).toBeNull();
  await db().certificate.update({ where: { brandId }, data: { status: "confirmed" } });
  expect(await certificate()).toEqual({ ...onChain, tokenId: "7" });
});

test("200: brands of the same bytes are all named, the oldest first; private ones to their owner alone", async () => {
  const [first, second, hidden] = [
    await finishedBrandOf(owner.accountId),
    await finishedBrandOf(stranger.accountId),
    await finishedBrandOf(owner.accountId),
  ];
  const root = await giveRoot(first.brandId);
  await giveRoot(second.brandId, root);
  await giveRoot(hidden.brandId, root);
  await setVisibility(owner.accountId, hidden.brandId, "private");
  const both = [first.brandId, second.brandId];
  expect(await named(await ask(root))).toEqual(both);
  expect(await named(await ask(root, stranger))).toEqual(both);
  expect(await named(await ask(root, owner))).toEqual([...both, hidden.brandId]);
});

test("404: an unknown root, one that is none, a private brand's and a deleted one's, all alike", async () => {
  const [hidden, deleted] = [await finishedBrandOf(owner.accountId), await finishedBrandOf(owner.accountId)];
  const roots = [await giveRoot(hidden.brandId), await giveRoot(deleted.brandId)];
  await setVisibility(owner.accountId, hidden.brandId, "private");
  await db().brand.update({ where: { id: deleted.brandId }, data: { deletedAt: new Date() } });
  for (const root of [`0x${"0".repeat(64)}`, "0x12", roots[0]!.toUpperCase(), ...roots]) {
    expect([root, (await ask(root, stranger)).status]).toEqual([root, 404]);
  }
  expect((await ask(roots[1]!, owner)).status).toBe(404);
  for (const browser of [undefined, stranger])
    expect((await statement(hidden.jobId, browser)).status).toBe(404);
  expect((await statement(hidden.jobId, owner)).status).toBe(200);
  expect((await statement(deleted.jobId, owner)).status).toBe(404);
  expect((await statement(newId())).status).toBe(404);
});

test("409: no statement before there is a package", async () => {
  const { jobId } = await waitingJob();
  const running = await statement(jobId);
  expect(running.status).toBe(409);
  expect(Number(running.headers.get("retry-after"))).toBeGreaterThan(0);
  await failJob(jobId, { code: "STAGE_FAILED", message: "no" });
  const failed = await statement(jobId);
  expect([failed.status, failed.headers.get("retry-after")]).toEqual([409, null]);
});

test("429: a network asks 600 times an hour", async () => {
  await db().rateLimit.deleteMany();
  const hits = Array.from({ length: 600 }, () => new Date());
  await db().rateLimit.create({ data: { subject: "proof:127.0.0.1", hits } });
  const response = await ask(`0x${"0".repeat(64)}`);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  await db().rateLimit.deleteMany();
});
