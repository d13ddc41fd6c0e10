import { Own, PlainMark, Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";

export const overview: DocsPage = {
  file: "index.html",
  title: "Overview",
  group: "Brand",
  summary: "What the brand is, how it speaks, and where to find everything else.",
  sections: [
    { id: "story", title: "Story" },
    { id: "position", title: "Position" },
    { id: "values", title: "Values" },
    { id: "voice", title: "Voice" },
    { id: "boilerplate", title: "About text" },
    { id: "start", title: "Start" },
  ],
};

export function OverviewPage({ input }: { input: DocsInput }) {
  const { strategy, paths } = input;
  const book = paths.find((path) => path.startsWith("guidelines/"));
  return (
    <>
      <div className="hero">
        <p className="hero-tagline">
          <Own input={input}>{strategy.tagline}</Own>
        </p>
        <PlainMark input={input} className="hero-mark" />
      </div>
      <Section id="story" title="Story">
        <p className="lead">
          <Own input={input}>{strategy.oneLiner}</Own>
        </p>
        <p>
          <Own input={input}>{strategy.mission}</Own>
        </p>
      </Section>
      <Section id="position" title="Position">
        {[strategy.positioning, strategy.promise, strategy.audiencePicture].filter(Boolean).map((text) => (
          <p key={text}>
            <Own input={input}>{text}</Own>
          </p>
        ))}
      </Section>
      <Section id="values" title="Values">
        <ul className="cards">
          {strategy.values.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values may read the same
            <li className="card" key={index}>
              <h3>
                <Own input={input}>{title}</Own>
              </h3>
              <p>
                <Own input={input}>{text}</Own>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="voice" title="Voice">
        <ul className="pairs">
          {strategy.voice.map((pair, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pairs may read the same
            <li key={index}>
              <p>
                <span className="verdict good">We say</span>
                <Own input={input}>{pair.do}</Own>
              </p>
              <p>
                <span className="verdict bad">Not</span>
                <Own input={input}>{pair.dont}</Own>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="boilerplate" title="About text">
        <p>For the end of a press release, a profile, a directory: take it as it is.</p>
        <blockquote>
          <Own input={input}>{strategy.boilerplate || strategy.oneLiner}</Own>
        </blockquote>
      </Section>
      <Section id="start" title="Start">
        <ul className="links">
          <li>
            <a href="logo.html">Take the logo</a>
          </li>
          <li>
            <a href="tokens.html">Use the design tokens</a>
          </li>
          {book && (
            <li>
              <a href={`../${book}`}>Read the brand guidelines (PDF)</a>
            </li>
          )}
        </ul>
      </Section>
    </>
  );
}
