import { G, Path, Line as Stroke, Svg, View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { type CubicBezier, easingPath, easingProgress } from "../easing-curve";
import { imageryDirection } from "../imagery-direction";
import { readToken } from "../read-token";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

const SCENE_HEIGHT = 132;
const CURVES = ["standard", "enter", "exit", "emphasized"] as const;
const DURATIONS = ["press", "hover", "enter", "exit", "page"] as const;
const FRAMES = 6;

/** What pictures show and how they are colored; how things move. */
export function ImageryAndMotion() {
  const { strategy, brief } = useBook();
  const colors = useColors();
  const quarter = cellWidth(4);
  return (
    <View>
      <Treatments />
      <Gap of={12} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {imageryDirection(strategy, brief).map(({ title, text }) => (
          <View key={title} style={{ width: quarter }}>
            <View style={{ height: 1.5, backgroundColor: colors.primary, marginBottom: 7 }} />
            <Line face="strong" size={9.5} width={quarter}>
              {title}
            </Line>
            <Gap of={3} />
            <Line size={8.5} width={quarter} color={colors["text-muted"]} maxLines={4} minSize={7}>
              {text}
            </Line>
          </View>
        ))}
      </View>
      <View style={{ position: "absolute", top: 250, left: 0, width: BODY.width }}>
        <Motion />
      </View>
    </View>
  );
}

/** One composition in the three colorings that pictures may have. */
function Treatments() {
  const colors = useColors();
  const third = cellWidth(3);
  const treatments = [
    {
      says: "As it is: colors of the day, the brand beside it",
      tones: [colors["surface-2"], colors.border, colors["text-muted"], colors.text],
      grid: true,
    },
    {
      says: "Two tones: shadows primary strong, lights primary soft",
      tones: [colors["primary-soft"], colors.primary, colors["primary-strong"], colors["primary-strong"]],
      grid: false,
    },
    {
      says: "Under words: text color above it at 60 %",
      tones: [colors["text-muted"], colors.text, colors.text, colors.text],
      grid: false,
      words: true,
    },
  ] as const;
  return (
    <View style={{ flexDirection: "row", gap: GUTTER }}>
      {treatments.map((treatment) => (
        <View key={treatment.says} style={{ width: third }}>
          <Scene width={third} {...treatment} />
          <View style={{ flexDirection: "row", height: 7 }}>
            {[...new Set(treatment.tones)].map((tone) => (
              <View key={tone} style={{ flexGrow: 1, backgroundColor: tone }} />
            ))}
          </View>
          <Gap of={5} />
          <Line size={7.5} width={third} color={colors["text-muted"]} maxLines={1} minSize={6.5}>
            {treatment.says}
          </Line>
        </View>
      ))}
    </View>
  );
}

interface SceneProps {
  width: number;
  /** Sky, far, near, subject. */
  tones: readonly [string, string, string, string];
  grid: boolean;
  words?: boolean;
}

/** A stand-in for a picture: planes of tone and the mark as subject on the third that the framing asks for. */
function Scene({ width, tones, grid, words }: SceneProps) {
  const { logo, brief, strategy } = useBook();
  const colors = useColors();
  const { icon } = logo.variations;
  const [sky, far, near, subject] = tones;
  const { share, x } = SUBJECTS[brief.style];
  const side = SCENE_HEIGHT * share;
  const scale = side / Math.max(icon.width, icon.height);
  const left = width * x - side / 2;
  const top = SCENE_HEIGHT * 0.58 - side / 2;
  const h = SCENE_HEIGHT;
  return (
    <View style={{ width, height: h, backgroundColor: sky, overflow: "hidden" }}>
      <Svg viewBox={`0 0 ${width} ${h}`} style={{ position: "absolute", left: 0, top: 0, width, height: h }}>
        <Path
          d={`M0 ${h * 0.56}C${width * 0.3} ${h * 0.4} ${width * 0.55} ${h * 0.66} ${width} ${h * 0.46}V${h}H0Z`}
          fill={far}
          opacity={0.5}
        />
        <Path
          d={`M0 ${h * 0.8}C${width * 0.35} ${h * 0.68} ${width * 0.7} ${h * 0.9} ${width} ${h * 0.74}V${h}H0Z`}
          fill={near}
          opacity={0.75}
        />
        <G
          transform={`matrix(${[scale, 0, 0, scale, left, top].map((value) => value.toFixed(4)).join(" ")})`}
        >
          {icon.shapes.map(({ d, fill }) => (
            <Path key={fill} d={d} fill={subject} />
          ))}
        </G>
        {grid && (
          <G>
            {[1, 2].map((line) => (
              <G key={line}>
                <Stroke
                  x1={(width / 3) * line}
                  y1={0}
                  x2={(width / 3) * line}
                  y2={h}
                  stroke={colors.accent}
                  strokeWidth={0.6}
                />
                <Stroke
                  x1={0}
                  y1={(h / 3) * line}
                  x2={width}
                  y2={(h / 3) * line}
                  stroke={colors.accent}
                  strokeWidth={0.6}
                />
              </G>
            ))}
          </G>
        )}
      </Svg>
      {words && (
        <View style={{ position: "absolute", left: 14, bottom: 12 }}>
          <Line
            face="heading"
            size={15}
            width={width - 28}
            color={colors.background}
            maxLines={3}
            minSize={9}
            leading={1.12}
          >
            {strategy.tagline}
          </Line>
        </View>
      )}
    </View>
  );
}

/** Size of the subject to the picture's height, and where its middle stands: what `imageryDirection` says in words. */
const SUBJECTS = {
  modern: { share: 0.62, x: 2 / 3 },
  classic: { share: 0.62, x: 0.5 },
  bold: { share: 1.5, x: 0.62 },
  minimal: { share: 0.34, x: 2 / 3 },
} as const;

/** Easings as curves, durations as lengths, the mark entering frame by frame: all from the tokens. */
function Motion() {
  const { tokens } = useBook();
  const colors = useColors();
  const easing = (name: string) => readToken(tokens, `motion.easing.${name}`) as CubicBezier;
  const milliseconds = (name: string) =>
    (readToken(tokens, `motion.duration.${name}`) as { value: number }).value;
  const longest = Math.max(...DURATIONS.map(milliseconds));
  const side = 58;
  const bar = 150;
  return (
    <View>
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {CURVES.map((name) => (
          <View key={name} style={{ width: 74 }}>
            <Curve bezier={easing(name)} side={side} />
            <Gap of={5} />
            <Line face="strong" size={8} width={74}>
              {name}
            </Line>
            <Line face="mono" size={6.5} width={74} color={colors["text-muted"]} maxLines={1} minSize={5.5}>
              {easing(name).join(", ")}
            </Line>
          </View>
        ))}
        <View style={{ width: BODY.width - 4 * (74 + GUTTER) }}>
          {DURATIONS.map((name) => (
            <View key={name} style={{ flexDirection: "row", alignItems: "center", height: 17 }}>
              <Line size={8} width={38}>
                {name}
              </Line>
              <View style={{ width: bar + 8 }}>
                <View
                  style={{
                    width: (milliseconds(name) / longest) * bar,
                    height: 6,
                    backgroundColor: colors.primary,
                  }}
                />
              </View>
              <Line face="mono" size={7} width={44} color={colors["text-muted"]}>
                {`${milliseconds(name)} ms`}
              </Line>
            </View>
          ))}
        </View>
      </View>
      <Gap of={12} />
      <View
        style={{ flexDirection: "row", backgroundColor: colors.surface, height: 52, alignItems: "center" }}
      >
        {Array.from({ length: FRAMES }, (_, frame) => frame / (FRAMES - 1)).map((at) => (
          <Frame key={at} at={at} bezier={easing("enter")} width={BODY.width / FRAMES} />
        ))}
      </View>
      <Gap of={5} />
      <Label width={BODY.width}>
        {`The mark enters in ${milliseconds("enter")} ms, one picture for each fifth of the time. With reduced motion it is simply there.`}
      </Label>
    </View>
  );
}

function Curve({ bezier, side }: { bezier: CubicBezier; side: number }) {
  const colors = useColors();
  const room = side * 0.22;
  const whole = side + 2 * room;
  return (
    <Svg viewBox={`${-room} ${-room} ${whole} ${whole}`} style={{ width: whole * 0.9, height: whole * 0.9 }}>
      <Path d={`M0 0H${side}V${side}H0Z`} fill={colors.surface} />
      <Path
        d={`M0 ${side}L${side} 0`}
        stroke={colors.border}
        strokeWidth={0.6}
        strokeDasharray="2 2"
        fill="none"
      />
      <Path
        d={easingPath(bezier, side)}
        stroke={colors.primary}
        strokeWidth={2}
        fill="none"
        strokeLinecap="round"
      />
    </Svg>
  );
}

function Frame({ at, bezier, width }: { at: number; bezier: CubicBezier; width: number }) {
  const { logo } = useBook();
  const { icon } = logo.variations;
  const progress = easingProgress(bezier, at);
  const side = 40;
  const reach = Math.max(icon.width, icon.height) / 2;
  const scale = 0.7 + 0.3 * progress;
  const shift = reach * (1 - scale);
  return (
    <View style={{ width, alignItems: "center" }}>
      <Svg viewBox={`0 0 ${reach * 2} ${reach * 2}`} style={{ width: side, height: side }}>
        <G
          opacity={Math.min(1, Math.max(0, progress))}
          transform={`matrix(${[scale, 0, 0, scale, shift, shift].map((value) => value.toFixed(4)).join(" ")})`}
        >
          {icon.shapes.map(({ d, fill }) => (
            <Path key={fill} d={d} fill={logo.versions.color.fills[fill]} />
          ))}
        </G>
      </Svg>
    </View>
  );
}
