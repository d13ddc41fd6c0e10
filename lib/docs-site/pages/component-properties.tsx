import type { KitComponent } from "@/lib/kit/kit.schema";
import { capitalize } from "@/lib/model/letter-case";
import { TableRegion } from "../docs-frame";

interface Row {
  readonly name: string;
  readonly type: string;
  readonly preset: string;
  readonly text: string;
}

/** What can be set on a component: variants, values, content and events, each with its name in React and in Vue. */
export function ComponentProperties({ component }: { component: KitComponent }) {
  const { props, slots, events, variants } = component;
  const values: Row[] = [
    ...variants.map(({ prop, values, default: preset, description }) => ({
      name: prop,
      type: values.map(({ value }) => JSON.stringify(value)).join(" | "),
      preset: JSON.stringify(preset),
      text: description,
    })),
    ...props.map(({ name, type, required, default: preset, description }) => ({
      name,
      type,
      preset: required ? "required" : (preset ?? "–"),
      text: description,
    })),
  ];
  return (
    <>
      {values.length > 0 && <Rows label="Properties" rows={values} />}
      {variants.map(({ prop, attribute, values }) => (
        <div key={prop}>
          <h3>{`Values of ${prop} (in markup ${attribute})`}</h3>
          <dl className="reasons">
            {values.map(({ value, use }) => (
              <div key={value}>
                <dt>
                  <code>{value}</code>
                </dt>
                <dd>{use}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {slots.length > 0 && (
        <>
          <h3>Content</h3>
          <TableRegion label="Content" columns={["React", "Vue", "What for"]}>
            {slots.map(({ name, keyed, description }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name === "default" ? "children" : name}</code>
                </th>
                <td>{keyed ? "a slot for each id" : <code>{`#${name}`}</code>}</td>
                <td>{description}</td>
              </tr>
            ))}
          </TableRegion>
        </>
      )}
      {events.length > 0 && (
        <>
          <h3>Events</h3>
          <TableRegion label="Events" columns={["React", "Vue", "Given", "When"]}>
            {events.map(({ name, model, type, description }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{`on${capitalize(name)}`}</code>
                  {model && (
                    <>
                      , <code>{model}</code>, <code>{`default${capitalize(model)}`}</code>
                    </>
                  )}
                </th>
                <td>
                  <code>{model ? (model === "value" ? "v-model" : `v-model:${model}`) : `@${name}`}</code>
                </td>
                <td>
                  <code>{type}</code>
                </td>
                <td>{description}</td>
              </tr>
            ))}
          </TableRegion>
        </>
      )}
      {values.length + slots.length + events.length === 0 && <p>It has none.</p>}
    </>
  );
}

function Rows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <TableRegion label={label} columns={["Name", "Type", "Default", "What for"]}>
      {rows.map(({ name, type, preset, text }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td dir="ltr">
            <code>{type}</code>
          </td>
          <td dir="ltr">{/^(?:required|–)$/.test(preset) ? preset : <code>{preset}</code>}</td>
          <td>{text}</td>
        </tr>
      ))}
    </TableRegion>
  );
}
