import { Circle, G, Line as Stroke, Svg, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { useBook, useColors } from "../book";
import { LogoArt } from "../logo-art";
import { roomToTurn } from "../room-to-turn";
import { cellWidth, Gap, GUTTER, Line } from "../sheet";

const HEIGHT = 150;

const STRETCH = 1.7;
/** Degrees. */
const TURN = 14;

/** Eight ways to spoil a logo, drawn with the logo itself. */
export function Misuse() {
  const { logo } = useBook();
  const colors = useColors();
  const width = cellWidth(4, 600, 12);
  const { combination: full, icon, wordmark } = logo.variations;
  const room = { width: width - 28, height: 56 };
  const odd = { primary: colors.success, accent: colors.danger, ink: colors.warning };
  const pale = { primary: colors.primary, accent: colors.primary, ink: colors.primary };
  const [cx, cy] = [full.width / 2, full.height / 2];
  const shadow = { primary: "#000000", accent: "#000000", ink: "#000000" };
  const cases: { says: string; art: ReactNode; ground?: string }[] = [
    {
      says: "Do not stretch or squeeze it",
      art: (
        <LogoArt
          {...room}
          drawing={full}
          version="color"
          transform={`matrix(1 0 0 ${STRETCH} 0 ${0.5 * (1 - STRETCH) * full.height})`}
          room={[0, full.height * (STRETCH - 1) * 0.5]}
        />
      ),
    },
    {
      says: "Do not turn it",
      art: (
        <LogoArt
          {...room}
          height={84}
          drawing={full}
          version="color"
          transform={`rotate(${-TURN} ${cx} ${cy})`}
          room={roomToTurn(full, TURN)}
        />
      ),
    },
    {
      says: "Do not change its colors",
      art: <LogoArt {...room} drawing={full} version="color" fills={odd} />,
    },
    {
      says: "Do not set it on a ground it cannot be read on",
      ground: colors["primary-strong"],
      art: <LogoArt {...room} drawing={full} version="color" fills={pale} />,
    },
    {
      says: "Do not draw it as an outline",
      art: <LogoArt {...room} drawing={full} version="color" outline />,
    },
    {
      says: "Do not add a shadow or an effect",
      art: (
        <View>
          <View style={{ position: "absolute", left: 2.4, top: 2.4 }}>
            <LogoArt {...room} drawing={full} version="color" fills={shadow} opacity={0.35} />
          </View>
          <LogoArt {...room} drawing={full} version="color" />
        </View>
      ),
    },
    {
      says: "Do not arrange its parts anew",
      art: (
        <View style={{ flexDirection: "row", alignItems: "flex-end", gap: 2 }}>
          <LogoArt drawing={wordmark} version="color" width={room.width * 0.66} height={26} />
          <LogoArt drawing={icon} version="color" width={18} height={18} />
        </View>
      ),
    },
    {
      says: "Do not let anything into its clear space",
      art: (
        <View style={{ alignItems: "center" }}>
          <View style={{ width: room.width, height: 20, backgroundColor: colors.accent }} />
          <LogoArt {...room} height={36} drawing={full} version="color" />
          <View style={{ width: room.width, height: 20, backgroundColor: colors.secondary }} />
        </View>
      ),
    },
  ];
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 12, rowGap: GUTTER }}>
      {cases.map(({ says, art, ground }) => (
        <View key={says} style={{ width }}>
          <View
            style={{
              height: HEIGHT,
              alignItems: "center",
              justifyContent: "center",
              overflow: "hidden",
              backgroundColor: ground ?? colors.surface,
            }}
          >
            {art}
          </View>
          <Gap of={7} />
          <View style={{ flexDirection: "row", gap: 6 }}>
            <Cross color={colors.danger} />
            <Line size={8.5} width={width - 18} maxLines={3}>
              {says}
            </Line>
          </View>
        </View>
      ))}
    </View>
  );
}

function Cross({ color }: { color: string }) {
  return (
    <Svg viewBox="0 0 12 12" style={{ width: 11, height: 11 }}>
      <Circle cx={6} cy={6} r={5.5} fill={color} />
      <G>
        <Stroke x1={3.8} y1={3.8} x2={8.2} y2={8.2} stroke="#ffffff" strokeWidth={1.2} />
        <Stroke x1={8.2} y1={3.8} x2={3.8} y2={8.2} stroke="#ffffff" strokeWidth={1.2} />
      </G>
    </Svg>
  );
}
