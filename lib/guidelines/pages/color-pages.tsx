import { View } from "@react-pdf/renderer";
import { DICHROMACIES } from "@/lib/model/dichromacy";
import { lineBelowTagline } from "@/lib/model/line-below-tagline";
import { type ColorRole, type ContrastPair, THEMES, type Theme } from "@/lib/palette/palette.schema";
import { useBook, useColors } from "../book";
import { asSeenBy } from "../color-figures";
import { roleLabel } from "../role-label";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

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
            {`on ${roleLabel(ground).toLowerCase()}`}
          </Label>
        ))}
      </View>
      {inks.map((foreground) => (
        <View key={foreground} style={{ flexDirection: "row", height: 24, alignItems: "center" }}>
          <Line size={9} width={head}>
            {roleLabel(foreground)}
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
      {[undefined, ...DICHROMACIES].map((vision) => (
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
            {roleLabel(role)}
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
      <View style={{ flexDirection: "row", height: 76, border: `0.75pt solid ${colors["surface-2"]}` }}>
        {shares.map(([role, share]) => (
          <View key={role} style={{ width: `${share}%`, backgroundColor: colors[role] }} />
        ))}
      </View>
      <ShareLabels shares={shares} />
      <Gap of={12} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {THEMES.map((theme) => (
          <Screen key={theme} theme={theme} width={half} />
        ))}
      </View>
      <Gap of={10} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {THEMES.map((theme) => (
          <HighContrastStrip key={theme} theme={theme} width={half} />
        ))}
      </View>
      <Gap of={8} />
      <Line size={8} width={BODY.width} color={colors["text-muted"]} maxLines={2}>
        {palette.reasons.neutrals}
      </Line>
    </View>
  );
}

const SHARE_LABEL = { size: 8, height: 15 };

/** Each under the start of its bar; the last, whose bar is narrow, on a line of its own below, ending where the bar ends. */
function ShareLabels({ shares }: { shares: readonly (readonly [ColorRole, number])[] }) {
  const colors = useColors();
  const starts = shares.map((_, index) =>
    shares.slice(0, index).reduce((sum, [, share]) => sum + (share / 100) * BODY.width, 0),
  );
  return (
    <View style={{ height: 2 * SHARE_LABEL.height + 4 }}>
      {shares.map(([role, share], index) => {
        const isLast = index === shares.length - 1;
        const width = isLast
          ? 120
          : (starts[index + 1] ?? 0) - starts[index]! + (index === shares.length - 2 ? 24 : 0);
        return (
          <View
            key={role}
            style={{
              position: "absolute",
              left: isLast ? BODY.width - width : starts[index]!,
              top: isLast ? SHARE_LABEL.height + 4 : 5,
              width,
            }}
          >
            <Line
              size={SHARE_LABEL.size}
              minSize={6}
              width={width}
              maxLines={1}
              color={colors["text-muted"]}
              align={isLast ? "right" : "left"}
            >
              {`${roleLabel(role)} ${share} %`}
            </Line>
          </View>
        );
      })}
    </View>
  );
}

/** The theme that people get who ask their system for more contrast, with the least ratio of its text. */
function HighContrastStrip({ theme, width }: { theme: Theme; width: number }) {
  const { highContrast } = useBook().palette;
  const { roles, onSolid } = highContrast[theme];
  const ratios = highContrast.pairs.filter((pair) => pair.theme === theme && pair.use === "text");
  const least = Math.min(...ratios.map(({ ratio }) => ratio)).toFixed(2);
  const inner = width - 40;
  const shown = ["primary", "secondary", "accent", "danger"] as const;
  const chip = (inner - 18) / shown.length;
  return (
    <View
      style={{
        width,
        height: 72,
        paddingHorizontal: 20,
        paddingTop: 12,
        backgroundColor: roles.background.hex,
        border: `0.75pt solid ${roles.border.hex}`,
      }}
    >
      <Line size={8} width={inner} color={roles.text.hex}>
        {`${theme === "light" ? "Light" : "Dark"}, high contrast: text ${least} : 1 or more`}
      </Line>
      <View style={{ position: "absolute", left: 20, bottom: 12, flexDirection: "row", gap: 6 }}>
        {shown.map((role) => (
          <View
            key={role}
            style={{ backgroundColor: roles[role].hex, borderRadius: 4, paddingVertical: 5, width: chip }}
          >
            <Line face="strong" size={8} width={chip} align="center" color={onSolid[role]}>
              {roleLabel(role)}
            </Line>
          </View>
        ))}
      </View>
    </View>
  );
}

function Screen({ theme, width }: { theme: Theme; width: number }) {
  const { palette, strategy } = useBook();
  const { roles, onSolid } = palette[theme];
  const inner = width - 40;
  return (
    <View
      style={{
        width,
        height: 172,
        padding: 20,
        backgroundColor: roles.background.hex,
        border: `0.75pt solid ${roles["surface-2"].hex}`,
      }}
    >
      <Line size={8} width={inner} color={roles["primary-strong"].hex}>
        {theme === "light" ? "Light theme" : "Dark theme"}
      </Line>
      <Gap of={6} />
      <Line face="heading" size={17} width={inner} color={roles.text.hex} maxLines={3} minSize={12}>
        {strategy.tagline}
      </Line>
      <Gap of={6} />
      <Line size={8.5} width={inner} color={roles["text-muted"].hex} maxLines={3} minSize={7}>
        {lineBelowTagline(strategy)}
      </Line>
      <View style={{ position: "absolute", left: 20, bottom: 18, flexDirection: "row", gap: 6 }}>
        {(["primary", "secondary", "accent"] as const).map((role) => (
          <View
            key={role}
            style={{ backgroundColor: roles[role].hex, borderRadius: 4, paddingVertical: 5, width: 74 }}
          >
            <Line face="strong" size={8} width={74} align="center" color={onSolid[role]}>
              {roleLabel(role)}
            </Line>
          </View>
        ))}
      </View>
    </View>
  );
}
