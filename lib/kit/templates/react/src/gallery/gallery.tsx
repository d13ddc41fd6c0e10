import { useEffect, useState } from "react";
import { brand } from "../brand";
import { BrandMark } from "../examples/brand-mark";
import { examples } from "../examples/index";

const THEMES = ["", "light", "dark"] as const;
const LABELS = { "": "System", light: "Light", dark: "Dark" };

/** Every component with its stories, in the brand's look. Start here, then take what you need from src/components. */
export function Gallery() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>("");
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }, [theme]);

  return (
    <>
      <a className="gallery-skip kit-button" href="#components">
        Skip to the components
      </a>
      <header className="gallery-head">
        <div className="gallery-bar">
          <span className="kit-header-brand">
            <span className="kit-header-logo" aria-hidden="true">
              <BrandMark />
            </span>
            <BrandText text={brand.name} />
          </span>
          <fieldset className="gallery-themes">
            <legend className="kit-visually-hidden">Theme</legend>
            {THEMES.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="gallery-theme"
                  value={value}
                  checked={value === theme}
                  onChange={() => setTheme(value)}
                />
                <span>{LABELS[value]}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className="gallery-hero">
          <div className="gallery-lead">
            <p className="gallery-eyebrow">Component library for React</p>
            <h1 className="gallery-title">
              <BrandText text={brand.name} />
            </h1>
            <p className="gallery-tagline">
              <BrandText text={brand.tagline} />
            </p>
          </div>
          <div className="gallery-mark" aria-hidden="true">
            <span>
              <BrandMark />
            </span>
          </div>
        </div>
      </header>
      <nav className="gallery-index" aria-label="Components">
        <ul>
          {examples.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="gallery" id="components" tabIndex={-1}>
        {examples.map(({ id, title, summary, stories }) => (
          <section className="gallery-section" key={id} id={id} aria-labelledby={`${id}-heading`}>
            <div className="gallery-section-head">
              <h2 className="gallery-section-title" id={`${id}-heading`}>
                {title}
              </h2>
              <p className="gallery-summary">{summary}</p>
            </div>
            <div className="gallery-examples">
              {stories.map((story) => (
                <article className="gallery-example" key={story.id}>
                  <h3 className="gallery-example-title">{story.title}</h3>
                  <figure
                    className="gallery-stage"
                    data-story={story.id}
                    data-layout={story.layout}
                    aria-label={story.title}
                  >
                    <story.Story />
                  </figure>
                </article>
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  );
}

/** The brand's words keep their own language and direction among the gallery's English. */
function BrandText({ text }: { text: string }) {
  const language = brand.language === ("und" as string) ? undefined : brand.language;
  return (
    <span lang={language} dir="auto">
      {text}
    </span>
  );
}
