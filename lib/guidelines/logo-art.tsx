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
  /** Room round the drawing in its own units. */
  room?: number;
}

/** The logo's very path data. */
export function LogoArt(props: LogoArtProps) {
  const { drawing, version, width, height, opacity = 1, outline, transform, children, room = 0 } = props;
  const { logo } = useBook();
  const fills = props.fills ?? logo.versions[version].fills;
  const scale = Math.min(width / (drawing.width + 2 * room), height / (drawing.height + 2 * room));
  const box = [-room, -room, drawing.width + 2 * room, drawing.height + 2 * room];
  return (
    <Svg
      viewBox={box.join(" ")}
      style={{ width: scale * (drawing.width + 2 * room), height: scale * (drawing.height + 2 * room) }}
    >
      <G {...(transform && { transform })} opacity={opacity}>
        {drawing.shapes.map(({ d, fill }) =>
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
