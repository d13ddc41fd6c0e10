import { describe, expect, it } from "vitest";
import type { Findings } from "./look-up";
import { type CheckedDomain, nextState } from "./next-state";

const NOW = new Date("2026-11-23T12:00:00Z");
const HOUR = 3_600_000;
const PROOF = "marque-verification=abc";
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const HERE: Findings = { proofs: ["v=spf1 -all", PROOF], address: { kind: "here" } };
const UNPROVEN: Findings = { ...HERE, proofs: [] };
const SILENT: Findings = { proofs: null, address: { kind: "unanswered" } };
const NOWHERE: Findings = { ...HERE, address: { kind: "nowhere" } };
const ELSEWHERE: Findings = {
  ...HERE,
  address: { kind: "elsewhere", name: null, addresses: ["203.0.113.9"] },
};

function next(state: CheckedDomain["state"], findings: Findings, facts: Partial<CheckedDomain> = {}) {
  const before = { name: "docs.klok.example", state, stateSince: ago(0.5), failingSince: null, ...facts };
  const { nextCheckAt, ...after } = nextState(before, findings, PROOF, NOW);
  return { ...after, inHours: nextCheckAt && (nextCheckAt.getTime() - NOW.getTime()) / HOUR };
}

describe("who waits", () => {
  it("goes live when the record is there and the host leads here, from any state of waiting", () => {
    for (const state of ["waiting-for-proof", "waiting-for-address", "broken"] as const) {
      expect(next(state, HERE)).toMatchObject({ state: "live", stateSince: NOW, inHours: 24 });
    }
  });

  it.each([
    ["no record", UNPROVEN, "waiting-for-proof", "no TXT record yet"],
    [
      "another value",
      { ...HERE, proofs: ["marque-verification=other"] },
      "waiting-for-proof",
      "another value",
    ],
    ["a record, and no address", NOWHERE, "waiting-for-address", "leads nowhere yet"],
    ["a record, and somebody else's address", ELSEWHERE, "waiting-for-address", "leads to 203.0.113.9"],
    ["a record, and silence", { ...HERE, address: SILENT.address }, "waiting-for-address", "did not answer"],
    ["silence", SILENT, "waiting-for-proof", "did not answer"],
  ] as const)("with %s is told what is missing", (_, findings, state, words) => {
    const after = next("waiting-for-proof", findings as Findings);
    expect(after).toMatchObject({ state, stateSince: ago(0.5), failingSince: null });
    expect(after.reason).toContain(words);
  });

  it("keeps what is proven while its name servers are silent, and loses it with the record", () => {
    expect(next("waiting-for-address", SILENT).state).toBe("waiting-for-address");
    expect(next("waiting-for-address", UNPROVEN).state).toBe("waiting-for-proof");
  });

  it("is looked at often at first, then seldom, and after 30 days no more", () => {
    const waited = (hours: number) => next("waiting-for-proof", UNPROVEN, { stateSince: ago(hours) });
    expect([0.5, 5, 100].map((hours) => waited(hours).inHours)).toEqual([1 / 12, 0.5, 24]);
    expect(waited(30 * 24 + 1)).toMatchObject({ state: "removed", inHours: null });
    expect(waited(30 * 24 + 1).reason).toContain("no TXT record yet");
  });
});

describe("a live host", () => {
  it("stays so, is looked at daily, and forgets what was wrong", () => {
    expect(next("live", HERE, { stateSince: ago(100), failingSince: ago(3) })).toMatchObject({
      state: "live",
      stateSince: ago(100),
      failingSince: null,
      inHours: 24,
    });
  });

  it.each([ELSEWHERE, NOWHERE])("is broken at once when it leads elsewhere", (findings) => {
    expect(next("live", findings, { stateSince: ago(100) })).toMatchObject({
      state: "broken",
      stateSince: NOW,
      failingSince: NOW,
    });
  });

  it("outlives a missing record for a day, hourly looked at, and says until when", () => {
    const first = next("live", UNPROVEN, { stateSince: ago(100) });
    expect(first).toMatchObject({ state: "live", failingSince: NOW, inHours: 1 });
    expect(first.reason).toContain("is served until 2026-11-24 12:00 UTC");
    expect(next("live", UNPROVEN, { failingSince: ago(23) }).state).toBe("live");
    expect(next("live", UNPROVEN, { failingSince: ago(24) }).state).toBe("broken");
  });

  it("outlives silent name servers for three days", () => {
    expect(next("live", SILENT, { failingSince: ago(71) }).state).toBe("live");
    expect(next("live", SILENT, { failingSince: ago(72) }).state).toBe("broken");
  });
});

it("a broken one says what is wrong now, since when, and is given up after 30 days", () => {
  const after = next("broken", NOWHERE, { stateSince: ago(48), failingSince: ago(48) });
  expect(after).toMatchObject({ state: "broken", stateSince: ago(48), failingSince: ago(48), inHours: 24 });
  expect(after.reason).toContain("leads nowhere");
  expect(next("broken", NOWHERE, { stateSince: ago(31 * 24) }).state).toBe("removed");
});
