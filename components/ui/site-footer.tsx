import { ControlStrip } from "./control-strip";

const PAGES = [
  ["/design", "Showcases"],
  ["/verify", "Verify"],
  ["/wallet", "Certificates"],
  ["/developers", "Developers"],
  ["/credits", "Credits"],
  ["/status", "Status"],
] as const;

export function SiteFooter() {
  return (
    <footer className="sheet-width mt-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-20 pb-8 text-sm text-ink-soft">
      <p className="max-w-prose text-pretty">
        Marque searches no trademark register. Have a name and a mark searched before you register them.
      </p>
      <nav aria-label="More" className="flex flex-wrap gap-2">
        {PAGES.map(([href, label]) => (
          <a key={href} href={href} className="nav-link">
            {label}
          </a>
        ))}
      </nav>
      <ControlStrip />
    </footer>
  );
}
