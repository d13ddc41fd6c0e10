import { COLOR_VERSIONS, type ColorVersion, type LogoVariation } from "@/lib/logo/logo.schema";
import { LOGO_PNG_SIZES, type LogoFile, logoPath } from "@/lib/logo/logo-path.schema";
import { capitalize } from "@/lib/model/letter-case";
import { Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";

export const logo: DocsPage = {
  file: "logo.html",
  title: "Logo",
  group: "Brand",
  summary:
    "Four arrangements in four color versions, as outlines and pixels. Use the files; never set the name in type.",
  sections: [
    { id: "versions", title: "Versions and files" },
    { id: "space", title: "Clear space" },
    { id: "size", title: "Smallest size" },
    { id: "misuse", title: "Misuse" },
  ],
};

const ORDER: readonly LogoVariation[] = ["combination", "stacked", "wordmark", "icon"];
const VARIATIONS: Record<LogoVariation, string> = {
  combination: "Logo: the first choice",
  stacked: "Stacked: for square and narrow places",
  wordmark: "Wordmark: where the mark is near already",
  icon: "Mark: where the name is known",
};
const VERSIONS: Record<ColorVersion, string> = {
  color: "Color, on light grounds",
  reversed: "Reversed, on dark grounds",
  black: "Black, for one-color print",
  white: "White, on dark areas and photographs",
};
const MISUSES = [
  "Stretch or squeeze it",
  "Turn it",
  "Change its colors",
  "Set it on a ground it cannot be read on",
  "Draw it as an outline",
  "Add a shadow or another effect",
  "Arrange its parts anew",
  "Let anything into its clear space",
];

export function LogoPage({ input }: { input: DocsInput }) {
  const { logo: made, strategy, paths } = input;
  const present = new Set(paths);
  const { combination, icon } = made.variations;
  const space = made.clearSpace * icon.height;
  return (
    <>
      <p>{capitalize(made.concept)}.</p>
      <Section id="versions" title="Versions and files">
        {ORDER.map((variation) => (
          <div key={variation}>
            <h3>{VARIATIONS[variation]}</h3>
            <ul className="logos">
              {COLOR_VERSIONS.map((version) => {
                const at = (format: LogoFile["format"], sizePx?: number) =>
                  logoPath(strategy.slug, { variation, version, format, sizePx });
                const files = [
                  { format: "SVG", path: at("svg") },
                  { format: "PDF", path: at("pdf") },
                  ...LOGO_PNG_SIZES.map((px) => ({ format: `PNG ${px}`, path: at("png", px) })),
                ].filter(({ path }) => present.has(path));
                return (
                  <li key={version}>
                    <div
                      className="logo-ground"
                      style={{ background: made.versions[version].background ?? "#ffffff" }}
                    >
                      {/* biome-ignore lint/performance/noImgElement: a static page, and a vector */}
                      <img
                        src={`../${at("svg")}`}
                        alt={`${strategy.name}, ${variation}, ${version}`}
                        width={Math.round(made.variations[variation].width)}
                        height={Math.round(made.variations[variation].height)}
                        loading="lazy"
                      />
                    </div>
                    <p>{VERSIONS[version]}</p>
                    <ul className="files">
                      {files.map(({ format, path }) => (
                        <li key={path}>
                          <a href={`../${path}`}>
                            {format}
                            <span className="kit-visually-hidden">{` of ${variation}, ${version}`}</span>
                          </a>
                        </li>
                      ))}
                    </ul>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </Section>
      <Section id="space" title="Clear space">
        <p>{`${Math.round(made.clearSpace * 100)} % of the height of the mark on every side.`}</p>
        <svg
          className="clear-space"
          viewBox={`${-space} ${-space} ${combination.width + 2 * space} ${combination.height + 2 * space}`}
          role="img"
          aria-label="The logo inside its clear space"
        >
          <rect
            className="clear-space-area"
            x={-space}
            y={-space}
            width={combination.width + 2 * space}
            height={combination.height + 2 * space}
          />
          <rect className="clear-space-logo" width={combination.width} height={combination.height} />
          {combination.shapes.map(({ d, fill }) => (
            <path key={fill} className={`fill-${fill}`} d={d} />
          ))}
        </svg>
      </Section>
      <Section id="size" title="Smallest size">
        <ul className="facts">
          {(["icon", "wordmark", "combination"] as const).map((variation) => (
            <li key={variation}>
              <strong>{`${made.minimumPx[variation]} px`}</strong>
              {` wide: ${VARIATIONS[variation].split(":")[0]!.toLowerCase()}`}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="misuse" title="Misuse">
        <p>Never</p>
        <ul className="nevers">
          {MISUSES.map((misuse) => (
            <li key={misuse}>{misuse}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
