import { G, Path, Svg, View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { BODY, cellWidth, Gap, GUTTER, Label } from "../sheet";

/** The mark as a pattern: dense on the brand's colour, wide on its wash. */
export function Pattern() {
  const colors = useColors();
  const third = cellWidth(3);
  return (
    <View>
      <Field
        width={BODY.width}
        height={210}
        step={70}
        ground={colors.primary}
        ink={colors.on.primary}
        tint={0.2}
      />
      <Gap of={GUTTER} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <Field
          width={third}
          height={150}
          step={50}
          ground={colors["primary-soft"]}
          ink={colors["primary-strong"]}
          tint={0.35}
        />
        <Field
          width={third}
          height={150}
          step={75}
          ground={colors.text}
          ink={colors.background}
          tint={0.14}
        />
        <Field
          width={third}
          height={150}
          step={50}
          ground={colors.secondary}
          ink={colors.on.secondary}
          tint={0.22}
        />
      </View>
      <Gap of={10} />
      <Label width={BODY.width}>
        Every second row stands half a step aside; the mark takes three fifths of its cell.
      </Label>
    </View>
  );
}

interface FieldProps {
  width: number;
  height: number;
  /** Side of a cell in points. */
  step: number;
  ground: string;
  ink: string;
  /** Opacity of the marks. */
  tint: number;
}

function Field({ width, height, step, ground, ink, tint }: FieldProps) {
  const { icon } = useBook().logo.variations;
  const scale = (step * 0.6) / icon.width;
  const cells: [number, number][] = [];
  for (let row = 0; row < height / step; row++) {
    const aside = row % 2 === 0 ? 0 : -step / 2;
    for (let column = 0; column * step + aside < width; column++) {
      cells.push([round(column * step + aside + step * 0.2), round(row * step + step * 0.2)]);
    }
  }
  return (
    <View style={{ width, height, backgroundColor: ground }}>
      <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
        <G opacity={tint}>
          {cells.map(([x, y]) => (
            <G key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              {icon.shapes.map(({ d, fill }) => (
                <Path key={fill} d={d} fill={ink} />
              ))}
            </G>
          ))}
        </G>
      </Svg>
    </View>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
