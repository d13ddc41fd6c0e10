import { ClipPath, Defs, G, Path, Svg } from "@react-pdf/renderer";
import { useId } from "react";
import type { SceneNode } from "@/lib/applications/scene.schema";
import type { SceneId } from "@/lib/applications/scenes.schema";
import { useBook } from "./book";

/** A scene of the package in the book, in points; nothing where it does not suit the brand. */
export function SceneArt({ id, width, height }: { id: SceneId; width: number; height: number }) {
  const scene = useBook().scenes(id);
  if (!scene) return null;
  return (
    <Svg viewBox={`0 0 ${scene.width} ${scene.height}`} style={{ width, height }}>
      {scene.nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture have no identity but their place
        <Node key={index} node={node} />
      ))}
    </Svg>
  );
}

function Node({ node }: { node: SceneNode }) {
  const id = useId();
  if (node.kind === "shape") {
    const { d, fill, stroke, opacity } = node;
    return (
      <Path
        d={d}
        fill={fill ?? "none"}
        {...(stroke && { stroke: stroke.color, strokeWidth: stroke.width })}
        {...(opacity !== undefined && { fillOpacity: opacity })}
      />
    );
  }
  if (node.kind === "copies") {
    return (
      <G>
        {node.matrices.map((matrix) => (
          <G key={matrix.join(" ")} transform={`matrix(${matrix.join(" ")})`}>
            <Path d={node.d} fill={node.fill} />
          </G>
        ))}
      </G>
    );
  }
  const { children, matrix, clip } = node;
  return (
    <G
      {...(matrix && { transform: `matrix(${matrix.join(" ")})` })}
      {...(clip && { clipPath: `url(#${id})` })}
    >
      {clip && (
        <Defs>
          <ClipPath id={id}>
            <Path d={clip} />
          </ClipPath>
        </Defs>
      )}
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture have no identity but their place
        <Node key={index} node={child} />
      ))}
    </G>
  );
}
