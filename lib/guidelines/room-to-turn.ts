/** What a box needs beside and above itself, and as much opposite, when it is turned about its middle by less than 90°. */
export function roomToTurn(
  { width, height }: { width: number; height: number },
  degrees: number,
): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const over = (turned: number, upright: number) => Math.max(0, (turned - upright) / 2);
  return [over(width * cos + height * sin, width), over(width * sin + height * cos, height)];
}
