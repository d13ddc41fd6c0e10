import { describe, expect, test } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { logEvidence } from "./evidence";
import { compare, judgeArms } from "./judge-arms";
import { logGamma } from "./log-gamma";
import { sampleSize } from "./sample-size";
import { shareInterval } from "./share-interval";

test("logGamma gives factorials and Γ(½)", () => {
  for (const [n, factorial] of [
    [1, 1],
    [5, 24],
    [11, 3_628_800],
    [21, 2.43290200817664e18],
  ] as const) {
    expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 10);
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
  expect(logGamma(0.1)).toBeCloseTo(2.252712651734206, 10);
});

describe("the evidence", () => {
  test.each([
    [[0.5, 0.5], 100],
    [[0.3, 0.7], 3],
    [[0.2, 0.3, 0.5], 40],
  ])("is a martingale where the shares %j are true: on average 1 at every look", (shares, concentration) => {
    const averageAfter = (left: number, counts: number[]): number =>
      left === 0
        ? Math.exp(logEvidence(counts, shares, concentration))
        : shares.reduce((sum, share, arm) => {
            const next = counts.with(arm, counts[arm]! + 1);
            return sum + share * averageAfter(left - 1, next);
          }, 0);
    for (const looks of [0, 1, 2, 5, 8]) {
      expect(
        averageAfter(
          looks,
          shares.map(() => 0),
        ),
      ).toBeCloseTo(1, 9);
    }
  });

  test("grows where they are not, and is 0 before anything is counted", () => {
    expect(logEvidence([0, 0], [0.5, 0.5], 100)).toBe(0);
    expect(logEvidence([400, 600], [0.5, 0.5], 100)).toBeGreaterThan(Math.log(1 / 0.001));
    expect(logEvidence([400, 600], [0.4, 0.6], 100)).toBeLessThan(0);
  });
});

describe("the interval of a share", () => {
  test("holds everything before anything is counted, and the share seen afterwards, narrower with more", () => {
    const prior = { hits: 0.5, misses: 0.5 };
    expect(shareInterval(0, 0, 0.05, prior)).toEqual({ low: 0, high: 1 });
    const few = shareInterval(5, 100, 0.05, prior);
    const many = shareInterval(500, 10_000, 0.05, prior);
    for (const { low, high } of [few, many]) {
      expect(low).toBeLessThan(0.05);
      expect(high).toBeGreaterThan(0.05);
    }
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
    expect(shareInterval(0, 1_000, 0.05, prior).low).toBe(0);
    expect(shareInterval(1_000, 1_000, 0.05, prior).high).toBe(1);
  });

  test("is wider than one for a single look: it pays for every other", () => {
    const { low, high } = shareInterval(500, 10_000, 0.05, { hits: 0.5, misses: 0.5 });
    const halfOfOneLook = 1.96 * Math.sqrt((0.05 * 0.95) / 10_000);
    expect((high - low) / 2).toBeGreaterThan(1.3 * halfOfOneLook);
    expect((high - low) / 2).toBeLessThan(2.5 * halfOfOneLook);
  });
});

describe("the judgement", () => {
  const weights = [0.25, 0.25, 0.25, 0.25];

  test("of nothing is open, and alarms nobody", () => {
    const { arms, sampleRatio } = judgeArms(
      weights.map(() => ({ visitors: 0, conversions: 0 })),
      weights,
    );
    expect(arms[0]!.comparison).toBeNull();
    expect(arms.slice(1).map(({ comparison }) => comparison)).toEqual(
      Array(3).fill({ lift: null, liftInterval: { low: -1, high: null }, p: 1, verdict: "open" }),
    );
    expect(sampleRatio).toEqual({ alarm: false, p: 1, chiSquare: 0 });
  });

  test("calls better what is, worse what is, and leaves open what may be either", () => {
    const counts = [500, 700, 330, 510].map((conversions) => ({ visitors: 10_000, conversions }));
    const { arms, sampleRatio } = judgeArms(counts, weights);
    expect(arms.slice(1).map(({ comparison }) => comparison!.verdict)).toEqual(["better", "worse", "open"]);
    const [, better, worse, open] = arms.map(({ comparison }) => comparison);
    expect(better!.lift).toBeCloseTo(0.4, 9);
    expect(better!.liftInterval.low).toBeGreaterThan(0);
    expect(worse!.liftInterval.high).toBeLessThan(0);
    expect(open!.liftInterval.low).toBeLessThan(0);
    expect(open!.liftInterval.high).toBeGreaterThan(0);
    expect(sampleRatio.alarm).toBe(false);
  });

  test("says better exactly where the interval leaves out no lift", () => {
    const random = seededRandom(11, "verdicts");
    for (let round = 0; round < 300; round++) {
      const counts = [random.next() * 400, random.next() * 400].map(Math.round) as [number, number];
      const { liftInterval, verdict } = compare(counts, [0.5, 0.25], 0.02);
      const { low, high } = liftInterval;
      expect(verdict).toBe(low > 0 ? "better" : high !== null && high < 0 ? "worse" : "open");
    }
  });

  test("weighs the arms: twice the visitors are expected to bring twice the conversions", () => {
    expect(compare([400, 200], [0.5, 0.25], 0.05)).toMatchObject({
      lift: expect.closeTo(0, 12),
      verdict: "open",
    });
    expect(compare([400, 200], [0.5, 0.5], 0.05)).toMatchObject({ verdict: "worse" });
  });

  test("alarms when visitors of an arm are lost, and does not when chance explains it", () => {
    const visits = (...visitors: number[]) =>
      judgeArms(
        visitors.map((count) => ({ visitors: count, conversions: 0 })),
        weights,
      );
    expect(visits(10_000, 10_000, 9_000, 10_000).sampleRatio.alarm).toBe(true);
    expect(visits(10_000, 10_060, 9_940, 10_050).sampleRatio.alarm).toBe(false);
    expect(visits(100, 100, 100, 100).sampleRatio.chiSquare).toBe(0);
  });

  test("looks at every step of experiments without a difference: few of them are called one", () => {
    const random = seededRandom(3, "a-a");
    const looked = Array.from({ length: 200 }, () => {
      const counts = [0, 0];
      for (let visitor = 0; visitor < 3_000; visitor++) {
        const arm = random.next() < 0.5 ? 0 : 1;
        if (random.next() >= 0.2) continue;
        counts[arm]! += 1;
        if (compare([counts[0]!, counts[1]!], [0.5, 0.5], 0.05).verdict !== "open") return true;
      }
      return false;
    });
    // Were it 5 %, more than 17 of 200 would be a draw of a hundred.
    expect(looked.filter(Boolean).length).toBeLessThanOrEqual(17);
  });
});

describe("the sample size", () => {
  test("falls with the lift and with the rate, grows with the arms and the power", () => {
    const of = (plan: Partial<Parameters<typeof sampleSize>[0]>) =>
      sampleSize({ rate: 0.05, lift: 0.2, arms: 4, ...plan })!.visitorsPerArm;
    expect(of({ lift: 0.4 })).toBeLessThan(of({}) / 2);
    expect(of({ rate: 0.1 })).toBeLessThan(of({}));
    expect(of({ arms: 2 })).toBeLessThan(of({}));
    expect(of({ power: 0.9 })).toBeGreaterThan(of({}));
    expect(of({ lift: -0.2 })).toBeGreaterThan(0);
    expect(sampleSize({ rate: 0.05, lift: 0.2, arms: 4 })!.visitors).toBe(4 * of({}));
  });

  test("is what it takes: so many visitors find the lift about as often as promised", () => {
    const plan = { rate: 0.2, lift: 0.3, arms: 2 };
    const { visitors } = sampleSize(plan)!;
    const random = seededRandom(5, "power");
    const found = Array.from({ length: 300 }, () => {
      const counts: [number, number] = [0, 0];
      for (let visitor = 0; visitor < visitors; visitor++) {
        const arm = random.next() < 0.5 ? 0 : 1;
        if (random.next() < plan.rate * (arm === 1 ? 1 + plan.lift : 1)) counts[arm] += 1;
      }
      return compare(counts, [0.5, 0.5], 0.05).verdict === "better";
    });
    // 80 %, give or take three standard deviations of 300 draws.
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.73);
  });

  test.each([
    { rate: 0, lift: 0.2 },
    { rate: 0.05, lift: 0 },
    { rate: 0.9, lift: 0.5 },
    { rate: Number.NaN, lift: 0.2 },
  ])("is none for %j", (plan) => expect(sampleSize({ ...plan, arms: 4 })).toBeNull());
});
