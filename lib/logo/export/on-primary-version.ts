import type { ColorVersion } from "../logo.schema";

/** Which one-color logo stands on the brand's primary: white or black, like the text that the palette puts on it. */
export function onPrimaryVersion({
  light,
}: {
  light: { onSolid: { primary: string } };
}): ColorVersion & ("white" | "black") {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(light.onSolid.primary.slice(start, start + 2), 16),
  );
  return red! + green! + blue! > 382 ? "white" : "black";
}
