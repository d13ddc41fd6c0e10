import { Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";

export function changelogPage({ kitChanges }: DocsInput): DocsPage {
  return {
    file: "changelog.html",
    title: "Changes",
    group: "Build",
    summary: "What changed in the components from version to version, the newest first.",
    sections: kitChanges.map(({ version }) => ({ id: `v${version}`, title: version })),
  };
}

export function ChangelogPage({ input }: { input: DocsInput }) {
  return input.kitChanges.map(({ version, changes }) => (
    <Section key={version} id={`v${version}`} title={version}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Section>
  ));
}
