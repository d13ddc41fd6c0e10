import { G, Page, Path, Svg, View } from "@react-pdf/renderer";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";
import { MarkField } from "../mark-field";
import { Gap, Line, PAGE } from "../sheet";

const TITLE = "Brand guidelines";

/** The first page; each style has a composition of its own. */
export function Cover() {
  const { brief } = useBook();
  const colors = useColors();
  const ground = brief.style === "modern" || brief.style === "bold" ? colors.primary : colors.background;
  const Composition = { modern: Cropped, bold: Blocks, classic: Framed, minimal: Quiet }[brief.style];
  return (
    <Page size={[PAGE.width, PAGE.height]} bookmark="Cover" style={{ backgroundColor: ground }}>
      <Composition />
    </Page>
  );
}

/** Modern: the mark cropped large beside the title, on the brand's color. */
function Cropped() {
  const { strategy, logo } = useBook();
  const colors = useColors();
  const ink = colors.on.primary;
  return (
    <View style={{ position: "absolute", width: PAGE.width, height: PAGE.height }}>
      <View style={{ position: "absolute", left: PAGE.width / 2, top: 0 }}>
        <MarkCrop width={PAGE.width / 2} height={PAGE.height} ink={ink} opacity={0.16} />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: PAGE.margin }}>
        <LogoArt
          drawing={logo.variations.combination}
          version="white"
          fills={plain(ink)}
          width={300}
          height={64}
        />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, bottom: PAGE.margin, width: 640 }}>
        <Line face="heading" size={64} width={640} color={ink} maxLines={2} leading={1.04}>
          {TITLE}
        </Line>
        <Gap of={24} />
        <Line align="left" size={17} width={520} color={ink} maxLines={3}>
          {strategy.tagline}
        </Line>
      </View>
      <Edition color={ink} />
    </View>
  );
}

/** Bold: two blocks of color, the pattern at full strength, a title that fills the width. */
function Blocks() {
  const { strategy, logo } = useBook();
  const colors = useColors();
  const ink = colors.on.primary;
  const side = PAGE.height / 2;
  return (
    <View style={{ position: "absolute", width: PAGE.width, height: PAGE.height }}>
      <View style={{ position: "absolute", right: 0, top: 0 }}>
        <MarkField
          width={side * 2}
          height={side}
          tiles="quarters"
          step={side / 2}
          ground={colors.accent}
          ink={colors.primary}
          tint={1}
        />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: PAGE.margin }}>
        <LogoArt
          drawing={logo.variations.stacked}
          version="white"
          fills={plain(ink)}
          width={PAGE.width - side * 2 - 2 * PAGE.margin}
          height={side - PAGE.margin - 20}
        />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, bottom: PAGE.margin - 8, width: 864 }}>
        <Line face="heading" size={104} width={864} color={ink} maxLines={1} minSize={60} leading={1}>
          {TITLE}
        </Line>
        <Gap of={26} />
        <Line align="left" size={18} width={600} color={ink} maxLines={2}>
          {strategy.tagline}
        </Line>
      </View>
      <Edition color={ink} />
    </View>
  );
}

/** Classic: a page within a frame, everything on the middle axis. */
function Framed() {
  const { strategy, logo } = useBook();
  const colors = useColors();
  const inset = 28;
  const width = PAGE.width - 2 * inset;
  return (
    <View
      style={{
        position: "absolute",
        left: inset,
        top: inset,
        width,
        height: PAGE.height - 2 * inset,
        border: `1.25pt solid ${colors.primary}`,
        alignItems: "center",
        justifyContent: "center",
      }}
    >
      <LogoArt drawing={logo.variations.stacked} version="color" width={420} height={210} />
      <Gap of={38} />
      <View style={{ width: 64, height: 1.25, backgroundColor: colors.primary }} />
      <Gap of={22} />
      <Line face="heading" size={30} width={640} align="center">
        {TITLE}
      </Line>
      <Gap of={8} />
      <Line align="center" size={13} width={560} color={colors["text-muted"]} maxLines={2}>
        {strategy.tagline}
      </Line>
      <View style={{ position: "absolute", bottom: 18, left: 0, width: width - 2.5 }}>
        <Line size={9} width={width - 2.5} color={colors["text-muted"]} align="center">
          {`Edition ${ENGINE_VERSION}`}
        </Line>
      </View>
    </View>
  );
}

/** Minimal: the mark small, the rest air, one line of color at the foot. */
function Quiet() {
  const { strategy, logo } = useBook();
  const colors = useColors();
  return (
    <View style={{ position: "absolute", width: PAGE.width, height: PAGE.height }}>
      <View style={{ position: "absolute", left: PAGE.margin, top: PAGE.margin }}>
        <LogoArt drawing={logo.variations.icon} version="color" width={56} height={56} />
      </View>
      <View style={{ position: "absolute", left: 312, top: 316, width: 560 }}>
        <LogoArt drawing={logo.variations.wordmark} version="color" width={420} height={44} />
        <Gap of={26} />
        <Line face="heading" size={26} width={560} color={colors["text-muted"]}>
          {TITLE}
        </Line>
        <Gap of={8} />
        <Line align="left" size={13} width={480} color={colors["text-muted"]} maxLines={2}>
          {strategy.tagline}
        </Line>
      </View>
      <View style={{ position: "absolute", left: 0, bottom: 0, width: PAGE.width, height: 10 }}>
        <View style={{ height: 10, backgroundColor: colors.primary }} />
      </View>
      <Edition color={colors["text-muted"]} />
    </View>
  );
}

function Edition({ color }: { color: string }) {
  return (
    <View style={{ position: "absolute", right: PAGE.margin, bottom: PAGE.margin, width: 200 }}>
      <Line size={9} width={200} color={color} align="right">
        {`Edition ${ENGINE_VERSION}`}
      </Line>
    </View>
  );
}

function MarkCrop({
  width,
  height,
  ink,
  opacity,
}: {
  width: number;
  height: number;
  ink: string;
  opacity: number;
}) {
  const { icon } = useBook().logo.variations;
  const side = icon.width * 0.8;
  const box = [-0.03 * icon.width, 0.05 * icon.width, side, (side * height) / width];
  return (
    <Svg viewBox={box.join(" ")} style={{ width, height }}>
      <G opacity={opacity}>
        {icon.shapes.map(({ d, fill }) => (
          <Path key={fill} d={d} fill={ink} />
        ))}
      </G>
    </Svg>
  );
}

function plain(ink: string) {
  return { primary: ink, accent: ink, ink };
}
