import { AccountMenu } from "./account-menu";
import { MarqueLogo } from "./marque-logo";
import { ThemeToggle } from "./theme-toggle";

/** Plain links: the header stands on every page and must not cost script. */
export function SiteHeader() {
  return (
    <header className="sheet-width flex h-18 items-center justify-between gap-4">
      <a href="/" aria-label="Marque" className="flex min-h-11 items-center gap-2.5">
        <MarqueLogo />
      </a>
      <nav aria-label="Main" className="flex items-center gap-1 sm:gap-3">
        <a href="/#package" className="nav-link max-sm:hidden">
          What you get
        </a>
        <a href="/gallery" className="nav-link">
          Gallery
        </a>
        <a href="/#recent" className="nav-link max-sm:hidden">
          Your brands
        </a>
        <AccountMenu />
        <ThemeToggle />
      </nav>
    </header>
  );
}
