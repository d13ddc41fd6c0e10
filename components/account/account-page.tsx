import type { ReactNode } from "react";
import { AccountNav, type AccountSection } from "./account-nav";

interface AccountPageProps {
  section: AccountSection;
  isAdmin: boolean;
  title: string;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** What can be done first, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the account: the index, its title, its matter. */
export function AccountPage({ section, isAdmin, title, lead, actions, children }: AccountPageProps) {
  return (
    <>
      <AccountNav current={section} isAdmin={isAdmin} />
      <div className="sheet-width pt-8 lg:pt-12">
        <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="min-w-0">
            <h1
              dir="auto"
              className="text-[clamp(2.5rem,1.6rem+3.6vw,4.75rem)] leading-[0.95] font-extrabold tracking-[-0.035em] break-words"
            >
              {title}
            </h1>
            {lead && <div className="mt-4 max-w-[62ch] text-lg text-pretty text-ink-soft">{lead}</div>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
        {children}
      </div>
    </>
  );
}

/** One part of such a page: its title and what there is to know beside the matter, above it on a narrow sheet. */
export function AccountSectionBlock({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-14 grid scroll-mt-6 gap-x-12 gap-y-5 border-t-[1.5px] border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-2xl font-bold tracking-[-0.015em]">
          {title}
        </h2>
        {lead && <div className="mt-2 max-w-[46ch] text-pretty text-ink-soft">{lead}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
