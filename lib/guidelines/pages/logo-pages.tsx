import { Circle, G, Rect, Line as Stroke, View } from "@react-pdf/renderer";
import {
  COLOR_VERSIONS,
  type ColorVersion,
  type LOGO_VARIATIONS,
  type LogoVariation,
} from "@/lib/logo/logo.schema";
import { capitalize } from "@/lib/model/letter-case";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

const centred = { alignItems: "center", justifyContent: "center" } as const;

export function LogoOverview() {
  const { logo } = useBook();
  const colors = useColors();
  const half = cellWidth(2);
  return (
    <View>
      <View style={{ ...centred, height: 248, backgroundColor: colors.surface }}>
        <LogoArt drawing={logo.variations.combination} version="color" width={420} height={130} />
      </View>
      <Gap of={GUTTER} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <View style={{ width: half }}>
          <Label width={half}>Idea of the mark</Label>
          <Gap of={4} />
          <Line face="heading" size={18} width={half} maxLines={5} minSize={9}>
            {capitalize(logo.concept)}
          </Line>
        </View>
        <View style={{ width: half }}>
          <Label width={half}>Measured on the mark</Label>
          <Gap of={4} />
          {measures(logo.metrics).map(([name, value]) => (
            <View key={name} style={{ flexDirection: "row", marginBottom: 3 }}>
              <Line size={9.5} width={half - 80} color={colors["text-muted"]}>
                {name}
              </Line>
              <Line face="mono" size={9} width={80} align="right">
                {value}
              </Line>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

function measures(metrics: ReturnType<typeof useBook>["logo"]["metrics"]): [string, string][] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    ["Ink in its square", percent(metrics.inkShare)],
    ["Best symmetry", percent(metrics.symmetryIou)],
    ["Silhouette kept at 16 px", percent(metrics.smallSizeIou)],
    ["Parts and holes", `${metrics.components} / ${metrics.holes}`],
    ["Path commands", String(metrics.commands)],
  ];
}

/** The mark on its grid: sixteen units a side, axes, and the circles and lines that its outline runs along. */
export function Construction() {
  const { logo } = useBook();
  const colors = useColors();
  const { icon } = logo.variations;
  const { unit, circles, lines } = logo.construction;
  const line = { stroke: colors.border, strokeWidth: icon.width / 900, opacity: 0.45 };
  const strong = { stroke: colors.accent, strokeWidth: icon.width / 420 };
  const middle = icon.width / 2;
  const side = 380;
  return (
    <View style={{ flexDirection: "row", gap: 28 }}>
      <View style={{ width: side }}>
        <LogoArt drawing={icon} version="color" width={side} height={side} opacity={0.86}>
          <G>
            {Array.from({ length: 17 }, (_, step) => step * unit).map((at) => (
              <G key={at}>
                <Stroke x1={at} y1={0} x2={at} y2={icon.height} {...line} />
                <Stroke x1={0} y1={at} x2={icon.width} y2={at} {...line} />
              </G>
            ))}
            <Stroke x1={middle} y1={0} x2={middle} y2={icon.height} {...strong} strokeDasharray="4 4" />
            <Stroke x1={0} y1={middle} x2={icon.width} y2={middle} {...strong} strokeDasharray="4 4" />
            {lines.map(({ x1, y1, x2, y2 }) => (
              <Stroke key={`${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} {...strong} />
            ))}
            {circles.map(({ x, y, r }) => (
              <Circle key={`${x} ${y} ${r}`} cx={x} cy={y} r={r} fill="none" {...strong} />
            ))}
          </G>
        </LogoArt>
      </View>
      <View style={{ width: 192 }}>
        <Label width={192}>Outline alone</Label>
        <Gap of={8} />
        <LogoArt drawing={icon} version="black" width={150} height={150} outline />
        <Gap of={18} />
        <Label width={192}>Grid</Label>
        <Gap of={4} />
        <Line size={9.5} width={192} color={colors["text-muted"]}>
          Sixteen units on each side, and the circles and lines that the outline runs along. The same drawing
          is in logos/construction.svg, the measurements in logos/metrics.json.
        </Line>
      </View>
    </View>
  );
}

export function ClearSpace() {
  const { logo } = useBook();
  const colors = useColors();
  const { combination, icon } = logo.variations;
  const space = logo.clearSpace * icon.height;
  const box = { fill: colors["primary-soft"] };
  const { width: w, height: h } = combination;
  const third = cellWidth(3);
  const smallest: [string, "icon" | "wordmark" | "combination"][] = [
    ["Mark", "icon"],
    ["Wordmark", "wordmark"],
    ["Logo", "combination"],
  ];
  return (
    <View>
      <View style={{ ...centred, height: 250, backgroundColor: colors.surface }}>
        <LogoArt drawing={combination} version="color" width={520} height={220} room={[space, space]}>
          <G>
            <Rect x={-space} y={-space} width={w + 2 * space} height={space} {...box} />
            <Rect x={-space} y={h} width={w + 2 * space} height={space} {...box} />
            <Rect x={-space} y={0} width={space} height={h} {...box} />
            <Rect x={w} y={0} width={space} height={h} {...box} />
            <Rect
              x={0}
              y={0}
              width={w}
              height={h}
              fill="none"
              stroke={colors.primary}
              strokeWidth={w / 600}
            />
          </G>
        </LogoArt>
      </View>
      <Gap of={10} />
      <Line size={9} width={BODY.width} color={colors["text-muted"]}>
        {`Clear space on every side: ${Math.round(logo.clearSpace * 100)} % of the height of the mark.`}
      </Line>
      <Gap of={18} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {smallest.map(([name, variation]) => {
          const px = logo.minimumPx[variation];
          return (
            <View
              key={name}
              style={{ width: third, borderTop: `0.75pt solid ${colors.border}`, paddingTop: 10 }}
            >
              <Label width={third}>{name}</Label>
              <Gap of={4} />
              <Line face="heading" size={20} width={third}>
                {`${px} px wide`}
              </Line>
              <Line size={8.5} width={third} color={colors["text-muted"]}>
                {`${((px * 25.4) / 96).toFixed(1)} mm in print, shown at its smallest:`}
              </Line>
              <Gap of={8} />
              <LogoArt
                drawing={logo.variations[variation]}
                version="color"
                width={Math.min(third, px * 0.75)}
                height={60}
              />
            </View>
          );
        })}
      </View>
    </View>
  );
}

const VARIATION_WORDS: Record<LogoVariation, readonly [name: string, use: string]> = {
  combination: ["Logo", "First choice: letterheads, page heads, signs"],
  stacked: ["Stacked", "Square and narrow places: posters, packaging"],
  wordmark: ["Wordmark", "Where the mark is near already, or space is flat"],
  icon: ["Mark", "Where the name is known: app icon, avatar, favicon"],
};

export function Lockups() {
  const { logo } = useBook();
  const colors = useColors();
  const half = cellWidth(2);
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", gap: GUTTER }}>
      {(["combination", "stacked", "wordmark", "icon"] satisfies (typeof LOGO_VARIATIONS)[number][]).map(
        (variation) => {
          const [name, use] = VARIATION_WORDS[variation];
          return (
            <View key={variation} style={{ width: half }}>
              <View style={{ ...centred, height: 146, backgroundColor: colors.surface }}>
                <LogoArt drawing={logo.variations[variation]} version="color" width={half - 64} height={96} />
              </View>
              <Gap of={6} />
              <Line face="strong" size={9.5} width={half}>
                {name}
              </Line>
              <Line size={8.5} width={half} color={colors["text-muted"]}>
                {use}
              </Line>
            </View>
          );
        },
      )}
    </View>
  );
}

const VERSION_WORDS: Record<ColorVersion, readonly [name: string, use: string]> = {
  color: ["Color", "On white and on the brand's light surfaces"],
  reversed: ["Reversed", "On the dark theme's background"],
  black: ["Black", "One-color print, stamps, engraving"],
  white: ["White", "On photographs and dark areas"],
};

export function ColorVersions() {
  const { logo } = useBook();
  const colors = useColors();
  const half = cellWidth(2);
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", gap: GUTTER }}>
      {COLOR_VERSIONS.map((version) => {
        const [name, use] = VERSION_WORDS[version];
        const { background, fills } = logo.versions[version];
        return (
          <View key={version} style={{ width: half }}>
            <View
              style={{
                ...centred,
                height: 146,
                backgroundColor: background ?? colors.background,
                border: `0.75pt solid ${colors["surface-2"]}`,
              }}
            >
              <LogoArt
                drawing={logo.variations.combination}
                version={version}
                width={half - 72}
                height={72}
              />
            </View>
            <Gap of={6} />
            <View style={{ flexDirection: "row" }}>
              <View style={{ width: half - 96 }}>
                <Line face="strong" size={9.5} width={half - 96}>
                  {name}
                </Line>
                <Line size={8.5} width={half - 96} color={colors["text-muted"]}>
                  {use}
                </Line>
              </View>
              <Line face="mono" size={7.5} width={96} align="right" color={colors["text-muted"]}>
                {[...new Set(Object.values(fills))].slice(0, 2).join(" ").toUpperCase()}
              </Line>
            </View>
          </View>
        );
      })}
    </View>
  );
}
