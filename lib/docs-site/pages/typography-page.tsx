import { FONT_ROLES } from "@/lib/typography/typography.schema";
import { Copy, Own, Section, TableRegion } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";

export const typography: DocsPage = {
  file: "typography.html",
  title: "Typography",
  group: "Brand",
  summary: "The families, what each is for, and the steps in which they are set.",
  sections: [
    { id: "families", title: "Families" },
    { id: "scale", title: "Scale" },
    { id: "licenses", title: "Licenses" },
  ],
};

const USES = { heading: "Headings and display", body: "Running text and controls", mono: "Code and figures" };

export function TypographyPage({ input }: { input: DocsInput }) {
  const { typography: type, strategy } = input;
  return (
    <>
      <Section id="families" title="Families">
        <ul className="specimens">
          {FONT_ROLES.map((role) => (
            <li key={role} style={{ fontFamily: `var(--typography-font-family-${role})` }}>
              <p
                className="specimen-letters"
                style={{ fontWeight: type[role].faces[0]!.weight }}
                aria-hidden="true"
              >
                Aa
              </p>
              <h3 style={{ fontFamily: "inherit" }}>{type[role].family}</h3>
              <p className="specimen-use">{`${USES[role]}, weight ${type[role].faces.map(({ weight }) => weight).join(", ")}`}</p>
              <p dir="ltr">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &amp; ? ! %</p>
            </li>
          ))}
        </ul>
        <p>{type.reason}</p>
        <p>
          Pages load the WOFF2 files in <code>fonts/</code>; install the TTF files beside them for design and
          office programs.
        </p>
        {type.scriptFallbacks.length > 0 && (
          <p>{`For other scripts: ${type.scriptFallbacks.map(({ family }) => family).join(", ")}.`}</p>
        )}
      </Section>
      <Section id="scale" title="Scale">
        <p>
          Sizes grow between viewports of 360 and 1280 px. Each step is one token with family, size and line
          height.
        </p>
        <ul className="scale">
          {type.scale.map(({ name }) => (
            <li key={name}>
              <p
                className="scale-text"
                style={{
                  font: `var(--typography-style-${name})`,
                  letterSpacing: `var(--typography-letter-spacing-${name})`,
                }}
              >
                <Own input={input}>{strategy.tagline}</Own>
              </p>
              <Copy value={`var(--typography-style-${name})`} />
            </li>
          ))}
        </ul>
        <TableRegion label="Type scale" columns={["Step", "From", "To", "Line height", "Tracking", "Weight"]}>
          {type.scale.map((step) => (
            <tr key={step.name}>
              <th scope="row">{step.name}</th>
              <td>{`${step.minPx} px`}</td>
              <td>{`${step.maxPx} px`}</td>
              <td>{step.lineHeight}</td>
              <td>{`${step.letterSpacing} em`}</td>
              <td>{step.weight}</td>
            </tr>
          ))}
        </TableRegion>
      </Section>
      <Section id="licenses" title="Licenses">
        <ul className="links">
          {[
            ...new Map(
              [...FONT_ROLES.map((role) => type[role]), ...type.scriptFallbacks].map((font) => [
                font.family,
                font,
              ]),
            ).values(),
          ].map((font) => (
            <li key={font.family}>
              <a href={`../${font.license}`}>{`${font.family}: SIL Open Font License 1.1`}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
