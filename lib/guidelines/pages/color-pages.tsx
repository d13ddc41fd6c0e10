import { View } from "@react-pdf/renderer";
import type { ColorRole, ContrastPair, SolidRole } from "@/lib/palette/palette.schema";
import { SOLID_ROLES } from "@/lib/palette/palette.schema";
import { useBook, useColors } from "../book";
import { asSeenBy, colorFigures, VISIONS } from "../color-figures";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

/** Black or white of the palette, whichever was solved for a filled area; the text colour on pale ones. */
function useInk() {
  const { palette } = useBook();
  return (role: ColorRole) =>
    (SOLID_ROLES as readonly string[]).includes(role)
      ? palette.light.onSolid[role as SolidRole]
      : palette.light.roles.text.hex;
}

function Figures({ of: role, width, color }: { of: ColorRole; width: number; color: string }) {
  const { palette } = useBook();
  const figures = colorFigures(palette.light.roles[role]);
  const rows = [
    ["HEX", figures.hex],
    ["RGB", figures.rgb],
    ["OKLCH", figures.oklch],
    ["CMYK ≈", figures.cmyk],
  ] as const;
  return (
    <View>
      {rows.map(([name, value]) => (
        <View key={name} style={{ flexDirection: "row", marginBottom: 1.5 }}>
          <Line size={7.5} width={38} color={color}>
            {name}
          </Line>
          <Line face="mono" size={7.5} width={width - 38} color={color} maxLines={1}>
            {value}
          </Line>
        </View>
      ))}
    </View>
  );
}

/** The colours that people will know the brand by. */
export function BrandPalette() {
  const { palette } = useBook();
  const colors = useColors();
  const ink = useInk();
  const rest: ColorRole[] = ["secondary", "accent", "primary-strong", "primary-soft"];
  const column = cellWidth(4);
  return (
    <View>
      <View
        style={{ height: 186, backgroundColor: colors.primary, padding: 20, justifyContent: "space-between" }}
      >
        <View>
          <Line face="heading" size={26} width={540} color={ink("primary")}>
            Primary
          </Line>
          <Gap of={9} />
          <Line size={9.5} width={420} color={ink("primary")} maxLines={3}>
            {palette.reasons.primary}
          </Line>
        </View>
        <Figures of="primary" width={240} color={ink("primary")} />
      </View>
      <Gap of={GUTTER} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {rest.map((role) => (
          <View key={role} style={{ width: column }}>
            <View
              style={{
                height: 140,
                backgroundColor: colors[role],
                padding: 12,
                justifyContent: "space-between",
              }}
            >
              <Line face="strong" size={10} width={column - 24} color={ink(role)}>
                {label(role)}
              </Line>
              <Figures of={role} width={column - 24} color={ink(role)} />
            </View>
          </View>
        ))}
      </View>
      <Gap of={10} />
      <Line size={8} width={BODY.width} color={colors["text-muted"]} maxLines={3}>
        {palette.seed.note}
      </Line>
    </View>
  );
}

const NEUTRALS: ColorRole[] = ["background", "surface", "surface-2", "border", "text-muted", "text"];
const STATUS: ColorRole[] = ["success", "warning", "danger", "info"];

/** Neutrals and the colours that report something. */
export function SupportPalette() {
  const colors = useColors();
  const ink = useInk();
  const cell = (role: ColorRole, width: number, height: number) => {
    const dark = role === "text" || role === "text-muted" || role === "border";
    return (
      <View key={role} style={{ width }}>
        <View
          style={{
            height,
            backgroundColor: colors[role],
            border: `0.75pt solid ${colors["surface-2"]}`,
            padding: 10,
          }}
        >
          <Line face="strong" size={9} width={width - 20} color={dark ? readable(role, colors) : ink(role)}>
            {label(role)}
          </Line>
        </View>
        <Gap of={6} />
        <Figures of={role} width={width} color={colors.text} />
      </View>
    );
  };
  const sixth = cellWidth(3);
  return (
    <View>
      <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: GUTTER, rowGap: 12 }}>
        {NEUTRALS.map((role) => cell(role, sixth, 66))}
      </View>
      <Gap of={14} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {STATUS.map((role) => cell(role, cellWidth(4), 66))}
      </View>
    </View>
  );
}

function readable(role: ColorRole, colors: ReturnType<typeof useColors>): string {
  return role === "border" ? colors.text : colors.background;
}

/** Measured ratios of text on every ground, and the palette through other eyes. */
export function Contrast() {
  const { palette } = useBook();
  const colors = useColors();
  const grounds = ["background", "surface", "surface-2", "primary-soft"] as const;
  const inks = ["text", "text-muted", "primary-strong", "success", "warning", "danger", "info"] as const;
  const pairs = palette.pairs.filter((pair) => pair.theme === "light");
  const find = (foreground: string, background: string): ContrastPair | undefined =>
    pairs.find((pair) => pair.foreground === foreground && pair.background === background);
  const head = 112;
  const cell = (BODY.width - head) / grounds.length;
  return (
    <View>
      <View style={{ flexDirection: "row", paddingBottom: 5 }}>
        <View style={{ width: head }} />
        {grounds.map((ground) => (
          <Label key={ground} width={cell}>
            {`on ${label(ground).toLowerCase()}`}
          </Label>
        ))}
      </View>
      {inks.map((foreground) => (
        <View key={foreground} style={{ flexDirection: "row", height: 24, alignItems: "center" }}>
          <Line size={9} width={head}>
            {label(foreground)}
          </Line>
          {grounds.map((ground) => {
            const pair = find(foreground, ground);
            return (
              <View
                key={ground}
                style={{
                  width: cell,
                  height: 23,
                  justifyContent: "center",
                  paddingLeft: 10,
                  backgroundColor: colors[ground],
                }}
              >
                {pair ? (
                  <Line face="strong" size={9.5} width={cell - 20} color={pair.foregroundHex}>
                    {`${pair.ratio.toFixed(2)} : 1   ${pair.ratio >= 7 ? "AAA" : "AA"}`}
                  </Line>
                ) : (
                  <Line size={9.5} width={cell - 20}>
                    –
                  </Line>
                )}
              </View>
            );
          })}
        </View>
      ))}
      <Gap of={26} />
      {[undefined, ...VISIONS].map((vision) => (
        <View
          key={vision ?? "normal"}
          style={{ flexDirection: "row", alignItems: "center", marginBottom: 8 }}
        >
          <Line size={9} width={head}>
            {vision ? VISION_WORDS[vision] : "Full color vision"}
          </Line>
          {VISIBLE.map((role) => (
            <View
              key={role}
              style={{
                width: (BODY.width - head) / VISIBLE.length,
                height: 28,
                backgroundColor: vision ? asSeenBy(colors[role], vision) : colors[role],
              }}
            />
          ))}
        </View>
      ))}
      <View style={{ flexDirection: "row" }}>
        <View style={{ width: head }} />
        {VISIBLE.map((role) => (
          <Label key={role} width={(BODY.width - head) / VISIBLE.length}>
            {label(role)}
          </Label>
        ))}
      </View>
    </View>
  );
}

const VISIBLE: ColorRole[] = ["primary", "secondary", "accent", "success", "warning", "danger", "info"];
const VISION_WORDS = {
  protan: "Protanopia (no red)",
  deutan: "Deuteranopia (no green)",
  tritan: "Tritanopia (no blue)",
};

/** How much of each, and the same screen in both themes. */
export function Proportions() {
  const { palette } = useBook();
  const colors = useColors();
  const shares: [ColorRole, number][] = [
    ["background", 50],
    ["surface", 14],
    ["text", 12],
    ["primary", 14],
    ["secondary", 6],
    ["accent", 4],
  ];
  const half = cellWidth(2);
  return (
    <View>
      <View style={{ flexDirection: "row", height: 104, border: `0.75pt solid ${colors["surface-2"]}` }}>
        {shares.map(([role, share]) => (
          <View key={role} style={{ width: `${share}%`, backgroundColor: colors[role] }} />
        ))}
      </View>
      <Gap of={6} />
      <View style={{ flexDirection: "row", gap: 14 }}>
        {shares.map(([role, share]) => (
          <Line key={role} size={8.5} width={88} color={colors["text-muted"]}>
            {`${label(role)} ${share} %`}
          </Line>
        ))}
      </View>
      <Gap of={22} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {(["light", "dark"] as const).map((theme) => (
          <Screen key={theme} theme={theme} width={half} />
        ))}
      </View>
      <Gap of={8} />
      <Line size={8} width={BODY.width} color={colors["text-muted"]} maxLines={2}>
        {palette.reasons.neutrals}
      </Line>
    </View>
  );
}

function Screen({ theme, width }: { theme: "light" | "dark"; width: number }) {
  const { palette, strategy } = useBook();
  const { roles, onSolid } = palette[theme];
  const inner = width - 40;
  return (
    <View
      style={{
        width,
        height: 196,
        padding: 20,
        backgroundColor: roles.background.hex,
        border: `0.75pt solid ${roles["surface-2"].hex}`,
      }}
    >
      <Line size={8} width={inner} color={roles["primary-strong"].hex}>
        {theme === "light" ? "Light theme" : "Dark theme"}
      </Line>
      <Gap of={6} />
      <Line face="heading" size={17} width={inner} color={roles.text.hex} maxLines={2} minSize={12}>
        {strategy.tagline}
      </Line>
      <Gap of={6} />
      <Line size={8.5} width={inner} color={roles["text-muted"].hex} maxLines={3} minSize={7}>
        {strategy.oneLiner}
      </Line>
      <View style={{ position: "absolute", left: 20, bottom: 20, flexDirection: "row", gap: 6 }}>
        {(["primary", "secondary", "accent"] as const).map((role) => (
          <View
            key={role}
            style={{ backgroundColor: roles[role].hex, borderRadius: 4, paddingVertical: 5, width: 74 }}
          >
            <Line face="strong" size={8} width={74} align="center" color={onSolid[role]}>
              {label(role)}
            </Line>
          </View>
        ))}
      </View>
    </View>
  );
}

/** "primary-strong" → "Primary strong". */
function label(role: string): string {
  const words = role.replace("surface-2", "raised surface").replaceAll("-", " ");
  return words[0]!.toUpperCase() + words.slice(1);
}
