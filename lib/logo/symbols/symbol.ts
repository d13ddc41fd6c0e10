import type { Outline } from "@/lib/geometry/outline";
import type { Random } from "@/lib/model/random";

/** A thing that a mark can show: a bold silhouette with few, wide gaps. */
export interface MarkSymbol {
  readonly id: string;
  /** With its article, e.g. "an owl". */
  readonly name: string;
  /** English concept words it stands for, most fitting first. */
  readonly words: readonly string[];
  /** "own" is drawn here from arcs and straight cuts; "phosphor" comes from an icon set and never ships as it is. */
  readonly source: "own" | "phosphor";
  /** In a square of [-50, 50]; other proportions every time for those drawn here. */
  readonly draw: (random: Random) => Outline;
}

/** Drawn here. `words` is a list with blanks between. */
export function own(
  id: string,
  words: string,
  draw: (from: (low: number, high: number) => number, random: Random) => Outline,
): MarkSymbol {
  return {
    id,
    name: `${/^[aeiou]/.test(id) ? "an" : "a"} ${id.replaceAll("-", " ")}`,
    words: [id, ...words.split(" ").filter((word) => word !== "" && word !== id)],
    source: "own",
    draw: (random) => draw((low, high) => low + (high - low) * random.next(), random),
  };
}
