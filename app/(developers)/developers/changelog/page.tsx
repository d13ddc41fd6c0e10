import type { Metadata } from "next";
import { Part, Sentence, Title } from "@/components/developers/guide-text";
import { OPERATIONS } from "@/lib/openapi/published-document";
import { EVENTS } from "@/lib/webhooks/event.schema";

export const metadata: Metadata = {
  title: "Changelog",
  description: "What changed in the API, newest first.",
};

interface Entry {
  date: string;
  version: string;
  changes: readonly string[];
}

const ENTRIES: readonly Entry[] = [
  {
    date: "2026-11-23",
    version: "v2",
    changes: [
      "`POST` and `GET /v2/brands/{id}/deck`: a pitch deck of ten slides as PowerPoint and PDF.",
      "`POST` and `GET /v2/brands/{id}/variants`: three designs that differ on one thing each, the code to test them with, and what the test shows.",
      "`POST` and `GET /v2/brands/{id}/domains`: a brand's documentation at a host of its own.",
      "Each is bought once for a brand, with the network's own token.",
    ],
  },
  {
    date: "2026-11-23",
    version: "v1",
    changes: [
      "402 carries a challenge in `WWW-Authenticate: Payment`: a credit can be bought by the request that needs it. The guide Payments says how; clients that do not pay notice nothing.",
      "Certificates: mint the certificate of a brand, read it, list all. A brand that is asked for with `walletAddress` gets its certificate when it is complete.",
      "`nftTokenId` and `nftTransactionHash` of a brand and of a generation's result are filled in as soon as its certificate is in a block.",
      "The progress of such a generation has the step `certificate`. A certificate that fails never fails its brand.",
      "`owner` of a certificate follows what the contract says: one that its holder hands on is the new holder's in `GET /v1/nfts` half a minute later.",
      "`choices.words.values` of a regeneration: three to five values of one's own, each with title and text; `null` gives the strategist's back.",
    ],
  },
  {
    date: "2026-11-22",
    version: "v1, grown",
    changes: [
      "The keys of signed statements (DSSE, in-toto, Ed25519) are at `/.well-known/marque-keys.json`; `/verify` and the guide Proof say how it is checked.",
    ],
  },
  {
    date: "2026-11-22",
    version: "v1, corrected",
    changes: [
      '`name` of a brand is `null` until there is one; it said "Untitled brand".',
      "While a later version is made, files of the one before are served, as the document says; they were 409.",
      "Unknown parameters of a list are 400, and so is a parameter of files that there is not.",
      "`null` for an optional field of a brief or a webhook is the same as leaving it out.",
      "A webhook's secret may be any text of 8 to 255 printable characters.",
      "A range that a file does not have is 416 in the envelope; 401 has no `X-RateLimit` headers.",
      "Enumerations of answers are open in the document (`x-extensible-enum`): take values that you do not know, such as a new event.",
    ],
  },
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
];

/** The events that webhooks can be told of, by the day on which each was announced. */
function eventEntries(): Entry[] {
  const byDate = Map.groupBy(Object.entries(EVENTS), ([, { since }]) => since);
  return [...byDate].map(([date, events]) => ({
    date,
    version: "events of webhooks",
    changes: events.map(([event, { when }]) => `\`${event}\`: ${when}.`),
  }));
}

/** The operations that came after their version, by the day on which each was announced. */
function operationEntries(): Entry[] {
  const later = OPERATIONS.flatMap(({ since, ...operation }) => (since ? [{ ...operation, since }] : []));
  const byEntry = Map.groupBy(later, ({ since, version }) => `${since} ${version}`);
  return [...byEntry.values()].map((operations) => ({
    date: operations[0]!.since,
    version: `operations of ${operations[0]!.version}`,
    changes: operations.map(
      ({ method, path, summary }) => `\`${method.toUpperCase()} ${path}\`: ${summary}.`,
    ),
  }));
}

export default function ChangelogPage() {
  const entries = [...ENTRIES, ...operationEntries(), ...eventEntries()].sort((a, b) =>
    b.date.localeCompare(a.date),
  );
  return (
    <>
      <Title lead="What changed in the interface, newest first. v1 only ever grows; what it promised by mistake is named here.">
        Changelog
      </Title>
      {entries.map(({ date, version, changes }) => (
        <Part key={`${date} ${version}`} title={`${date}: ${version}`}>
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
