import fc from "fast-check";
import { expect, test } from "vitest";
import type { Segment } from "./outline";
import { compactPathData, countCommands, fromPathData, toPathData } from "./path-data";

const coordinate = fc.integer({ min: -300_000, max: 300_000 }).map((value) => value / 1000);
const point = fc.tuple(coordinate, coordinate);

test("path data survives writing, reading and compacting without a thousandth's change", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, point, point, fc.boolean()), { minLength: 3, maxLength: 9 }),
      (rows) => {
        const contour = rows.map(([to, control1, control2, straight], index): Segment => {
          const from = rows.at(index - 1)![0];
          return straight ? ["L", from, to] : ["C", from, control1, control2, to];
        });
        const data = toPathData([contour]);
        expect(toPathData(fromPathData(data))).toBe(data);
        expect(absolute(compactPathData(data))).toBe(data);
      },
    ),
  );
});

test("a line without length is not written", () => {
  const angle: Segment[] = [
    ["L", [0, 0], [10, 0]],
    ["L", [10, 0], [10.0002, 0.0003]],
    ["L", [10.0002, 0.0003], [10, 10]],
    ["L", [10, 10], [0, 0]],
  ];
  expect(toPathData([angle])).toBe("M0 0L10 0L10 10Z");
});

test("the way back to the start is the closing one, also before lines without length", () => {
  const corner: Segment[] = [
    ["L", [0, 0], [10, 0]],
    ["L", [10, 0], [10, 10]],
    ["L", [10, 10], [0, 0]],
    ["L", [0, 0], [0, 0]],
  ];
  expect(toPathData([corner])).toBe("M0 0L10 0L10 10Z");
});

test("commands are counted with the closing one", () => {
  expect(countCommands("M0 0L10 0L10 10Z")).toBe(4);
  expect(compactPathData("M0 0L10 0L10 10L.5 9.25Z")).toBe("M0 0h10v10l-9.5-.75z");
});

/** An independent reader of relative path data, in whole thousandths. */
function absolute(data: string): string {
  let at = [0, 0];
  const thousandths = (text: string) => Math.round(Number(text) * 1000);
  const print = (value: number) => String(value / 1000).replace(/^(-?)0\./, "$1.");
  const pair = (x: number, y: number) => `${print(x)} ${print(y)}`;
  return data.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const values = (rest.match(/-?(?:\d+\.\d+|\d+|\.\d+)/g) ?? []).map(thousandths);
    const [x, y] = [at[0]!, at[1]!];
    if (command === "z") return "Z";
    if (command === "h") at = [x + values[0]!, y];
    else if (command === "v") at = [x, y + values[0]!];
    else if (command === "M") at = [values[0]!, values[1]!];
    else at = [x + values.at(-2)!, y + values.at(-1)!];
    if (command === "M") return `M${pair(at[0]!, at[1]!)}`;
    if (command !== "c") return `L${pair(at[0]!, at[1]!)}`;
    return `C${[0, 2].map((index) => pair(x + values[index]!, y + values[index + 1]!)).join(" ")} ${pair(at[0]!, at[1]!)}`;
  });
}
