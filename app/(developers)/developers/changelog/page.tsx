import type { Metadata } from "next";
import { Part, Sentence, Title } from "@/components/developers/guide-text";

export const metadata: Metadata = {
  title: "Changelog",
  description: "What changed in the API, newest first.",
};

const ENTRIES = [
  {
    date: "2026-11-21",
    version: "v2 beta",
    changes: [
      "`GET /v2/brands/{id}/directions`: names, marks, palettes and typefaces that a brand may have instead.",
    ],
  },
  {
    date: "2026-11-21",
    version: "v1",
    changes: [
      "Brands: create, list, get, delete, status, regenerate.",
      "Files: package, logos, tokens, components for any stack, guidelines.",
      "Webhooks: register, change, rotate, test, deliveries with their attempts, replay.",
      "`Idempotency-Key` on every `POST`, `ETag` on every read, `Range` on files.",
      "The document at `/v1/openapi.json`.",
    ],
  },
] as const;

export default function ChangelogPage() {
  return (
    <>
      <Title lead="What changed in the interface, newest first. v1 only ever grows.">Changelog</Title>
      {ENTRIES.map(({ date, version, changes }) => (
        <Part key={version} title={`${date}: ${version}`}>
          <ul className="list-disc space-y-2 ps-5">
            {changes.map((change) => (
              <li key={change}>
                <Sentence text={change} />
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </>
  );
}
