"use client";

import { usePathname } from "next/navigation";

export interface NavGroup {
  title: string;
  links: { href: string; label: string }[];
}

/** Everything on the developer site, beside its pages; on a narrow sheet folded above them. */
export function DeveloperNav({ groups }: { groups: readonly NavGroup[] }) {
  return (
    <>
      <details className="fold border-y border-rule lg:hidden">
        <summary className="flex min-h-12 items-center font-semibold">All guides and operations</summary>
        <Groups groups={groups} label="Developer site, folded" />
      </details>
      <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto max-lg:hidden">
        <Groups groups={groups} label="Developer site" />
      </div>
    </>
  );
}

function Groups({ groups, label }: { groups: readonly NavGroup[]; label: string }) {
  const pathname = usePathname();
  // The developer site's own host has its pages without the first part of the path.
  const current = pathname.startsWith("/developers") ? pathname : `/developers${pathname.replace(/\/$/, "")}`;
  return (
    <nav aria-label={label} className="pb-6">
      {groups.map(({ title, links }) => (
        <div key={title} className="mt-5 first:mt-2">
          <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
          <ul className="mt-1">
            {links.map(({ href, label: text }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? "page" : undefined}
                  className="flex min-h-9 items-center border-s-[3px] border-transparent ps-3 hover:text-accent-strong hover:underline aria-[current]:border-accent aria-[current]:font-semibold"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
