import { Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";

export const downloads: DocsPage = {
  file: "downloads.html",
  title: "Downloads",
  group: "Build",
  summary: "What the package holds, and the files that people ask for first.",
  sections: [
    { id: "first", title: "Asked for first" },
    { id: "all", title: "Everything" },
  ],
};

/** Files that people look for, by what they call them. */
const WANTED: readonly (readonly [label: string, test: RegExp])[] = [
  ["The logo for the web, in color", /^logos\/combination\/.*-color\.svg$/],
  ["The logo for dark grounds", /^logos\/combination\/.*-reversed\.svg$/],
  ["The mark alone", /^logos\/icon\/.*-color\.svg$/],
  ["The guidelines as a PDF", /^guidelines\/.*\.pdf$/],
  ["The design tokens for CSS", /^tokens\/brand\.css$/],
  ["The design tokens in the DTCG format", /^tokens\/brand\.tokens\.json$/],
  ["A picture for links that are shared", /^social\/.*1200.*\.png$/],
];

export function DownloadsPage({ input }: { input: DocsInput }) {
  const { paths } = input;
  const folders = [...new Set(paths.map((path) => path.split("/")[0] ?? path))].filter((name) =>
    paths.some((path) => path.startsWith(`${name}/`)),
  );
  return (
    <>
      <Section id="first" title="Asked for first">
        <ul className="links">
          {WANTED.flatMap(([label, test]) => {
            const path = paths.find((one) => test.test(one));
            return path ? [{ label, path }] : [];
          }).map(({ label, path }) => (
            <li key={path}>
              <a href={`../${path}`} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="all" title="Everything">
        <dl className="reasons">
          {folders.map((folder) => (
            <div key={folder}>
              <dt>
                <code>{`${folder}/`}</code>
              </dt>
              <dd>{`${paths.filter((path) => path.startsWith(`${folder}/`)).length} files`}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
