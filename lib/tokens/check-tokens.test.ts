import { expect, test } from "vitest";
import { checkTokens } from "./check-tokens";

const red = { $type: "color", $value: { colorSpace: "srgb", components: [1, 0, 0], hex: "#ff0000" } };
const size = { $type: "dimension", $value: { value: 4, unit: "px" } };

test.each([
  ["no type", { a: { $value: 4 } }, "a"],
  ["an unknown type", { a: { $type: "string", $value: "x" } }, "a"],
  ["a hex string as color", { a: { $type: "color", $value: "#ff0000" } }, "a"],
  [
    "a hex of another color",
    { a: { $type: "color", $value: { ...red.$value, hex: "#ff0001" } } },
    "same color",
  ],
  ["a component above 1", { a: { $type: "color", $value: { ...red.$value, components: [255, 0, 0] } } }, "a"],
  ["a dimension as string", { a: { $type: "dimension", $value: "4px" } }, "a"],
  ["a unit that DTCG lacks", { a: { $type: "dimension", $value: { value: 4, unit: "em" } } }, "a"],
  ["a curve outside 0–1", { a: { $type: "cubicBezier", $value: [2, 0, 0, 1] } }, "a"],
  [
    "a typography without its five parts",
    { a: { $type: "typography", $value: { fontFamily: "Inter" } } },
    "a",
  ],
  ["an alias that leads nowhere", { a: { $type: "color", $value: "{b.c}" } }, "{b.c}, which does not exist"],
  ["an alias of another type", { a: { $type: "color", $value: "{size}" }, size }, "which is a dimension"],
  [
    "a part of another type",
    { a: { $type: "border", $value: { color: "{size}", width: "{size}", style: "solid" } }, size },
    "as color",
  ],
  [
    "a circle",
    {
      a: { $type: "color", $value: "{b}" },
      b: { $type: "color", $value: "{c}" },
      c: { $type: "color", $value: "{a}" },
    },
    "in a circle",
  ],
  ["$root", { group: { $root: red } }, "$root"],
  ["a name with a period", { "a.b": red }, 'name "a.b"'],
  ["a property of its own", { a: { ...red, color: "x" } }, "a"],
  ["nothing at all", { $schema: "x" }, "holds no token"],
])("refuses %s", (_, document, reason) => {
  const { ok, failures } = checkTokens(document);
  expect(ok).toBe(false);
  expect(failures.join("\n")).toContain(reason);
});

test("an overlay may refer to its base", () => {
  const overlay = { meaning: { $type: "color", $value: "{red}" } };
  expect(checkTokens(overlay).ok).toBe(false);
  expect(checkTokens(overlay, { red, meaning: { $type: "color", $value: "{red}" } })).toEqual({
    ok: true,
    failures: [],
    count: 1,
  });
});
