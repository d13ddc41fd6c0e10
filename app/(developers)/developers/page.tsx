import type { Metadata } from "next";
import { Part, Title } from "@/components/developers/guide-text";
import { GUIDES } from "../_guides/guides";

export const metadata: Metadata = {
  title: "Developers",
  description: "Brands by API: quick start, guides, reference with try-it, webhooks and the changelog.",
};

export default function DevelopersPage() {
  return (
    <>
      <Title lead="Send a brief, get a brand: logos, tokens, components, guidelines and a documentation site, each file checked by machine. The interface answers the same way twice, loses no event, and is described by a document made from the code that answers.">
        Brands, by API.
      </Title>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href="/developers/guides/quick-start" className="button button-primary">
          Quick start
        </a>
        <a href="/settings/api-keys" className="button">
          Get an API key
        </a>
        <a href="/v1/openapi.json" className="button">
          OpenAPI 3.1
        </a>
      </p>
      <Part title="Guides">
        <ul className="border-t border-rule">
          {GUIDES.map(({ slug, label, lead }) => (
            <li key={slug} className="border-b border-rule py-3">
              <a href={`/developers/guides/${slug}`} className="text-link font-semibold">
                {label}
              </a>
              <p className="text-ink-soft">{lead}</p>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
