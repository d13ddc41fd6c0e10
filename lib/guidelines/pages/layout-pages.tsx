import { View } from "@react-pdf/renderer";
import { useBook, useColors } from "../book";
import { readPx, tokenNames } from "../read-token";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

/** Columns, steps of space, corners and depth, all read from the tokens. */
export function Layout() {
  const { tokens } = useBook();
  const colors = useColors();
  const columns = cellWidth(12, BODY.width, 8);
  const spaces = tokenNames(tokens, "space").filter((name) => readPx(tokens, `space.${name}`) > 0);
  const radii = tokenNames(tokens, "shape.radius");
  const depths = tokenNames(tokens, "elevation");
  return (
    <View>
      <Label width={BODY.width}>{`Twelve columns, at most ${readPx(tokens, "size.page")} px wide`}</Label>
      <Gap of={6} />
      <View style={{ flexDirection: "row", gap: 8 }}>
        {Array.from({ length: 12 }, (_, column) => (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
            key={column}
            style={{ width: columns, height: 76, backgroundColor: colors["primary-soft"] }}
          />
        ))}
      </View>
      <Gap of={20} />
      <Label width={BODY.width}>Space, in steps of 4 px</Label>
      <Gap of={8} />
      <View style={{ flexDirection: "row", alignItems: "flex-end", height: 104 }}>
        {spaces.map((name) => {
          const side = readPx(tokens, `space.${name}`);
          return (
            <View key={name} style={{ width: BODY.width / spaces.length }}>
              <View
                style={{ width: Math.min(side, 62), height: side * 0.72, backgroundColor: colors.primary }}
              />
              <Gap of={5} />
              <Line face="strong" size={8.5} width={60}>
                {name}
              </Line>
              <Line face="mono" size={7.5} width={60} color={colors["text-muted"]}>
                {`${side} px`}
              </Line>
            </View>
          );
        })}
      </View>
      <Gap of={20} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <View style={{ width: 340 }}>
          <Label width={340}>Corners</Label>
          <Gap of={8} />
          <View style={{ flexDirection: "row", gap: 14 }}>
            {radii.map((name) => {
              const radius = readPx(tokens, `shape.radius.${name}`);
              return (
                <View key={name} style={{ width: 54 }}>
                  <View
                    style={{
                      width: 54,
                      height: 54,
                      borderRadius: Math.min(radius, 27),
                      backgroundColor: colors["surface-2"],
                      border: `1pt solid ${colors.border}`,
                    }}
                  />
                  <Gap of={5} />
                  <Line face="strong" size={8.5} width={54}>
                    {name}
                  </Line>
                  <Line face="mono" size={7.5} width={54} color={colors["text-muted"]}>
                    {`${radius} px`}
                  </Line>
                </View>
              );
            })}
          </View>
        </View>
        <View style={{ width: 244 }}>
          <Label width={244}>Depth</Label>
          <Gap of={8} />
          <View style={{ flexDirection: "row", gap: 14 }}>
            {depths.map((name, index) => (
              <View key={name} style={{ width: 70 }}>
                <Lifted by={index + 1} />
                <Gap of={5} />
                <Line face="strong" size={8.5} width={70}>
                  {name}
                </Line>
                <Line face="mono" size={7.5} width={70} color={colors["text-muted"]} maxLines={1}>
                  {`elevation.${name}`}
                </Line>
              </View>
            ))}
          </View>
        </View>
      </View>
    </View>
  );
}

/** A card with a stepped shadow: soft ones would need a bitmap. */
function Lifted({ by }: { by: number }) {
  const colors = useColors();
  return (
    <View style={{ width: 70, height: 54 }}>
      {Array.from({ length: by * 2 }, (_, step) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: layers have no identity but their place
          key={step}
          style={{
            position: "absolute",
            left: 3 - step * 0.3,
            top: 3 + step * 1.1,
            width: 64 + step * 0.6,
            height: 46,
            borderRadius: 7,
            backgroundColor: colors.text,
            opacity: 0.05,
          }}
        />
      ))}
      <View
        style={{
          position: "absolute",
          left: 3,
          top: 2,
          width: 64,
          height: 46,
          borderRadius: 6,
          backgroundColor: colors.background,
          border: `0.5pt solid ${colors["surface-2"]}`,
        }}
      />
    </View>
  );
}
