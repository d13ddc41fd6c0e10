import type { KitComponent, KitStory } from "@/lib/kit/kit.schema";
import { Code, Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";
import { STACK_NAMES, stacksFrom } from "../stacks";
import { ComponentAccess, ComponentAnatomy, ComponentGuidance, ComponentTokens } from "./component-facts";
import { ComponentProperties } from "./component-properties";

/** The page of one component. */
export function componentPage(component: KitComponent): DocsPage {
  return {
    file: `component-${component.id}.html`,
    title: component.title,
    group: component.group,
    summary: component.summary,
    words: [component.whenToUse, ...component.props.map(({ name }) => name)].join(" "),
    sections: [
      { id: "examples", title: "Examples" },
      { id: "when", title: "When to use it" },
      { id: "install", title: "Install" },
      { id: "anatomy", title: "Anatomy" },
      { id: "properties", title: "Properties" },
      { id: "access", title: "Keyboard and accessibility" },
      { id: "tokens", title: "Tokens" },
    ],
  };
}

export function ComponentPage({ input, component }: { input: DocsInput; component: KitComponent }) {
  return (
    <>
      <Section id="examples" title="Examples">
        {component.stories.map((story) => (
          <Story key={story.id} input={input} component={component} story={story} />
        ))}
      </Section>
      <Section id="when" title="When to use it">
        <p>{component.whenToUse}</p>
        <ComponentGuidance component={component} />
      </Section>
      <Section id="install" title="Install">
        <p>
          It is part of the component project of the package. In an application of your own, once the brand's
          registry is there:
        </p>
        <Code
          title="React, with the CLI of shadcn/ui"
          text={`npx shadcn@latest add @${input.strategy.slug}/${component.id}`}
        />
        <Code
          title="Vue, with the CLI of shadcn-vue"
          text={`npx shadcn-vue@latest add @${input.strategy.slug}/${component.id}`}
        />
      </Section>
      <Section id="anatomy" title="Anatomy">
        <ComponentAnatomy component={component} />
      </Section>
      <Section id="properties" title="Properties">
        <ComponentProperties component={component} />
      </Section>
      <Section id="access" title="Keyboard and accessibility">
        <ComponentAccess component={component} />
      </Section>
      <Section id="tokens" title="Tokens">
        <ComponentTokens component={component} />
      </Section>
    </>
  );
}

/** One story: live in a frame of its own, and its source in every stack. */
function Story({ input, component, story }: { input: DocsInput; component: KitComponent; story: KitStory }) {
  const sources = input.examples.get(`${component.id}/${story.id}`);
  const stacks = stacksFrom(input.brief.techStack);
  const id = `code-${story.id}`;
  return (
    <article className="example">
      <h3>{story.title}</h3>
      {story.description && <p>{story.description}</p>}
      <iframe
        className="preview"
        title={`${component.title}: ${story.title}`}
        data-preview={`preview/${component.id}.html?story=${story.id}`}
      />
      <noscript>
        <p>
          <a href={`preview/${component.id}.html`}>The examples, live</a>
        </p>
      </noscript>
      <div className="kit-tabs" data-variant="pill">
        <div className="kit-tab-list" role="tablist" aria-label={`Code of ${story.title}`}>
          {stacks.map((stack, index) => (
            <button
              key={stack}
              type="button"
              className="kit-tab"
              role="tab"
              id={`${id}-${stack}`}
              aria-controls={`${id}-${stack}-panel`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {STACK_NAMES[stack]}
            </button>
          ))}
        </div>
        {stacks.map((stack, index) => (
          <div
            key={stack}
            className="kit-tab-panel"
            role="tabpanel"
            id={`${id}-${stack}-panel`}
            aria-labelledby={`${id}-${stack}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text must be reachable by keyboard
            tabIndex={0}
            hidden={index > 0}
          >
            <Code title={`${STACK_NAMES[stack]}: ${story.title}`} text={sources?.[stack] ?? ""} />
          </div>
        ))}
      </div>
    </article>
  );
}
