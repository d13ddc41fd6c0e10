import type { Metadata } from "next";
import { Part, Title } from "@/components/developers/guide-text";
import { TAGS, V1_OPERATIONS, V2_OPERATIONS } from "@/lib/openapi/operations";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every operation of the Marque API.",
};

export default function ReferencePage() {
  const operations = [...V1_OPERATIONS, ...V2_OPERATIONS];
  return (
    <>
      <Title lead="Every operation, with its fields, its refusals, samples, and a form that sends it to this server.">
        API reference
      </Title>
      {TAGS.map(({ name, description }) => (
        <Part key={name} title={name}>
          <p className="text-ink-soft">{description}</p>
          <ul className="border-t border-rule">
            {operations
              .filter(({ tag }) => tag === name)
              .map(({ id, method, path, summary }) => (
                <li key={id} className="border-b border-rule py-3">
                  <a href={`/developers/reference/${id}`} className="text-link font-semibold">
                    {summary}
                  </a>
                  <p className="font-mono text-sm break-all text-ink-soft">
                    {method.toUpperCase()} {path}
                  </p>
                </li>
              ))}
          </ul>
        </Part>
      ))}
    </>
  );
}
