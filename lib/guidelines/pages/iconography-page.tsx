import { Path, Svg, View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { ICON_GRID, type Icon, type IconStyle, iconSet, iconStyle } from "../icon-set";
import { MarkField } from "../mark-field";
import { readPx } from "../read-token";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

const FIELD_HEIGHT = 178;
const ICON_CELL = 68;

/** Patterns from the mark's own shapes, and icons in the same hand. */
export function IconographyAndPattern() {
  const { tokens, brief } = useBook();
  const colors = useColors();
  const quarter = cellWidth(4);
  const half = quarter * 2 + GUTTER;
  const style = iconStyle(brief.style, readPx(tokens, "shape.radius.control"));
  const icons = iconSet(style);
  const drawn = icons.find(({ name }) => name === "calendar") ?? icons[0]!;
  return (
    <View>
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <MarkField
          width={half}
          height={FIELD_HEIGHT}
          tiles="quarters"
          step={FIELD_HEIGHT / 4}
          ground={colors.primary}
          ink={colors.on.primary}
          tint={0.24}
        />
        <MarkField
          width={quarter}
          height={FIELD_HEIGHT}
          tiles="bricks"
          step={46}
          ground={colors["primary-soft"]}
          ink={colors["primary-strong"]}
          tint={0.5}
        />
        <MarkField
          width={quarter}
          height={FIELD_HEIGHT}
          tiles="quarters"
          step={FIELD_HEIGHT / 2}
          ground={colors.secondary}
          ink={colors.on.secondary}
          tint={0.22}
        />
      </View>
      <Gap of={7} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <Caption width={half}>Quarters: the mark cut along its axes, each quarter filling a square</Caption>
        <Caption width={quarter}>Bricks: whole marks, rows half a step aside</Caption>
        <Caption width={quarter}>Quarters, twice as large</Caption>
      </View>
      <Gap of={14} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <View style={{ width: quarter }}>
          <Construction icon={drawn} style={style} side={quarter} />
        </View>
        <View style={{ width: BODY.width - quarter - GUTTER }}>
          <View style={{ flexDirection: "row", flexWrap: "wrap" }}>
            {icons.map((icon) => (
              <View key={icon.name} style={{ width: 74, height: ICON_CELL, alignItems: "center" }}>
                <IconArt
                  icon={icon}
                  style={style}
                  side={34}
                  ink={colors.text}
                  wash={colors["primary-soft"]}
                />
                <Gap of={6} />
                <Line size={7.5} width={74} align="center" color={colors["text-muted"]}>
                  {icon.name}
                </Line>
              </View>
            ))}
          </View>
        </View>
      </View>
      <Gap of={8} />
      <Label width={BODY.width}>
        {`Icons stand on ${ICON_GRID} units with 2 left free; stroke ${style.stroke}, corners ${style.radius}, ${style.ends} ends; one part takes the wash.`}
      </Label>
    </View>
  );
}

function Caption({ width, children }: { width: number; children: string }) {
  const colors = useColors();
  return (
    <Line size={7.5} width={width} color={colors["text-muted"]} maxLines={2} minSize={6.5}>
      {children}
    </Line>
  );
}

interface IconArtProps {
  icon: Icon;
  style: IconStyle;
  side: number;
  ink: string;
  wash: string;
}

function IconArt({ icon, style, side, ink, wash }: IconArtProps) {
  return (
    <Svg viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`} style={{ width: side, height: side }}>
      <Path d={icon.wash} fill={wash} />
      <Path
        d={icon.strokes}
        fill="none"
        stroke={ink}
        strokeWidth={style.stroke}
        strokeLinecap={style.ends}
        strokeLinejoin={style.ends === "round" ? "round" : "miter"}
      />
    </Svg>
  );
}

const GRID_LINES = Array.from(
  { length: ICON_GRID + 1 },
  (_, at) => `M${at} 0V${ICON_GRID}M0 ${at}H${ICON_GRID}`,
).join("");

/** One icon large, with the grid that all are drawn on. */
function Construction({ icon, style, side }: { icon: Icon; style: IconStyle; side: number }) {
  const colors = useColors();
  const thin = { stroke: colors.border, strokeWidth: 0.04, opacity: 0.55 };
  const key = { stroke: colors.accent, strokeWidth: 0.1, fill: "none" };
  return (
    <View style={{ width: side, height: side, backgroundColor: colors.surface }}>
      <Svg viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`} style={{ width: side, height: side }}>
        <Path d={GRID_LINES} fill="none" {...thin} />
        <Path d="M2 2H22V22H2Z" {...key} />
        <Path d="M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z" {...key} />
        <Path d="M12 0V24M0 12H24" {...key} />
        <Path d={icon.wash} fill={colors["primary-soft"]} opacity={0.7} />
        <Path
          d={icon.strokes}
          fill="none"
          stroke={colors.primary}
          strokeWidth={style.stroke}
          strokeLinecap={style.ends}
          strokeLinejoin={style.ends === "round" ? "round" : "miter"}
          opacity={0.9}
        />
      </Svg>
    </View>
  );
}
