import { View } from "@react-pdf/renderer";
import type { ColorRole, SolidRole } from "@/lib/palette/palette.schema";
import { SOLID_ROLES } from "@/lib/palette/palette.schema";
import { useBook, useColors } from "../book";
import { colorFigures } from "../color-figures";
import { roleLabel } from "../role-label";
import { BODY, cellWidth, Gap, Line } from "../sheet";

const GAP = 10;
const LARGE = 134;
const SMALL = 77;
const ROWS: readonly (readonly ColorRole[])[] = [
  ["primary-strong", "primary-soft", "text", "text-muted"],
  ["background", "surface", "surface-2", "border"],
  ["success", "warning", "danger", "info"],
];

/** All fifteen colors with their figures, the ones that people will know the brand by at the top. */
export function PalettePage() {
  const { palette } = useBook();
  const colors = useColors();
  const quarter = cellWidth(4, BODY.width, GAP);
  const wide = quarter * 2 + GAP;
  return (
    <View>
      <View style={{ flexDirection: "row", gap: GAP }}>
        <View style={{ width: wide, height: LARGE, backgroundColor: colors.primary, padding: 14 }}>
          <Line face="heading" size={22} width={wide - 28} color={colors.on.primary}>
            Primary
          </Line>
          <Gap of={3} />
          <Line size={8} width={wide - 28} color={colors.on.primary} maxLines={2} minSize={7}>
            {palette.reasons.primary}
          </Line>
          <View style={{ position: "absolute", left: 14, bottom: 12 }}>
            <Figures of="primary" width={160} color={colors.on.primary} wide />
          </View>
        </View>
        {(["secondary", "accent"] as const).map((role) => (
          <Swatch key={role} role={role} width={quarter} height={LARGE} wide />
        ))}
      </View>
      {ROWS.map((row) => (
        <View key={row[0]} style={{ flexDirection: "row", gap: GAP, marginTop: GAP }}>
          {row.map((role) => (
            <Swatch key={role} role={role} width={quarter} height={SMALL} />
          ))}
        </View>
      ))}
      <Gap of={7} />
      <Line size={7.5} width={BODY.width} color={colors["text-muted"]} maxLines={1} minSize={6.5}>
        {palette.seed.note}
      </Line>
    </View>
  );
}

function Swatch({ role, width, height, wide }: SwatchProps) {
  const colors = useColors();
  const ink = useInk()(role);
  const inner = width - 20;
  return (
    <View
      style={{
        width,
        height,
        padding: 10,
        backgroundColor: colors[role],
        border: `0.75pt solid ${isPale(role) ? colors["surface-2"] : colors[role]}`,
      }}
    >
      <Line face="strong" size={9} width={inner} color={ink}>
        {roleLabel(role)}
      </Line>
      <View style={{ position: "absolute", left: 10, bottom: 8 }}>
        <Figures of={role} width={inner} color={ink} wide={wide} />
      </View>
    </View>
  );
}

interface SwatchProps {
  role: ColorRole;
  width: number;
  height: number;
  /** Whether there is room for the Display P3 value too. */
  wide?: boolean | undefined;
}

interface FiguresProps {
  of: ColorRole;
  width: number;
  color: string;
  wide?: boolean | undefined;
}

function Figures({ of: role, width, color, wide = false }: FiguresProps) {
  const { palette } = useBook();
  const figures = colorFigures(palette.light.roles[role]);
  const rows = [
    ["HEX", figures.hex],
    ["RGB", figures.rgb],
    ["OKLCH", figures.oklch],
    ...(wide ? [["P3", palette.p3.light.roles[role].map((part) => part.toFixed(3)).join(" ")] as const] : []),
    ["CMYK ≈", figures.cmyk],
  ] as const;
  return (
    <View>
      {rows.map(([name, value]) => (
        <View key={name} style={{ flexDirection: "row" }}>
          <Line size={6.75} width={33} color={color} leading={1.36}>
            {name}
          </Line>
          <Line face="mono" size={6.75} width={width - 33} color={color} maxLines={1} leading={1.36}>
            {value}
          </Line>
        </View>
      ))}
    </View>
  );
}

function isPale(role: ColorRole): boolean {
  return ["background", "surface", "surface-2", "primary-soft"].includes(role);
}

/** What was solved for a filled area; on neutrals the end of the scale that is further away. */
function useInk() {
  const { palette } = useBook();
  const { roles, onSolid } = palette.light;
  return (role: ColorRole) => {
    if ((SOLID_ROLES as readonly string[]).includes(role)) return onSolid[role as SolidRole];
    return role === "text" || role === "text-muted" ? roles.background.hex : roles.text.hex;
  };
}
