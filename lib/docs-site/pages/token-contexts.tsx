import { TableRegion } from "../docs-frame";

const CONTEXTS = [
  {
    name: "Dark theme",
    system: "prefers-color-scheme: dark",
    attribute: 'data-theme="dark"',
    tailwind: "dark:",
    file: "theme-dark.tokens.json",
  },
  {
    name: "High contrast",
    system: "prefers-contrast: more",
    attribute: 'data-contrast="more"',
    tailwind: "high-contrast:",
    file: "contrast-more.tokens.json",
  },
  {
    name: "Wide gamut",
    system: "color-gamut: p3",
    attribute: null,
    tailwind: null,
    file: "gamut-p3.tokens.json",
  },
  {
    name: "Reduced motion",
    system: "prefers-reduced-motion: reduce",
    attribute: null,
    tailwind: "motion-reduce:",
    file: "motion-reduced.tokens.json",
  },
] as const;

/** When other values hold, and how to ask for them. */
export function TokenContexts() {
  return (
    <>
      <p>
        Names stay, values follow the person's settings. <code>data-theme</code> sets the theme of any
        element. <code>data-contrast</code> goes on the root, or beside <code>data-theme</code> on any
        element; <code>data-contrast="standard"</code> keeps the usual contrast in spite of the system.
      </p>
      <TableRegion
        label="Contexts of the tokens"
        columns={["Context", "The system says", "Attribute", "Tailwind", "DTCG file"]}
      >
        {CONTEXTS.map(({ name, system, attribute, tailwind, file }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[system, attribute, tailwind, file].map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
              <td key={index} className="whole" dir="ltr">
                {value ? <code>{value}</code> : "–"}
              </td>
            ))}
          </tr>
        ))}
      </TableRegion>
    </>
  );
}
