const PAGES = [
  { id: "engine", label: "Engine", href: "/admin" },
  { id: "accounts", label: "Accounts", href: "/admin/accounts" },
  { id: "jobs", label: "Jobs", href: "/admin/jobs" },
  { id: "certificates", label: "Certificates", href: "/admin/certificates" },
  { id: "unclaimed", label: "Unclaimed", href: "/admin/certificates/unclaimed" },
  { id: "figures", label: "Figures", href: "/admin/certificates/figures" },
  { id: "payments", label: "Payments", href: "/admin/payments" },
  { id: "incidents", label: "Incidents", href: "/admin/incidents" },
] as const;

/** The pages of the administration. */
export function AdminNav({ current }: { current: (typeof PAGES)[number]["id"] }) {
  return (
    <nav aria-label="Administration" className="mt-6">
      <ul className="flex flex-wrap gap-x-6 border-b border-rule">
        {PAGES.map(({ id, label, href }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={id === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent font-medium text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
