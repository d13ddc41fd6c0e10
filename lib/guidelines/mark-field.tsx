import { G, Path, Svg, View } from "@react-pdf/renderer";
import { brickTiles, quarterTiles, type SquareTile } from "@/lib/geometry/square-tiles";
import { useBook } from "./book";

interface MarkFieldProps {
  width: number;
  height: number;
  tiles: "bricks" | "quarters";
  /** Side of a cell in points. */
  step: number;
  ground: string;
  ink: string;
  /** Opacity of the marks. */
  tint: number;
}

/** An area filled with the mark. */
export function MarkField({ width, height, tiles, step, ground, ink, tint }: MarkFieldProps) {
  const { icon } = useBook().logo.variations;
  const size = Math.max(icon.width, icon.height);
  const copies = (tiles === "bricks" ? brickTiles : quarterTiles)(width, height, step, size);
  return (
    <View style={{ width, height, backgroundColor: ground, overflow: "hidden" }}>
      {copies.map((copy) => (
        <Copy key={`${copy.x} ${copy.y}`} copy={copy} step={step} ink={ink} tint={tint} />
      ))}
    </View>
  );
}

/** Opaque cells overlap by this much in points, so that no hairline of the ground shows between them. */
const BLEED = 0.35;

function Copy({ copy, step, ink, tint }: { copy: SquareTile; step: number; ink: string; tint: number }) {
  const { icon } = useBook().logo.variations;
  const side = step + (tint === 1 ? BLEED : 0);
  return (
    <Svg
      viewBox={`${copy.x} ${copy.y} ${side} ${side}`}
      style={{ position: "absolute", left: copy.x, top: copy.y, width: side, height: side }}
    >
      <G opacity={tint} transform={`matrix(${copy.matrix.join(" ")})`}>
        {icon.shapes.map(({ d, fill }) => (
          <Path key={fill} d={d} fill={ink} />
        ))}
      </G>
    </Svg>
  );
}
