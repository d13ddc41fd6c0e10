import { KIT_CHANGES } from "@/lib/kit/changes";
import { Section } from "../docs-frame";
import type { DocsPage } from "../docs-input";

export const changelog: DocsPage = {
  file: "changelog.html",
  title: "Changes",
  group: "Build",
  summary: "What changed in the components from version to version, the newest first.",
  sections: KIT_CHANGES.map(({ version }) => ({ id: `v${version}`, title: version })),
};

export function ChangelogPage() {
  return KIT_CHANGES.map(({ version, changes }) => (
    <Section key={version} id={`v${version}`} title={version}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Section>
  ));
}
