import type { ReactNode } from "react";
import type { DocsInput, DocsPage } from "./docs-input";

interface FrameProps {
  input: DocsInput;
  page: DocsPage;
  pages: readonly DocsPage[];
  /** Tabs come to life by the kit's script. */
  hasTabs: boolean;
  children: ReactNode;
}

/** The whole document of a page: head, bar, navigation, content. Links are relative, so that it opens from a folder. */
export function DocsFrame({ input, page, pages, hasTabs, children }: FrameProps) {
  const { strategy } = input;
  const groups = [...new Set(pages.map(({ group }) => group))];
  const at = pages.indexOf(page);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <html lang="en" dir={strategy.direction}>
      {/* biome-ignore lint/style/noHeadElement: a static page, not one of the app's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${page.title} – ${strategy.name}`}</title>
        <meta name="description" content={page.summary} />
        <link rel="icon" href="../logos/favicon/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="assets/fonts.css" />
        <link rel="stylesheet" href="../tokens/brand.css" />
        <link rel="stylesheet" href="assets/site.css" />
        <script src="assets/theme.js" />
        {hasTabs && <script src="assets/kit.js" defer />}
        <script src="assets/site.js" defer />
      </head>
      <body className="kit-page">
        <a className="skip" href="#content">
          Skip to content
        </a>
        <header className="bar">
          <a className="bar-brand" href="index.html">
            <PlainMark input={input} className="mark" />
            <Own input={input}>{strategy.name}</Own>
          </a>
          <div className="settings">
            <button
              type="button"
              className="theme"
              data-toggle="direction"
              aria-pressed="false"
              title="Right to left"
            >
              RTL
            </button>
            <button
              type="button"
              className="theme"
              data-toggle="contrast"
              aria-pressed="false"
              title="High contrast"
            >
              Contrast
            </button>
            <button
              type="button"
              className="theme"
              data-toggle="theme"
              aria-pressed="false"
              title="Dark theme"
            >
              Dark
            </button>
          </div>
        </header>
        <div className="columns">
          <nav className="side" aria-label="Documentation">
            <div className="search" data-search>
              <label className="kit-visually-hidden" htmlFor="search">
                Search the documentation
              </label>
              <input
                id="search"
                type="search"
                placeholder="Search"
                autoComplete="off"
                aria-controls="search-results"
              />
              <p className="kit-visually-hidden" role="status" data-search-count />
              <ul id="search-results" data-search-results />
            </div>
            <details className="side-fold" open>
              <summary>Pages</summary>
              {groups.map((group) => (
                <div className="side-group" key={group}>
                  <p className="side-title">{group}</p>
                  <ul>
                    {pages
                      .filter((other) => other.group === group)
                      .map((other) => (
                        <li key={other.file}>
                          <a href={other.file} {...(other === page && { "aria-current": "page" as const })}>
                            {other.title}
                          </a>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </details>
          </nav>
          <main id="content" tabIndex={-1}>
            <p className="eyebrow">{page.group}</p>
            <h1>{page.title}</h1>
            <p className="summary">{page.summary}</p>
            {page.sections.length > 2 && (
              <ul className="jumps">
                {page.sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            )}
            {children}
            <p className="twin">
              <a href={page.file.replace(/\.html$/, ".md")}>This page as Markdown</a>
            </p>
            <nav className="turn" aria-label="Next pages">
              {before ? <a href={before.file}>{`Back: ${before.title}`}</a> : <span />}
              {after && <a href={after.file}>{`Next: ${after.title}`}</a>}
            </nav>
          </main>
        </div>
        <div className="said" role="status" data-said />
      </body>
    </html>
  );
}

/** The mark, in the version that suits the theme. */
export function Mark({ input }: { input: DocsInput }) {
  const { icon } = input.logo.variations;
  return (
    <svg className="mark" viewBox={`0 0 ${icon.width} ${icon.height}`} aria-hidden="true">
      {icon.shapes.map(({ d, fill }) => (
        <path key={fill} className={`fill-${fill}`} d={d} />
      ))}
    </svg>
  );
}

/** The mark in the color of the text round it, for grounds of the brand's own color. */
export function PlainMark({ input, className }: { input: DocsInput; className: string }) {
  const { width, height, shapes } = input.plainMark;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} fill="currentColor" aria-hidden="true">
      {shapes.map(({ d }) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** Text of the brand's own, in its language; it keeps its direction whatever stands round it. */
export function Own({ input, children }: { input: DocsInput; children: string }) {
  const { language } = input.strategy;
  return (
    <bdi {...(language !== "und" && { lang: language })} dir="auto">
      {children}
    </bdi>
  );
}

/** A value that a press copies. */
export function Copy({ value, label }: { value: string; label?: string }) {
  return (
    <button type="button" className="copy" data-copy={value} dir="ltr">
      <span className="kit-visually-hidden">Copy </span>
      {label ?? value}
    </button>
  );
}

/** Source text that can be scrolled and copied. */
export function Code({ title, text }: { title: string; text: string }) {
  return (
    <figure className="code" dir="ltr">
      <figcaption>
        <span>{title}</span>
        <button type="button" className="copy" data-copy={text}>
          Copy<span className="kit-visually-hidden">{` ${title}`}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="code-text" tabIndex={0} aria-label={title}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </figure>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** A wide table in a region of its own that scrolls. `children` are its rows. */
export function TableRegion({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table" aria-label={`Table: ${label}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
