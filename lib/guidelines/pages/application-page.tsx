import { View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";
import { MarkField } from "../mark-field";
import { cellWidth, Gap, GUTTER, Line } from "../sheet";
import { Carrier } from "./application-carrier";

const HEIGHT = 196;
const centred = { alignItems: "center", justifyContent: "center" } as const;

/** The brand on things: cards, a telephone, a post, a site, a bag or a sign. All drawn, no picture. */
export function Applications() {
  const quarter = cellWidth(4);
  return (
    <View>
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <Cards width={quarter * 2 + GUTTER} />
        <Telephone width={quarter} />
        <Post width={quarter} />
      </View>
      <Gap of={GUTTER} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <Site width={quarter * 2.6 + GUTTER * 2} />
        <Carrier width={quarter * 1.4} />
      </View>
    </View>
  );
}

function Cards({ width }: { width: number }) {
  const { logo, strategy } = useBook();
  const colors = useColors();
  const { combination, icon } = logo.variations;
  return (
    <View style={{ width, height: HEIGHT, backgroundColor: colors["surface-2"] }}>
      <View style={{ position: "absolute", left: 104, top: 82 }}>
        <MarkField
          width={172}
          height={98}
          tiles="quarters"
          step={49}
          ground={colors.primary}
          ink={colors.on.primary}
          tint={0.14}
        />
        <View style={{ position: "absolute", right: 18, bottom: 16 }}>
          <LogoArt drawing={icon} version="white" fills={plain(colors.on.primary)} width={38} height={38} />
        </View>
      </View>
      <View
        style={{
          position: "absolute",
          left: 16,
          top: 16,
          width: 172,
          height: 98,
          backgroundColor: colors.background,
          padding: 14,
          justifyContent: "space-between",
        }}
      >
        <LogoArt drawing={combination} version="color" width={104} height={24} />
        <Line size={6.5} width={144} color={colors["text-muted"]} maxLines={2} minSize={6}>
          {strategy.tagline}
        </Line>
      </View>
    </View>
  );
}

function Telephone({ width }: { width: number }) {
  const { logo, strategy } = useBook();
  const colors = useColors();
  const screen = { width: 84, height: 160 };
  const app = 19;
  return (
    <View style={{ width, height: HEIGHT, backgroundColor: colors["primary-soft"], ...centred }}>
      <View style={{ ...screen, padding: 3, borderRadius: 12, backgroundColor: colors.text }}>
        <View
          style={{
            height: screen.height - 6,
            borderRadius: 9.5,
            backgroundColor: colors.surface,
            padding: 9,
          }}
        >
          <View style={{ flexDirection: "row", flexWrap: "wrap", gap: 4, marginTop: 6 }}>
            {["a", "b", "c", "d", "e", "f"].map((place) => (
              <View
                key={place}
                style={{
                  width: app - 1,
                  height: app - 1,
                  borderRadius: 4.5,
                  backgroundColor: colors["surface-2"],
                }}
              />
            ))}
          </View>
          <View style={{ marginTop: 22, alignItems: "center" }}>
            <View
              style={{
                width: 44,
                height: 44,
                borderRadius: 10.5,
                backgroundColor: colors.primary,
                ...centred,
              }}
            >
              <LogoArt
                drawing={logo.variations.icon}
                version="white"
                fills={plain(colors.on.primary)}
                width={26}
                height={26}
              />
            </View>
            <Gap of={4} />
            <Line size={5.5} width={62} align="center" maxLines={1} minSize={4.5}>
              {strategy.name}
            </Line>
          </View>
        </View>
      </View>
    </View>
  );
}

function Post({ width }: { width: number }) {
  const { logo, strategy } = useBook();
  const colors = useColors();
  const ink = colors.on.primary;
  return (
    <View
      style={{
        width,
        height: HEIGHT,
        backgroundColor: colors.background,
        border: `0.75pt solid ${colors["surface-2"]}`,
      }}
    >
      <View style={{ flexDirection: "row", alignItems: "center", gap: 6, height: 30, paddingHorizontal: 8 }}>
        <View
          style={{
            width: 18,
            height: 18,
            borderRadius: 9,
            backgroundColor: colors["primary-soft"],
            ...centred,
          }}
        >
          <LogoArt drawing={logo.variations.icon} version="color" width={11} height={11} />
        </View>
        <Line face="strong" size={6.5} width={width - 44} maxLines={1} minSize={5} align="left">
          {strategy.name}
        </Line>
      </View>
      <View style={{ height: HEIGHT - 32, backgroundColor: colors.primary, padding: 12 }}>
        <Line face="heading" size={17} width={width - 26} color={ink} maxLines={5} minSize={9} leading={1.12}>
          {strategy.tagline}
        </Line>
        <View style={{ position: "absolute", left: 12, bottom: 12 }}>
          <LogoArt
            drawing={logo.variations.combination}
            version="white"
            fills={plain(ink)}
            width={72}
            height={15}
          />
        </View>
      </View>
    </View>
  );
}

function Site({ width }: { width: number }) {
  const { logo, strategy } = useBook();
  const colors = useColors();
  const { combination } = logo.variations;
  const text = width - 190;
  return (
    <View
      style={{
        width,
        height: HEIGHT,
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
      <View style={{ padding: 20 }}>
        <Line face="heading" size={21} width={text} maxLines={2} minSize={9} leading={1.16}>
          {strategy.tagline}
        </Line>
        <Gap of={10} />
        <Line size={8} width={text} color={colors["text-muted"]} maxLines={3} minSize={7}>
          {strategy.oneLiner}
        </Line>
        <Gap of={10} />
        <View style={{ width: 76, paddingVertical: 6, borderRadius: 5, backgroundColor: colors.primary }}>
          <Line face="strong" size={8} width={76} align="center" color={colors.on.primary}>
            Get started
          </Line>
        </View>
      </View>
      <View style={{ position: "absolute", right: 0, bottom: 0 }}>
        <MarkField
          width={140}
          height={164.5}
          tiles="quarters"
          step={82.25}
          ground={colors["primary-soft"]}
          ink={colors.primary}
          tint={1}
        />
      </View>
    </View>
  );
}

function plain(ink: string) {
  return { primary: ink, accent: ink, ink };
}
