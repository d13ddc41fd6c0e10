import { View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import type { Face } from "../brand-type";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

const ALPHABET = "AaBbCcDd EeFfGgHh IiJjKkLl MmNnOoPp QqRrSsTt UuVvWwXx YyZz 0123456789";

/** The families large, with what they are for and under which licence they travel. */
export function Typefaces() {
  const { typography, strategy } = useBook();
  const colors = useColors();
  const half = cellWidth(2);
  const shown: [Face, string, string, string][] = [
    ["heading", typography.heading.family, "Headings", weights(typography.heading.faces)],
    ["body", typography.body.family, "Running text, labels, controls", weights(typography.body.faces)],
  ];
  const others = [typography.mono, ...typography.scriptFallbacks];
  return (
    <View>
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {shown.map(([face, family, use, faces]) => (
          <View
            key={face}
            style={{
              width: half,
              height: 272,
              backgroundColor: colors.surface,
              paddingHorizontal: 20,
              paddingVertical: 12,
            }}
          >
            <Line face={face} size={84} width={half - 40} color={colors["primary-strong"]} leading={1.3}>
              Aa
            </Line>
            <Gap of={6} />
            <Line face={face} size={19} width={half - 40} maxLines={1}>
              {family}
            </Line>
            <Line size={8.5} width={half - 40} color={colors["text-muted"]}>
              {`${use} · ${faces}`}
            </Line>
            <Gap of={10} />
            <Line face={face} size={11.5} width={half - 40} leading={1.4} maxLines={4}>
              {ALPHABET}
            </Line>
          </View>
        ))}
      </View>
      <Gap of={14} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <View style={{ width: half }}>
          <Label width={half}>Why these two</Label>
          <Gap of={4} />
          <Line size={9} width={half} maxLines={6} minSize={7.5}>
            {typography.reason}
          </Line>
        </View>
        <View style={{ width: half }}>
          <Label width={half}>Beside them</Label>
          <Gap of={4} />
          {others.map((font, index) => (
            <Line key={font.family} face={index === 0 ? "mono" : "body"} size={9} width={half}>
              {index === 0
                ? `${font.family} · code and figures`
                : `${font.family} · ${strategy.scripts.filter((script) => script !== "Latn").join(", ") || "other scripts"}`}
            </Line>
          ))}
          <Gap of={6} />
          <Line size={8.5} width={half} color={colors["text-muted"]} maxLines={3}>
            All families are free under the SIL Open Font License 1.1; its text lies in LICENSES/fonts, the
            files in fonts.
          </Line>
        </View>
      </View>
    </View>
  );
}

function weights(faces: readonly { weight: number }[]): string {
  return `weight ${faces.map(({ weight }) => weight).join(", ")}`;
}

const SPECIMEN_WIDTH = 330;

/** The name, as many of its first words as fit, or letters: never a word that is cut off. */
function specimenOf(name: string, fits: (text: string) => boolean): string {
  const words = name.split(" ");
  const starts = words.map((_, index) => words.slice(0, words.length - index).join(" "));
  return starts.find(fits) ?? "Aa Bb Cc";
}

/** Every step at a reduced size, with the values of the tokens. */
export function TypeScale() {
  const { typography, strategy, type } = useBook();
  const colors = useColors();
  const largest = Math.max(...typography.scale.map(({ maxPx }) => maxPx));
  const scale = Math.min(0.86, 60 / largest);
  return (
    <View>
      {typography.scale.map((step) => {
        const face = step.role === "heading" ? "heading" : "body";
        const size = Math.max(7.5, step.maxPx * scale);
        return (
          <View
            key={step.name}
            style={{
              flexDirection: "row",
              alignItems: "center",
              minHeight: 26,
              paddingVertical: 3,
              borderBottom: `0.75pt solid ${colors["surface-2"]}`,
            }}
          >
            <Line face="strong" size={8.5} width={56}>
              {step.name}
            </Line>
            <View style={{ width: SPECIMEN_WIDTH, marginRight: 14 }}>
              <Line face={face} size={size} minSize={size} width={SPECIMEN_WIDTH} maxLines={1} leading={1.15}>
                {specimenOf(strategy.name, (text) => type.fits(face, text, size, SPECIMEN_WIDTH))}
              </Line>
            </View>
            <Line face="mono" size={7.5} width={86} color={colors["text-muted"]}>
              {`${step.minPx}–${step.maxPx} px`}
            </Line>
            <Line face="mono" size={7.5} width={50} color={colors["text-muted"]}>
              {`/ ${step.lineHeight}`}
            </Line>
            <Line face="mono" size={7.5} width={64} color={colors["text-muted"]} align="right" maxLines={1}>
              {`${step.letterSpacing.toFixed(3)} em`}
            </Line>
          </View>
        );
      })}
      <Gap of={10} />
      <Line size={8.5} width={BODY.width} color={colors["text-muted"]} maxLines={2}>
        Sizes grow between viewports of 360 and 1280 px. Columns: step, specimen, size, line height, letter
        spacing.
      </Line>
    </View>
  );
}
