import { View } from "@react-pdf/renderer";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { useBook, useColors } from "../book";
import { tokenNames } from "../read-token";
import { BODY, cellWidth, Gap, GUTTER, Label, Line } from "../sheet";

const PARTS: readonly (readonly [path: string, use: string])[] = [
  ["logos/", "SVG, vector PDF and PNG of every variation and color version; favicons"],
  ["tokens/brand.tokens.json", "Design tokens, DTCG 2025.10: the source of every value in this book"],
  ["tokens/brand.css", "The same as CSS custom properties; also SCSS and Tailwind beside it"],
  ["fonts/", "The typefaces as WOFF2 and TTF; their licenses in LICENSES/fonts/"],
  ["components/", "Buttons, fields, cards and more, as a project that builds"],
  ["docs/index.html", "This book as a site, with live components and values to copy"],
  ["verification.html", "What was measured on the finished files"],
];

/** Where everything lies, what the components are made of, whom to ask. */
export function FileIndex() {
  const { tokens, strategy } = useBook();
  const colors = useColors();
  const half = cellWidth(2);
  const parts = tokenNames(tokens, "component");
  return (
    <View>
      <Label width={BODY.width}>Files of this package</Label>
      <Gap of={6} />
      {PARTS.map(([path, use]) => (
        <View
          key={path}
          style={{
            flexDirection: "row",
            borderTop: `0.75pt solid ${colors["surface-2"]}`,
            paddingVertical: 6,
          }}
        >
          <Line face="mono" size={8.5} width={176} color={colors["primary-strong"]}>
            {path}
          </Line>
          <Line size={9} width={BODY.width - 176} maxLines={1}>
            {use}
          </Line>
        </View>
      ))}
      <Gap of={24} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        <View style={{ width: half }}>
          <Label width={half}>Component tokens</Label>
          <Gap of={4} />
          <Line size={9} width={half} maxLines={5}>
            {parts.map((part) => `component.${part}`).join(", ")}
          </Line>
        </View>
        <View style={{ width: half }}>
          <Label width={half}>Questions</Label>
          <Gap of={4} />
          <Line size={9} width={half} maxLines={3}>
            {`Whoever keeps the brand of ${strategy.name} decides what this book does not say.`}
          </Line>
          <Gap of={8} />
          <Label width={half}>Edition</Label>
          <Gap of={4} />
          <Line face="mono" size={8.5} width={half}>
            {`${ENGINE_VERSION} · ${strategy.slug}`}
          </Line>
        </View>
      </View>
    </View>
  );
}
