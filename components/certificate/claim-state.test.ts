import { expect, test } from "vitest";
import type { CertificateState } from "@/lib/certificate/certificate-state.schema";
import { isFollowed, isUnderWay, ofCertificate } from "./claim-state";

const record = (changes: Partial<CertificateState>): CertificateState => ({
  status: "none",
  recipient: null,
  tokenId: null,
  transactionHash: null,
  failure: null,
  problem: null,
  offeredUntil: null,
  ...changes,
});

test("what is in the queue is not said to be sent, and what holds up a sent one is said", () => {
  expect(ofCertificate(record({ status: "queued" }))).toEqual({ kind: "queued" });
  const problem = { code: "NO_FUNDS", message: "The service’s wallet has too little to pay for it." };
  expect(ofCertificate(record({ status: "submitted", problem }))).toEqual({
    kind: "sent",
    hash: null,
    problem: problem.message,
  });
  expect(ofCertificate(record({ status: "submitted" }))).toMatchObject({ kind: "sent", problem: undefined });
});

test("whoever waits is kept up to date until it is confirmed or has failed", () => {
  const kinds = (["queued", "submitted", "mined", "confirmed", "failed", "none"] as const).map((status) =>
    ofCertificate(record({ status, tokenId: status === "confirmed" ? 1 : null })),
  );
  expect(kinds.map(isFollowed)).toEqual([true, true, true, false, false, false]);
  expect(kinds.map(isUnderWay)).toEqual(kinds.map(isFollowed));
});
