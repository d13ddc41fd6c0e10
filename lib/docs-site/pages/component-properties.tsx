import type { KitComponent } from "@/lib/kit/kit.schema";
import type { TechStack } from "@/lib/model/brief.schema";
import { TableRegion } from "../docs-frame";

/** What can be set on a component in one stack: properties and slots, or the attributes of its markup. */
export function ComponentProperties({ component, stack }: { component: KitComponent; stack: TechStack }) {
  const { props, slots, states, variants, parts } = component;
  const isMarkup = stack === "html";
  return (
    <>
      {props.length > 0 && <PropertyTable props={props} />}
      {variants.map((variant) => (
        <div key={variant.prop}>
          <h3>{`Values of ${isMarkup ? variant.attribute : variant.prop}`}</h3>
          <Terms
            entries={variant.values.map(({ value, use }) => [
              value === variant.default ? `${value} (default)` : value,
              use,
            ])}
          />
        </div>
      ))}
      {slots.length > 0 && (
        <div>
          <h3>{stack === "vue" ? "Slots" : "Content"}</h3>
          <Terms
            entries={slots.map(({ name, description }) => [
              stack === "react" && name === "default" ? "children" : name,
              description,
            ])}
          />
        </div>
      )}
      {isMarkup && states.length > 0 && (
        <div>
          <h3>States</h3>
          <Terms
            entries={states.map(({ name, markup, description }) => [`${name}: ${markup}`, description])}
          />
        </div>
      )}
      {isMarkup && variants.length + states.length === 0 && (
        <p>{`${parts[0]?.className} has neither variants nor states.`}</p>
      )}
    </>
  );
}

function PropertyTable({ props }: Pick<KitComponent, "props">) {
  return (
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
            <td dir="ltr">{prop.required ? "required" : prop.default ? <code>{prop.default}</code> : "–"}</td>
            <td>{prop.description}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}

function Terms({ entries }: { entries: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="reasons">
      {entries.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
