import { Link, Page, View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";
import { MarkField } from "../mark-field";
import { cellWidth, Gap, Line, PAGE } from "../sheet";

export interface ContentsEntry {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}
export interface ContentsGroup {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
}

/** Height of the pattern at the foot of the page. */
const BAND = 120;

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
      <View style={{ position: "absolute", left: 0, bottom: 0 }}>
        <MarkField
          width={PAGE.width}
          height={BAND}
          tiles="quarters"
          step={BAND / 2}
          ground={colors.primary}
          ink={colors.on.primary}
          tint={0.2}
        />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: 72 }}>
        <Line face="heading" size={48} width={700}>
          Contents
        </Line>
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: 172, flexDirection: "row", gap: 16 }}>
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
