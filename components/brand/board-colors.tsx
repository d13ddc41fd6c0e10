import { lowestContrast } from "@/lib/palette/contrast";
import type { ColorRole, ContrastPair, Palette, Theme } from "@/lib/palette/palette.schema";
import { BoardSection } from "./board-section";
import { ColorSwatches, type SwatchSheet } from "./color-swatches";
import { MeasuredPairs } from "./measured-pairs";

/** The palette in all its themes, and what was measured of it. */
export function BoardColors({ jobId, palette }: { jobId: string; palette: Palette }) {
  const { reasons, seed, pairs, highContrast } = palette;
  return (
    <BoardSection
      id="colors"
      title="Colors"
      lead={
        <>
          <p>{reasons.primary}</p>
          {seed.given && <p className="mt-2">{seed.note}</p>}
        </>
      }
    >
      <ColorSwatches
        sheets={[
          sheetOf("Light", "light", palette),
          sheetOf("Dark", "dark", palette),
          sheetOf("Light, high contrast", "light", highContrast),
          sheetOf("Dark, high contrast", "dark", highContrast),
        ]}
      />
      <MeasuredPairs jobId={jobId} count={pairs.length} />
    </BoardSection>
  );
}

type Themes = Pick<Palette, Theme | "pairs">;

function sheetOf(name: string, theme: Theme, themes: Themes): SwatchSheet {
  const pairs = themes.pairs.filter((pair) => pair.theme === theme);
  const roles = Object.entries(themes[theme].roles) as [ColorRole, { hex: string }][];
  const grounds = (["background", "surface", "surface-2"] as const).map(
    (role) => themes[theme].roles[role].hex,
  );
  const noteOf = (role: ColorRole, hex: string) =>
    TEMPTING.has(role) && lowestContrast(hex, grounds) < TEXT_RATIO ? ". Not a color for text" : "";
  return {
    name,
    swatches: roles.map(([role, { hex }]) => ({
      role,
      hex,
      ratio: ratioOf(role, pairs) + noteOf(role, hex),
    })),
  };
}

/** Brand colors that people set words in, though the palette promises it of the primary's strong tone alone. */
const TEMPTING: ReadonlySet<ColorRole> = new Set(["primary", "secondary", "accent"]);
/** WCAG 2.2, 1.4.3. */
const TEXT_RATIO = 4.5;

/** What a person wants to know of a role: text on it if it carries text, else itself on the page. */
function ratioOf(role: ColorRole, pairs: readonly ContrastPair[]): string {
  const carries = pairs.find((pair) => pair.foreground === `on-${role}` && pair.background === role);
  if (carries) return `Text on it ${carries.ratio.toFixed(2)} : 1`;
  const shows = pairs.find((pair) => pair.foreground === role && pair.background === "background");
  if (shows) return `On background ${shows.ratio.toFixed(2)} : 1`;
  const ground = pairs.find((pair) => pair.foreground === "text" && pair.background === role);
  return ground ? `Text on it ${ground.ratio.toFixed(2)} : 1` : "";
}
