import { View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

/** What it is, what it is for, what it holds to. */
export function Story() {
  const { strategy } = useBook();
  const colors = useColors();
  const count = Math.min(strategy.values.length, 4);
  const column = cellWidth(count);
  return (
    <View>
      <Label width={BODY.width}>What it is</Label>
      <Gap of={6} />
      <Line
        face="heading"
        size={30}
        width={BODY.width}
        maxLines={4}
        minSize={15}
        color={colors["primary-strong"]}
      >
        {strategy.oneLiner}
      </Line>
      <Gap of={22} />
      <Label width={BODY.width}>Mission</Label>
      <Gap of={6} />
      <Line size={14} width={BODY.width} maxLines={4} minSize={10}>
        {strategy.mission}
      </Line>
      <View style={{ position: "absolute", top: 262, flexDirection: "row", gap: GUTTER }}>
        {strategy.values.slice(0, count).map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may read the same
          <View key={index} style={{ width: column }}>
            <View style={{ height: 3, backgroundColor: colors.primary, marginBottom: 12 }} />
            <Line face="heading" size={14} width={column} maxLines={2}>
              {title}
            </Line>
            <Gap of={6} />
            <Line size={10} width={column} color={colors["text-muted"]} maxLines={6} minSize={8}>
              {text}
            </Line>
          </View>
        ))}
      </View>
    </View>
  );
}

/** The tagline large, and how the brand speaks in pairs. */
export function Voice() {
  const { strategy } = useBook();
  const colors = useColors();
  const pairs = strategy.voice.slice(0, 4);
  const half = cellWidth(2);
  return (
    <View>
      <View style={{ backgroundColor: colors.primary, padding: 32, height: 172, justifyContent: "center" }}>
        <Line
          face="heading"
          size={36}
          width={BODY.width - 64}
          color={colors.on.primary}
          maxLines={3}
          minSize={18}
        >
          {strategy.tagline}
        </Line>
      </View>
      <Gap of={20} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <Label width={half} color={colors.success}>
          We say
        </Label>
        <Label width={half} color={colors.danger}>
          We do not say
        </Label>
      </View>
      <Gap of={4} />
      {pairs.map((pair, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: two pairs may read the same
          key={index}
          style={{
            flexDirection: "row",
            gap: GUTTER,
            borderTop: `0.75pt solid ${colors["surface-2"]}`,
            paddingVertical: 7,
          }}
        >
          <Line size={10.5} width={half} maxLines={2} minSize={8}>
            {pair.do}
          </Line>
          <Line size={10.5} width={half} color={colors["text-muted"]} maxLines={2} minSize={8}>
            {pair.dont}
          </Line>
        </View>
      ))}
    </View>
  );
}
