import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { signedInBrowser } from "@/app/api/account/session-test-kit";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { setVisibility } from "@/lib/brand/set-visibility";
import { useTestDatabase } from "@/lib/db/test-database";
import { mayFollow } from "./may-follow";

useTestDatabase();

function requestWith(cookie?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (cookie) request.headers.cookie = cookie;
  return request;
}

test("a private brand's jobs are followed by its owner alone, others by whoever holds the id", async () => {
  const [owner, stranger] = [await signedInBrowser(), await signedInBrowser()];
  const { brandId, jobId } = await finishedBrandOf(owner.accountId);
  const answers = () =>
    Promise.all(
      [owner.cookie, stranger.cookie, undefined].map((cookie) => mayFollow(requestWith(cookie), jobId)),
    );
  expect(await answers()).toEqual([true, true, true]);
  await setVisibility(owner.accountId, brandId, "private");
  expect(await answers()).toEqual([true, false, false]);
});
