import type { ReactNode } from "react";
import { DeveloperNav } from "@/components/developers/developer-nav";
import { SiteFrame } from "@/components/ui/site-frame";
import { OPERATION_TAGS } from "@/lib/http/operation-words";
import { OPERATIONS } from "@/lib/openapi/published-document";
import { GUIDES } from "./_guides/guides";

const GROUPS = [
  { title: "Start", links: [{ href: "/developers", label: "Overview" }] },
  {
    title: "Guides",
    links: GUIDES.map(({ slug, label }) => ({ href: `/developers/guides/${slug}`, label })),
  },
  ...OPERATION_TAGS.map(({ name }) => ({
    title: name,
    links: OPERATIONS.filter(({ tag }) => tag === name).map(({ id, summary, version }) => ({
      href: `/developers/reference/${id}`,
      label: version === "v2" ? `${summary} (beta)` : summary,
    })),
  })),
  {
    title: "More",
    links: [
      { href: "/developers/changelog", label: "Changelog" },
      { href: "/status", label: "Status" },
    ],
  },
];

export default function DeveloperLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <div className="sheet-width grid gap-x-14 gap-y-8 pt-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <DeveloperNav groups={GROUPS} />
        <div className="min-w-0">{children}</div>
      </div>
    </SiteFrame>
  );
}
