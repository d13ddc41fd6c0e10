import { G, Path, Svg } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { ColorVersion, Drawing, FillRole } from "@/lib/logo/logo.schema";
import { useBook } from "./book";

interface LogoArtProps {
  drawing: Drawing;
  version: ColorVersion;
  /** The drawing is centred in this box, in points. */
  width: number;
  height: number;
  fills?: Record<FillRole, string>;
  opacity?: number;
  outline?: boolean;
  /** SVG transform about the drawing's own coordinates. */
  transform?: string;
  /** Drawn over the logo, in its coordinates. */
  children?: ReactNode;
  /** Room beside and above the drawing, and as much opposite, in its own units. */
  room?: readonly [x: number, y: number];
}

/** The logo's very path data. */
export function LogoArt(props: LogoArtProps) {
  const {
    drawing,
    version,
    width,
    height,
    opacity = 1,
    outline,
    transform,
    children,
    room: [x, y] = [0, 0],
  } = props;
  const { logo } = useBook();
  const fills = props.fills ?? logo.versions[version].fills;
  const isOneColor = new Set(Object.values(fills)).size === 1;
  // Filled one by one, two shapes of one color that touch would show a line between them.
  const shapes =
    isOneColor && !outline
      ? [{ d: drawing.shapes.map(({ d }) => d).join(""), fill: "ink" as const }]
      : drawing.shapes;
  const box = { width: drawing.width + 2 * x, height: drawing.height + 2 * y };
  const scale = Math.min(width / box.width, height / box.height);
  return (
    <Svg
      viewBox={`${-x} ${-y} ${box.width} ${box.height}`}
      style={{ width: scale * box.width, height: scale * box.height }}
    >
      <G {...(transform && { transform })} opacity={opacity}>
        {shapes.map(({ d, fill }) =>
          outline ? (
            <Path key={fill} d={d} fill="none" stroke={fills[fill]} strokeWidth={1.2 / scale} />
          ) : (
            <Path key={fill} d={d} fill={fills[fill]} />
          ),
        )}
      </G>
      {children}
    </Svg>
  );
}
