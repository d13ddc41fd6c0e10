export type AccountSection = "brands" | "usage" | "profile" | "api-keys" | "webhooks" | "payments" | "admin";

const SECTIONS: readonly { id: AccountSection; label: string; href: string }[] = [
  { id: "brands", label: "Brands", href: "/dashboard" },
  { id: "usage", label: "Usage", href: "/dashboard/usage" },
  { id: "profile", label: "Profile", href: "/settings/profile" },
  { id: "api-keys", label: "API keys", href: "/settings/api-keys" },
  { id: "webhooks", label: "Webhooks", href: "/settings/webhooks" },
  { id: "payments", label: "Payments", href: "/settings/payments" },
];
const ADMIN = { id: "admin", label: "Admin", href: "/admin" } as const;

/** The index of the account's pages, like the tabs of a job folder: three to a row where they do not fit into one. */
export function AccountNav({ current, isAdmin }: { current: AccountSection; isAdmin: boolean }) {
  const sections = isAdmin ? [...SECTIONS, ADMIN] : SECTIONS;
  return (
    <nav aria-label="Account" className="sheet-width mt-2">
      <ul className="grid grid-cols-3 border-t border-l border-ink lg:flex lg:border-l-0 lg:border-b">
        {sections.map(({ id, label, href }) => (
          <li key={id} className="border-r border-b border-ink lg:border-0">
            <a
              href={href}
              aria-current={id === current ? "page" : undefined}
              className="flex min-h-12 items-center justify-center px-2 text-center font-semibold hover:text-accent-strong aria-[current]:bg-ink aria-[current]:text-paper lg:px-5"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
