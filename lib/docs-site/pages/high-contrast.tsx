import { COLOR_ROLES, type Palette, SOLID_ROLES, THEMES, type Theme } from "@/lib/palette/palette.schema";
import { Copy, Own, TableRegion } from "../docs-frame";
import type { DocsInput } from "../docs-input";

const LEVELS = ["standard", "more"] as const;
const LEVEL_WORDS = { standard: "standard", more: "high contrast" };
const THEME_WORDS: Record<Theme, string> = { light: "Light", dark: "Dark" };

/** Both themes as they are and with more contrast, live from the tokens, then every value of the latter. */
export function HighContrast({ input }: { input: DocsInput }) {
  const { highContrast } = input.palette;
  return (
    <>
      <p>
        {`People who ask their system for more contrast get these colors under the same names, so no code changes. Text has ${lowest(input.palette, "text")} : 1 or more; outlines, shapes and focus rings have ${lowest(input.palette, "other")} : 1.`}
      </p>
      <div className="panels">
        {THEMES.flatMap((theme) =>
          LEVELS.map((level) => (
            <figure key={theme + level} className="panel" data-theme={theme} data-contrast={level}>
              <figcaption>{`${THEME_WORDS[theme]}, ${LEVEL_WORDS[level]}`}</figcaption>
              <p className="panel-name">
                <Own input={input}>{input.strategy.name}</Own>
              </p>
              <p>
                Running text, <span className="panel-muted">muted text</span> and{" "}
                <span className="panel-link">the color of links</span>.
              </p>
              <ul className="panel-solids">
                {SOLID_ROLES.map((role) => (
                  <li
                    key={role}
                    style={{
                      background: `var(--color-solid-${role})`,
                      color: `var(--color-text-on-${role})`,
                    }}
                  >
                    {role}
                  </li>
                ))}
              </ul>
            </figure>
          )),
        )}
      </div>
      <TableRegion
        label="High contrast values"
        columns={["Role", ...THEMES.map((theme) => `${THEME_WORDS[theme]}, high contrast`)]}
      >
        {COLOR_ROLES.map((role) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            {THEMES.map((theme) => {
              const { hex } = highContrast[theme].roles[role];
              return (
                <td key={theme} dir="ltr">
                  <span className="chip" style={{ background: hex }} aria-hidden="true" />
                  <Copy value={hex} />
                </td>
              );
            })}
          </tr>
        ))}
      </TableRegion>
    </>
  );
}

function lowest({ highContrast }: Palette, kind: "text" | "other"): string {
  const ratios = highContrast.pairs
    .filter(({ use }) => (use === "text") === (kind === "text"))
    .map(({ ratio }) => ratio);
  return Math.min(...ratios).toFixed(2);
}
