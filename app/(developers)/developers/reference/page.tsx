import type { Metadata } from "next";
import { Part, Title } from "@/components/developers/guide-text";
import { OPERATION_TAGS } from "@/lib/http/operation-words";
import { OPERATIONS } from "@/lib/openapi/published-document";

export const metadata: Metadata = {
  title: "API reference",
  description: "Every operation of the Marque API.",
};

export default function ReferencePage() {
  return (
    <>
      <Title lead="Every operation, with its fields, its refusals, samples, and a form that sends it to this server.">
        API reference
      </Title>
      {OPERATION_TAGS.map(({ name, description }) => (
        <Part key={name} title={name}>
          <p className="text-ink-soft">{description}</p>
          <ul className="border-t border-rule">
            {OPERATIONS.filter(({ tag }) => tag === name).map(({ id, method, path, summary }) => (
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
