import { ControlStrip } from "./control-strip";

export function SiteFooter() {
  return (
    <footer className="sheet-width mt-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-20 pb-8 text-sm text-ink-soft">
      <p className="max-w-prose text-pretty">
        Marque searches no trademark register. Have a name and a mark searched before you register them.
      </p>
      <nav aria-label="More" className="flex flex-wrap gap-2">
        <a href="/design" className="nav-link">
          Showcases
        </a>
        <a href="/verify" className="nav-link">
          Verify
        </a>
        <a href="/wallet" className="nav-link">
          Certificates
        </a>
        <a href="/developers" className="nav-link">
          Developers
        </a>
        <a href="/credits" className="nav-link">
          Credits
        </a>
        <a href="/status" className="nav-link">
          Status
        </a>
      </nav>
      <ControlStrip />
    </footer>
  );
}
