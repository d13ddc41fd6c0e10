import { Circle, Path, Svg, View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";

const HEIGHT = 196;
const centred = { alignItems: "center", justifyContent: "center" } as const;

/** Trades whose customers carry home what they bought. Nobody carries a funeral or a tax return. */
const CARRIED_HOME: ReadonlySet<string> = new Set(
  (
    "pantry bags bakery coffee tea wine brewery sweets farm beauty fashion jewelry shoes children pets sport-outdoor " +
    "interior craft garden books"
  ).split(" "),
);

/** What shows the brand outside: a bag where there is something to carry, else a sign at the door. */
export function Carrier({ width }: { width: number }) {
  const { strategy } = useBook();
  const colors = useColors();
  return (
    <View style={{ width, height: HEIGHT, backgroundColor: colors.surface, ...centred }}>
      {CARRIED_HOME.has(strategy.trade) ? <Bag /> : <Sign />}
    </View>
  );
}

/** A cotton bag, in a view box of 100 by 116. */
const BAG = {
  handle: "M34 42V24C34 13 41 7 50 7C59 7 66 13 66 24V42",
  body: "M14 34H86L90 112H10Z",
  fold: "M14 34H86L86.4 41H13.6Z",
};

function Bag() {
  const { logo } = useBook();
  const colors = useColors();
  const bag = { width: 146, height: 169 };
  const ink = colors.on.secondary;
  return (
    <View style={bag}>
      <Svg viewBox="0 0 100 116" style={bag}>
        <Path d={BAG.handle} stroke={colors["text-muted"]} strokeWidth={3.4} fill="none" />
        <Path d={BAG.body} fill={colors.secondary} />
        <Path d={BAG.fold} fill={ink} opacity={0.16} />
      </Svg>
      <View style={{ position: "absolute", left: 28, top: 72, width: 90, height: 76, ...centred }}>
        <LogoArt
          drawing={logo.variations.stacked}
          version="white"
          fills={{ primary: ink, accent: ink, ink }}
          width={86}
          height={66}
        />
      </View>
    </View>
  );
}

/** Points from the corner of the sign to the middle of each screw. */
const SCREW = 9;

function Sign() {
  const { logo } = useBook();
  const colors = useColors();
  const sign = { width: 168, height: 132 };
  const ink = colors.on.secondary;
  const corners = [SCREW, sign.width - SCREW].flatMap((x) => [SCREW, sign.height - SCREW].map((y) => [x, y]));
  return (
    <View style={{ ...sign, backgroundColor: colors.secondary, borderRadius: 3, ...centred }}>
      <Svg
        viewBox={`0 0 ${sign.width} ${sign.height}`}
        style={{ ...sign, position: "absolute", left: 0, top: 0 }}
      >
        {corners.map(([x, y]) => (
          <Circle key={`${x} ${y}`} cx={x!} cy={y!} r={2} fill={ink} opacity={0.45} />
        ))}
      </Svg>
      <LogoArt
        drawing={logo.variations.stacked}
        version="white"
        fills={{ primary: ink, accent: ink, ink }}
        width={124}
        height={88}
      />
    </View>
  );
}
