import {
  COLOR_ROLES,
  type ContrastPair,
  type P3Channels,
  type Palette,
  SOLID_ROLES,
  THEMES,
  type Theme,
} from "@/lib/palette/palette.schema";
import { Copy, Section, TableRegion } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";
import { HighContrast } from "./high-contrast";

export const color: DocsPage = {
  file: "color.html",
  title: "Color",
  group: "Brand",
  summary: "Fifteen roles, each with a light and a dark value. Press a value to copy it.",
  sections: [
    { id: "light", title: "Light theme" },
    { id: "dark", title: "Dark theme" },
    { id: "high-contrast", title: "High contrast" },
    { id: "reasons", title: "Why these" },
    { id: "contrast", title: "Contrast" },
  ],
};

const THEME_WORDS: Record<Theme, string> = { light: "Light theme", dark: "Dark theme" };

const VIVID: ReadonlySet<string> = new Set(SOLID_ROLES);

export function ColorPage({ input }: { input: DocsInput }) {
  const { palette } = input;
  return (
    <>
      {THEMES.map((theme) => (
        <Section key={theme} id={theme} title={THEME_WORDS[theme]}>
          <ul className="swatches">
            {COLOR_ROLES.map((role) => {
              const { hex, oklch } = palette[theme].roles[role];
              const wide = VIVID.has(role) ? p3Text(palette.p3[theme].roles[role]) : null;
              const ratio = againstPage(palette, theme, role);
              return (
                <li className="swatch" key={role}>
                  <span className="swatch-area" style={{ background: hex }}>
                    {wide && <span className="swatch-wide" style={{ background: wide }} />}
                  </span>
                  <span className="swatch-name">{role}</span>
                  <Copy value={hex} />
                  <Copy
                    value={`oklch(${(oklch[0] * 100).toFixed(1)}% ${oklch[1].toFixed(3)} ${oklch[2].toFixed(1)})`}
                  />
                  {wide && <Copy value={wide} />}
                  {ratio && <span className="swatch-note">{`${ratio} : 1 on the page`}</span>}
                </li>
              );
            })}
          </ul>
        </Section>
      ))}
      <p className="swatch-note">
        The third value of a vivid color is for screens with the Display P3 gamut: same hue and lightness,
        more chroma. The style sheet uses it there by itself; such a screen shows it in the corner of the
        swatch.
      </p>
      <Section id="high-contrast" title="High contrast">
        <HighContrast input={input} />
      </Section>
      <Section id="reasons" title="Why these">
        <dl className="reasons">
          {Object.entries(palette.reasons).map(([role, reason]) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
          <div>
            <dt>given color</dt>
            <dd>{palette.seed.note}</dd>
          </div>
        </dl>
      </Section>
      <Section id="contrast" title="Contrast">
        <p>
          WCAG 2.2 ratios, measured on the hex values and rounded down. Text needs 4.5, large text, controls
          and focus rings need 3.
        </p>
        {THEMES.map((theme) => (
          <div key={theme}>
            <h3>{THEME_WORDS[theme]}</h3>
            <TableRegion
              label={`Contrast, ${THEME_WORDS[theme].toLowerCase()}`}
              columns={["Sample", "Foreground", "Background", "Use", "Needed", "Measured"]}
            >
              {palette.pairs
                .filter((pair) => pair.theme === theme)
                .map((pair) => (
                  <PairRow key={pair.foreground + pair.background} pair={pair} />
                ))}
            </TableRegion>
          </div>
        ))}
      </Section>
    </>
  );
}

function PairRow({ pair }: { pair: ContrastPair }) {
  const { foreground, background, foregroundHex, backgroundHex, use, required, ratio } = pair;
  return (
    <tr>
      <td>
        <span className="sample" style={{ background: backgroundHex }} aria-hidden="true">
          <span className="sample-dot" style={{ background: foregroundHex }} />
        </span>
      </td>
      <td>{foreground}</td>
      <td>{background}</td>
      <td>{use}</td>
      <td>{required}</td>
      <td>{ratio.toFixed(2)}</td>
    </tr>
  );
}

function p3Text(channels: P3Channels): string {
  return `color(display-p3 ${channels.map((channel) => channel.toFixed(3)).join(" ")})`;
}

function againstPage({ pairs }: Palette, theme: Theme, role: string): string | null {
  const pair = pairs.find(
    (one) => one.theme === theme && one.foreground === role && one.background === "background",
  );
  return pair ? pair.ratio.toFixed(2) : null;
}
