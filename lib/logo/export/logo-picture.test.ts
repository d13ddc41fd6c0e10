import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { showcaseInput } from "@/lib/showcase/showcase-fixture";
import { drawLogoPicture } from "./logo-picture";

test("the logo is a square picture on the brand's primary, the same every time, and in a free margin", async () => {
  const { logo, palette } = await showcaseInput();
  const bytes = drawLogoPicture({ logo, palette });
  expect(drawLogoPicture({ logo, palette })).toEqual(bytes);
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  expect([width, height]).toEqual([1024, 1024]);
  const colorAt = (x: number, y: number) =>
    `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString("hex")}`;
  const ground = palette.light.roles.primary.hex;
  const rows = { mark: 0, name: 0 };
  let margin = width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (colorAt(x, y) === ground) continue;
      margin = Math.min(margin, x, y, width - 1 - x, height - 1 - y);
      rows[y < 690 ? "mark" : "name"] += 1;
    }
  }
  expect(margin).toBeGreaterThan(120);
  // The mark is what small pictures show: it covers clearly more than the name does, which is as long as it is.
  expect(rows.mark).toBeGreaterThan(1.5 * rows.name);
  expect(rows.name).toBeGreaterThan(2_000);
});
