import { expect, test } from "vitest";
import { boundingBox, rotate } from "@/lib/geometry/outline";
import { rectangle } from "@/lib/geometry/shapes";
import { roomToTurn } from "./room-to-turn";

test.each([
  [100, 100],
  [900, 100],
  [260, 280],
  [40, 100],
])("a drawing of %d by %d stays whole when it is turned", (width, height) => {
  const [x, y] = roomToTurn({ width, height }, 14);
  const turned = boundingBox(rotate(rectangle(-width / 2, -height / 2, width / 2, height / 2), -14))!;
  expect(turned.maxX).toBeLessThanOrEqual(width / 2 + x + 1e-6);
  expect(turned.maxY).toBeLessThanOrEqual(height / 2 + y + 1e-6);
});
