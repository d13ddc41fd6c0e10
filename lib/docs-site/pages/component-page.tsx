import { renderToStaticMarkup } from "react-dom/server";
import { BRAND_MARK, type KitComponent, type KitExample } from "@/lib/kit/kit.schema";
import type { TechStack } from "@/lib/model/brief.schema";
import { Code, Copy, Mark, Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";
import { ComponentProperties } from "./component-properties";

/** The page of one component. */
export function componentPage(component: KitComponent): DocsPage {
  const sections = [
    { id: "examples", title: "Examples" },
    { id: "code", title: "Code" },
    { id: "properties", title: "Properties" },
    { id: "access", title: "Keyboard and assistive technology" },
    { id: "guidance", title: "Guidance" },
    { id: "parts", title: "Parts and tokens" },
  ];
  return {
    file: `component-${component.id}.html`,
    title: component.title,
    group: component.group,
    summary: component.summary,
    sections,
  };
}

export function ComponentPage({ input, component }: { input: DocsInput; component: KitComponent }) {
  const { aria, keys, guidance, parts, tokens, examples } = component;
  const stack = input.brief.techStack;
  return (
    <>
      <Section id="examples" title="Examples">
        {examples.map((example) => (
          <Example key={example.id} input={input} example={example} />
        ))}
      </Section>
      <Section id="code" title="Code">
        <Code title={STACK_NAMES[stack]} text={usageOf(component, stack)} />
      </Section>
      <Section id="properties" title="Properties">
        <ComponentProperties component={component} stack={stack} />
      </Section>
      <Section id="access" title="Keyboard and assistive technology">
        {keys.length > 0 && (
          <dl className="reasons">
            {keys.map((entry) => (
              <div key={entry.keys}>
                <dt>
                  <kbd>{entry.keys}</kbd>
                </dt>
                <dd>{entry.does}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul>
          {aria.map(({ on, rule }) => (
            <li key={on + rule}>
              <code>{on}</code> {rule}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="guidance" title="Guidance">
        <div className="twos">
          <div>
            <h3 className="verdict good">Do</h3>
            <ul>
              {guidance.do.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="verdict bad">Do not</h3>
            <ul>
              {guidance.dont.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section id="parts" title="Parts and tokens">
        <dl className="reasons">
          {parts.map((part) => (
            <div key={part.className}>
              <dt>
                <code>{part.className}</code>
              </dt>
              <dd>{part.description}</dd>
            </div>
          ))}
        </dl>
        <ul className="files">
          {tokens.map((name) => (
            <li key={name}>
              <Copy value={`var(${name})`} label={name} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const STACK_NAMES: Record<TechStack, string> = { react: "React", vue: "Vue", html: "HTML" };

/** How the component is used in the package's own stack; markup is used by copying it. */
function usageOf({ usage, examples }: KitComponent, stack: TechStack): string {
  return (stack === "html" ? undefined : usage[stack]) ?? examples[0]?.html ?? "";
}

function Example({ input, example }: { input: DocsInput; example: KitExample }) {
  const isSource = input.brief.techStack === "html";
  return (
    <article className="example">
      <h3>{example.title}</h3>
      {example.description && <p>{example.description}</p>}
      <div
        className="stage"
        data-layout={example.layout}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the catalogue and the brand's paths
        dangerouslySetInnerHTML={{ __html: withMark(example.html, input) }}
      />
      <details>
        <summary>{isSource ? "Markup" : "Markup that it renders"}</summary>
        <Code title={`Markup of ${example.title}`} text={example.html} />
      </details>
    </article>
  );
}

/** The examples name the pictures of a component project; here the mark itself stands in their place. */
function withMark(html: string, input: DocsInput): string {
  return html.replaceAll(BRAND_MARK, () => renderToStaticMarkup(<Mark input={input} />));
}
