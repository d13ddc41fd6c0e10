import { KIT_GROUPS } from "@/lib/kit/kit.schema";
import { Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";

export const components: DocsPage = {
  file: "components.html",
  title: "All components",
  group: "Build",
  summary:
    "Every component in React, Vue and HTML, with the same parts, properties and keys in each of them.",
  sections: KIT_GROUPS.map((group) => ({ id: group.toLowerCase(), title: group })),
};

export function ComponentsPage({ input }: { input: DocsInput }) {
  return KIT_GROUPS.map((group) => (
    <Section key={group} id={group.toLowerCase()} title={group}>
      <ul className="cards">
        {input.catalog
          .filter((component) => component.group === group)
          .map(({ id, title, summary }) => (
            <li className="card" key={id}>
              <h3>
                <a href={`component-${id}.html`}>{title}</a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
      </ul>
    </Section>
  ));
}
