import { View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";
import { cellWidth, Gap, GUTTER, Line } from "../sheet";

const centred = { alignItems: "center", justifyContent: "center" } as const;

/** The brand on things: card, app icon, site, social picture, bag. All drawn, no picture. */
export function Applications() {
  const { logo, strategy, brief } = useBook();
  const colors = useColors();
  const half = cellWidth(2);
  const third = cellWidth(3);
  const ink = colors.on.primary;
  const one = { primary: ink, accent: ink, ink };
  const { combination, icon, stacked } = logo.variations;
  return (
    <View>
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <View style={{ width: half, height: 196, backgroundColor: colors["surface-2"], ...centred }}>
          <View
            style={{
              position: "absolute",
              left: 104,
              top: 84,
              width: 172,
              height: 100,
              backgroundColor: colors.primary,
              alignItems: "flex-end",
              justifyContent: "flex-end",
              paddingRight: 22,
              paddingBottom: 22,
            }}
          >
            <LogoArt drawing={icon} version="white" fills={one} width={42} height={42} />
          </View>
          <View
            style={{
              position: "absolute",
              left: 16,
              top: 18,
              width: 172,
              height: 100,
              backgroundColor: colors.background,
              padding: 14,
              justifyContent: "space-between",
            }}
          >
            <LogoArt drawing={combination} version="color" width={104} height={24} />
            <View>
              <Line size={6.5} width={144} color={colors["text-muted"]} maxLines={2}>
                {strategy.tagline}
              </Line>
            </View>
          </View>
        </View>
        <View
          style={{
            width: half,
            height: 196,
            backgroundColor: colors["primary-soft"],
            ...centred,
            flexDirection: "row",
            gap: 24,
          }}
        >
          <View
            style={{ width: 104, height: 104, borderRadius: 24, backgroundColor: colors.primary, ...centred }}
          >
            <LogoArt drawing={icon} version="white" fills={one} width={60} height={60} />
          </View>
          <View style={{ alignItems: "center", gap: 12 }}>
            <View
              style={{
                width: 60,
                height: 60,
                borderRadius: 30,
                backgroundColor: colors.background,
                ...centred,
              }}
            >
              <LogoArt drawing={icon} version="color" width={34} height={34} />
            </View>
            <View
              style={{ width: 32, height: 32, borderRadius: 7, backgroundColor: colors.text, ...centred }}
            >
              <LogoArt drawing={icon} version="reversed" width={20} height={20} />
            </View>
          </View>
        </View>
      </View>
      <Gap of={GUTTER} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <View
          style={{
            width: third * 2 + GUTTER,
            height: 196,
            backgroundColor: colors.background,
            border: `0.75pt solid ${colors.border}`,
          }}
        >
          <View
            style={{
              height: 30,
              flexDirection: "row",
              alignItems: "center",
              justifyContent: "space-between",
              paddingHorizontal: 16,
              backgroundColor: colors.surface,
            }}
          >
            <LogoArt drawing={combination} version="color" width={90} height={15} />
            <View style={{ flexDirection: "row", gap: 10 }}>
              {["About", "Contact"].map((word) => (
                <Line key={word} size={7} width={34} color={colors.text}>
                  {word}
                </Line>
              ))}
            </View>
          </View>
          <View style={{ padding: 20, width: 290 }}>
            <Line face="heading" size={21} width={250} maxLines={3} minSize={9} leading={1.12}>
              {strategy.tagline}
            </Line>
            <Gap of={6} />
            <Line size={8} width={250} color={colors["text-muted"]} maxLines={3} minSize={7}>
              {strategy.oneLiner}
            </Line>
            <Gap of={10} />
            <View style={{ width: 76, paddingVertical: 6, borderRadius: 5, backgroundColor: colors.primary }}>
              <Line face="strong" size={8} width={76} align="center" color={ink}>
                Get started
              </Line>
            </View>
          </View>
          <View
            style={{
              position: "absolute",
              right: 0,
              bottom: 0,
              width: 110,
              height: 164,
              overflow: "hidden",
              backgroundColor: colors["primary-soft"],
              ...centred,
            }}
          >
            <LogoArt drawing={icon} version="color" width={86} height={86} />
          </View>
        </View>
        <View
          style={{ width: third, height: 196, backgroundColor: colors.secondary, ...centred, padding: 20 }}
        >
          <LogoArt
            drawing={stacked}
            version="white"
            fills={{ primary: colors.on.secondary, accent: colors.on.secondary, ink: colors.on.secondary }}
            width={third - 60}
            height={92}
          />
          <Gap of={14} />
          <Line size={7.5} width={third - 40} align="center" color={colors.on.secondary} maxLines={2}>
            {brief.targetAudience}
          </Line>
        </View>
      </View>
    </View>
  );
}
