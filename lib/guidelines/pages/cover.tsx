import { G, Link, Page, Path, Svg, View } from "@react-pdf/renderer";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";
import { cellWidth, Gap, Line, PAGE } from "../sheet";

/** The part of the mark that the cover shows, cut by the edge of the page. */
const CROP = { width: 480, height: PAGE.height };

/** Full bleed in the brand's own colour, the mark cropped large beside the title. */
export function Cover() {
  const { strategy, logo } = useBook();
  const colors = useColors();
  const ink = colors.on.primary;
  const { icon } = logo.variations;
  const side = icon.width * 0.8;
  const one = { primary: ink, accent: ink, ink };
  return (
    <Page size={[PAGE.width, PAGE.height]} bookmark="Cover" style={{ backgroundColor: colors.primary }}>
      <View style={{ position: "absolute", left: PAGE.width - CROP.width, top: 0 }}>
        <Svg
          viewBox={`${-0.03 * icon.width} ${0.05 * icon.width} ${side} ${(side * CROP.height) / CROP.width}`}
          style={CROP}
        >
          <G opacity={0.16}>
            {icon.shapes.map(({ d, fill }) => (
              <Path key={fill} d={d} fill={ink} />
            ))}
          </G>
        </Svg>
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: PAGE.margin }}>
        <LogoArt drawing={logo.variations.combination} version="white" fills={one} width={300} height={64} />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, bottom: PAGE.margin, width: 640 }}>
        <Line face="heading" size={64} width={640} color={ink} maxLines={2} leading={1.04}>
          Brand guidelines
        </Line>
        <Gap of={18} />
        <Line align="left" size={17} width={520} color={ink} maxLines={3}>
          {strategy.tagline}
        </Line>
      </View>
      <View style={{ position: "absolute", right: PAGE.margin, bottom: PAGE.margin, width: 200 }}>
        <Line size={9} width={200} color={ink} align="right">
          {`Edition ${ENGINE_VERSION}`}
        </Line>
      </View>
    </Page>
  );
}

export interface ContentsEntry {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}
export interface ContentsGroup {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
}

/** Every page by part, as links. */
export function Contents({ groups }: { groups: readonly ContentsGroup[] }) {
  const { strategy, logo } = useBook();
  const colors = useColors();
  const column = cellWidth(5, PAGE.width - 2 * PAGE.margin);
  return (
    <Page size={[PAGE.width, PAGE.height]} bookmark="Contents" style={{ backgroundColor: colors.surface }}>
      <View style={{ position: "absolute", left: PAGE.margin, top: 30, width: 216 }}>
        <Line align="left" size={8.5} width={216} color={colors["text-muted"]} maxLines={1} minSize={8.5}>
          {strategy.name}
        </Line>
      </View>
      <View style={{ position: "absolute", left: PAGE.width - PAGE.margin - 18, top: 27 }}>
        <LogoArt drawing={logo.variations.icon} version="color" width={18} height={18} />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: 78 }}>
        <Line face="heading" size={52} width={700}>
          Contents
        </Line>
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: 220, flexDirection: "row", gap: 16 }}>
        {groups.map((group) => (
          <View key={group.title} style={{ width: column }}>
            <View style={{ height: 1.5, backgroundColor: colors.text, marginBottom: 12 }} />
            <Line face="strong" size={11} width={column}>
              {group.title}
            </Line>
            <Gap of={12} />
            {group.entries.map(({ id, number, title }) => (
              <Link key={id} src={`#${id}`} style={{ textDecoration: "none" }}>
                <View style={{ flexDirection: "row", marginBottom: 7 }}>
                  <Line size={10} width={26} color={colors["primary-strong"]}>
                    {String(number)}
                  </Line>
                  <Line size={10} width={column - 26}>
                    {title}
                  </Line>
                </View>
              </Link>
            ))}
          </View>
        ))}
      </View>
    </Page>
  );
}
