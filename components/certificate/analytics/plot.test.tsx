import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Plot } from "./plot";
import { labelPlaces, ticksUpTo } from "./plot-scale";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [42, [0, 20, 40, 60]],
  [205_403, [0, 100_000, 200_000, 300_000]],
  [0.0031, [0, 0.001, 0.002, 0.003, 0.004]],
])("the axis of %d", (largest, ticks) => {
  expect(ticksUpTo(largest)).toEqual(ticks);
});

test("labels stand at both ends, whatever lies between", () => {
  expect(labelPlaces(3, 5)).toEqual([0, 1, 2]);
  expect(labelPlaces(30, 4)).toEqual([0, 10, 19, 29]);
});

test("a chart has a table of the same values, and leaves no value out that is not known", () => {
  const points = [
    { label: "1 Mar", value: 2 },
    { label: "2 Mar", value: null },
    { label: "3 Mar", value: 4 },
  ];
  const html = renderToStaticMarkup(
    <Plot id="mints" title="Minted" unit="certificates" head="Day" kind="bars" points={points} />,
  );
  expect(html.match(/<rect/g)).toHaveLength(2);
  expect([...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text)).toEqual([
    "Day",
    "certificates",
    "1 Mar",
    "2",
    "2 Mar",
    "none",
    "3 Mar",
    "4",
  ]);
});
