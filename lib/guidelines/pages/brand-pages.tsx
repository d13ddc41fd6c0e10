import { View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

/** What it is, where it stands, what it is for and promises, what it holds to. */
export function Story() {
  const { strategy } = useBook();
  const colors = useColors();
  const count = Math.min(strategy.values.length, 4);
  const column = cellWidth(count);
  const half = cellWidth(2);
  return (
    <View>
      <Line
        face="heading"
        size={27}
        width={BODY.width}
        maxLines={4}
        minSize={14}
        color={colors["primary-strong"]}
      >
        {strategy.oneLiner}
      </Line>
      <View style={{ position: "absolute", top: 128, flexDirection: "row", gap: GUTTER }}>
        <Passage title="Mission" text={strategy.mission} width={half} lines={3} />
        <Passage title="Promise" text={strategy.promise} width={half} lines={3} />
      </View>
      <View style={{ position: "absolute", top: 202 }}>
        <Passage title="Positioning" text={strategy.positioning} width={BODY.width} lines={3} />
      </View>
      <View
        style={{
          position: "absolute",
          top: strategy.positioning ? 284 : 202,
          flexDirection: "row",
          gap: GUTTER,
        }}
      >
        {strategy.values.slice(0, count).map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may read the same
          <View key={index} style={{ width: column }}>
            <View style={{ height: 3, backgroundColor: colors.primary, marginBottom: 10 }} />
            <Line face="heading" size={13} width={column} maxLines={3} minSize={9}>
              {title}
            </Line>
            <Gap of={5} />
            <Line size={9.5} width={column} color={colors["text-muted"]} maxLines={5} minSize={7.5}>
              {text}
            </Line>
          </View>
        ))}
      </View>
    </View>
  );
}

/** Where the brand's own language starts its lines; labels above its words stand there too. */
function useSide(): "left" | "right" {
  return useBook().strategy.direction === "rtl" ? "right" : "left";
}

interface PassageProps {
  title: string;
  /** Nothing stands there when it is empty, as in records older than the field. */
  text: string;
  width: number;
  lines: number;
  /** Points. */
  size?: number;
}

function Passage({ title, text, width, lines, size = 11.5 }: PassageProps) {
  const side = useSide();
  if (!text) return <View style={{ width }} />;
  return (
    <View style={{ width }}>
      <Label width={width} align={side}>
        {title}
      </Label>
      <Gap of={5} />
      <Line size={size} width={width} maxLines={lines} minSize={Math.min(8.5, size)}>
        {text}
      </Line>
    </View>
  );
}

/** The tagline large, and how the brand speaks in pairs. */
export function Voice() {
  const { strategy } = useBook();
  const colors = useColors();
  const side = useSide();
  const pairs = strategy.voice.slice(0, 4);
  const half = cellWidth(2);
  return (
    <View>
      <View
        style={{
          backgroundColor: colors.primary,
          paddingHorizontal: 28,
          height: 118,
          justifyContent: "center",
        }}
      >
        <Line
          face="heading"
          size={34}
          width={BODY.width - 56}
          color={colors.on.primary}
          maxLines={2}
          minSize={16}
        >
          {strategy.tagline}
        </Line>
      </View>
      <View style={{ position: "absolute", top: 136, flexDirection: "row", gap: GUTTER }}>
        <Passage title="Whom it speaks to" text={strategy.audiencePicture} width={half} lines={5} size={10} />
        <Passage
          title="About, at the end of a press text"
          text={strategy.boilerplate}
          width={half}
          lines={7}
          size={8.5}
        />
      </View>
      <View style={{ position: "absolute", top: 248 }}>
        <View style={{ flexDirection: "row", gap: GUTTER }}>
          <Label width={half} color={colors.success} align={side}>
            We say
          </Label>
          <Label width={half} color={colors.danger} align={side}>
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
              paddingVertical: 5,
            }}
          >
            <Line size={10} width={half} maxLines={2} minSize={8}>
              {pair.do}
            </Line>
            <Line size={10} width={half} color={colors["text-muted"]} maxLines={2} minSize={8}>
              {pair.dont}
            </Line>
          </View>
        ))}
      </View>
    </View>
  );
}
