import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatAmount } from "./templates/shared/behaviours/balance-display";
import { compareCells, nextSort, sortRows } from "./templates/shared/behaviours/data-table";
import { roundTicks } from "./templates/shared/behaviours/draw-chart";
import { indexAfterKey, keyInRow } from "./templates/shared/behaviours/roving";
import { createToastQueue } from "./templates/shared/behaviours/toast";

test.each([
  [false, ["ArrowDown", "ArrowUp", "", "", "Home", "Enter"]],
  [true, ["ArrowUp", "ArrowDown", "", "", "Home", "Enter"]],
])("a row's keys as those of a column, right to left: %s", (isRtl, expected) => {
  const keys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "Enter"];
  expect(keys.map((key) => keyInRow(key, isRtl))).toEqual(expected);
});

test.each([
  [true, [0, 1, 0, 2, null]],
  [false, [2, 1, 0, 2, null]],
])("a list's keys at its end, round: %s", (isRound, expected) => {
  const keys = ["ArrowDown", "ArrowUp", "Home", "End", "a"];
  expect(keys.map((key) => indexAfterKey(key, 2, 3, isRound))).toEqual(expected);
});

describe("chart", () => {
  test("ticks are round, go up by one step and hold all values", () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 2, max: 8 }), (one, other, count) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(most - least > 1e-6);
        const ticks = roundTicks(least, most, count);
        const step = ticks[1]! - ticks[0]!;
        expect(ticks[0]).toBeLessThanOrEqual(least + step * 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most - step * 1e-6);
        expect(ticks.length).toBeLessThanOrEqual(count + 2);
        expect(["1", "2", "5"]).toContain((step / 10 ** Math.floor(Math.log10(step * 1.000001))).toFixed(0));
      }),
    );
    expect(roundTicks(0, 1722, 5)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(roundTicks(-8, 34, 5)).toEqual([-10, 0, 10, 20, 30, 40]);
  });
});

describe("balance display", () => {
  test("an amount is exact and never rounded up", () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 1, max: 8 }),
        (value, decimals, digits) => {
          const text = formatAmount({ amount: value.toString(), decimals }, "en", digits);
          if (text.startsWith("<")) {
            expect(value * 10n ** BigInt(digits) < 10n ** BigInt(decimals)).toBe(true);
            return;
          }
          const [whole = "", fraction = ""] = text.replaceAll(",", "").split(".");
          const read = BigInt(whole + fraction.padEnd(decimals, "0"));
          expect(read <= value && value - read < 10n ** BigInt(Math.max(0, decimals - digits))).toBe(true);
        },
      ),
    );
  });

  test("it is written as people of the language write it", () => {
    const amount = { amount: "1234567890123456789", decimals: 18 };
    expect(formatAmount(amount, "en", 4)).toBe("1.2345");
    expect(formatAmount(amount, "de", 2)).toBe("1,23");
    expect(formatAmount({ amount: "5", decimals: 0 }, "en", 4)).toBe("5");
    expect(formatAmount({ amount: "-1500000", decimals: 6 }, "en", 4)).toBe("-1.5");
    expect(formatAmount({ amount: "1", decimals: 18 }, "en", 4)).toBe("<0.0001");
    expect(formatAmount({ amount: "1500000", decimals: 6 }, "ar-EG", 4)).toBe("١٫٥");
  });
});

describe("data table", () => {
  test("a column begins ascending and then turns round", () => {
    const first = nextSort(undefined, "name");
    expect(first).toEqual({ column: "name", direction: "ascending" });
    const second = nextSort(first, "name");
    expect(second.direction).toBe("descending");
    expect(nextSort(second, "name").direction).toBe("ascending");
    expect(nextSort(second, "amount")).toEqual({ column: "amount", direction: "ascending" });
  });

  test("numbers go by size, texts as people order them", () => {
    expect(compareCells(9, 10)).toBeLessThan(0);
    expect(compareCells("Room 9", "room 10", "en")).toBeLessThan(0);
    expect(compareCells("Åke", "Zoe", "sv")).toBeGreaterThan(0);
    expect(compareCells("Åke", "Zoe", "de")).toBeLessThan(0);
  });

  test("equal rows keep their places in both directions, and the given rows stay as they were", () => {
    const row = fc.record({ id: fc.nat(), group: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom("ascending", "descending"), (rows, direction) => {
        const before = [...rows];
        const entries = rows.map((row) => ({ row: { ...row, id: String(row.id) } }));
        const order = { column: "group", direction } as const;
        const sorted = sortRows(entries, order).map(({ row }) => ({ ...row, id: Number(row.id) }));
        expect(rows).toEqual(before);
        for (const group of [0, 1, 2, 3]) {
          const inGroup = (list: typeof rows) => list.filter((one) => one.group === group);
          expect(inGroup(sorted)).toEqual(inGroup(rows));
        }
        const groups = sorted.map(({ group }) => group);
        const sign = direction === "ascending" ? 1 : -1;
        expect(groups).toEqual([...groups].sort((a, b) => sign * (a - b)));
      }),
    );
  });
});

describe("toasts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("leave after six seconds, failures and those with an action stay", () => {
    const queue = createToastQueue();
    queue.add({ title: "Saved" });
    queue.add({ title: "Refused", variant: "danger" });
    queue.add({ title: "Archived", action: { label: "Undo", onPress: () => {} } });
    vi.advanceTimersByTime(5_999);
    expect(queue.messages()).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(queue.messages().map(({ title }) => title)).toEqual(["Refused", "Archived"]);
    vi.advanceTimersByTime(600_000);
    expect(queue.messages()).toHaveLength(2);
  });

  test("wait while they are read, and leave no sooner than a second after", () => {
    const queue = createToastQueue();
    queue.add({ title: "Saved" });
    vi.advanceTimersByTime(5_900);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(queue.messages()).toHaveLength(1);
    queue.resume();
    vi.advanceTimersByTime(999);
    expect(queue.messages()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.messages()).toEqual([]);
  });

  test("the oldest makes room for a fifth; each change is told, with a new list", () => {
    const queue = createToastQueue({ limit: 4 });
    const lists: unknown[] = [];
    const end = queue.subscribe(() => lists.push(queue.messages()));
    for (const title of ["1", "2", "3", "4", "5"]) queue.add({ title });
    expect(queue.messages().map(({ title }) => title)).toEqual(["2", "3", "4", "5"]);
    expect(new Set(lists).size).toBe(lists.length);
    end();
    queue.dismiss(queue.messages()[0]!.id);
    expect(lists).toHaveLength(6);
    expect(queue.messages()).toHaveLength(3);
  });
});
