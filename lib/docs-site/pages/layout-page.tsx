import { Section } from "../docs-frame";
import type { DocsPage } from "../docs-input";
import type { TokenRow } from "../token-rows";

export const layout: DocsPage = {
  file: "layout.html",
  title: "Space, shape and motion",
  group: "Brand",
  summary:
    "The steps of space, the corners, the heights of shadows and the times of movement that everything keeps.",
  sections: [
    { id: "space", title: "Space" },
    { id: "shape", title: "Shape" },
    { id: "elevation", title: "Elevation" },
    { id: "motion", title: "Motion" },
  ],
};

export function LayoutPage({ rows }: { rows: readonly TokenRow[] }) {
  const below = (prefix: string) => rows.filter(({ path }) => path.startsWith(prefix));
  return (
    <>
      <Section id="space" title="Space">
        <p>Distances are steps of one scale. What belongs together is nearer than what does not.</p>
        <Steps
          rows={below("space.")}
          draw={({ cssName }) => ({ inlineSize: `var(${cssName})` })}
          kind="bar"
        />
      </Section>
      <Section id="shape" title="Shape">
        <p>Corners say what a thing is: controls, cards and chips each have their own.</p>
        <Steps
          rows={below("shape.radius.")}
          draw={({ cssName }) => ({ borderRadius: `var(${cssName})` })}
          kind="box"
        />
      </Section>
      <Section id="elevation" title="Elevation">
        <p>Shadows say what lies above the page. In the dark theme lighter grounds do so.</p>
        <Steps
          rows={below("elevation.")}
          draw={({ cssName }) => ({ boxShadow: `var(${cssName})` })}
          kind="box"
        />
      </Section>
      <Section id="motion" title="Motion">
        <p>Movements are short, and end when a person has asked their system for less of them.</p>
        <dl className="reasons">
          {below("motion.duration.").map(({ path, cssName, resolved, description }) => (
            <div key={path}>
              <dt>
                <code>{cssName}</code>
              </dt>
              <dd>{[resolved, description].filter(Boolean).join(" · ")}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

function Steps({
  rows,
  draw,
  kind,
}: {
  rows: readonly TokenRow[];
  draw: (row: TokenRow) => Record<string, string>;
  kind: "bar" | "box";
}) {
  return (
    <ul className="steps">
      {rows.map((row) => (
        <li key={row.path}>
          <span className={`step-${kind}`} style={draw(row)} aria-hidden="true" />
          <span>
            <code>{row.cssName}</code> {row.resolved.length < 24 ? row.resolved : ""}
          </span>
        </li>
      ))}
    </ul>
  );
}
