import type { KitComponent } from "@/lib/kit/kit.schema";
import { Copy } from "../docs-frame";

/** The parts of a component with their classes, and the states that its markup can be in. */
export function ComponentAnatomy({ component }: { component: KitComponent }) {
  const { parts, states } = component;
  return (
    <>
      <dl className="reasons">
        {parts.map(({ className, element, description }) => (
          <div key={className}>
            <dt>
              <code>{className}</code>
            </dt>
            <dd>
              {description}. <code>{element}</code>
            </dd>
          </div>
        ))}
      </dl>
      {states.length > 0 && (
        <>
          <h3>States in the markup</h3>
          <dl className="reasons">
            {states.map(({ name, markup, description }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <code>{markup}</code> {description}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

export function ComponentAccess({ component }: { component: KitComponent }) {
  const { keys, aria } = component;
  return (
    <>
      {keys.length > 0 && (
        <dl className="reasons">
          {keys.map(({ id, keys, does }) => (
            <div key={id}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
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
    </>
  );
}

export function ComponentGuidance({ component }: { component: KitComponent }) {
  const { guidance } = component;
  return (
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
  );
}

export function ComponentTokens({ component }: { component: KitComponent }) {
  return (
    <ul className="files">
      {component.tokens.map((name) => (
        <li key={name}>
          <Copy value={`var(${name})`} label={name} />
        </li>
      ))}
    </ul>
  );
}
