import type { KitComponent, KitExample } from "@/lib/kit/kit.schema";
import { Code, Copy, Section, TableRegion } from "../docs-frame";
import type { DocsPage } from "../docs-input";

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

export function ComponentPage({ component }: { component: KitComponent }) {
  const { props, aria, keys, guidance, parts, tokens, examples, usage, variants } = component;
  return (
    <>
      <Section id="examples" title="Examples">
        {examples.map((example) => (
          <Example key={example.id} example={example} />
        ))}
      </Section>
      <Section id="code" title="Code">
        {usage.react && <Code title="React" text={usage.react} />}
        {usage.vue && <Code title="Vue" text={usage.vue} />}
        {examples[0] && <Code title="HTML" text={examples[0].html} />}
      </Section>
      <Section id="properties" title="Properties">
        <TableRegion label="Properties">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Type</th>
              <th scope="col">Default</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code>
                </th>
                <td dir="ltr">
                  <code>{prop.type}</code>
                </td>
                <td dir="ltr">
                  {prop.required ? "required" : prop.default ? <code>{prop.default}</code> : "–"}
                </td>
                <td>{prop.description}</td>
              </tr>
            ))}
          </tbody>
        </TableRegion>
        {variants.map((variant) => (
          <div key={variant.prop}>
            <h3>{`Values of ${variant.prop}`}</h3>
            <dl className="reasons">
              {variant.values.map(({ value, use }) => (
                <div key={value}>
                  <dt>{value}</dt>
                  <dd>{use}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
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

function Example({ example }: { example: KitExample }) {
  return (
    <article className="example">
      <h3>{example.title}</h3>
      {example.description && <p>{example.description}</p>}
      <div
        className="stage"
        data-layout={example.layout}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the catalogue, which holds no one's text
        dangerouslySetInnerHTML={{ __html: example.html }}
      />
      <details>
        <summary>Markup</summary>
        <Code title={`Markup of ${example.title}`} text={example.html} />
      </details>
    </article>
  );
}
