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
        {/* A visitor's brands are known to the browser, an account's to its dashboard. */}
        <span className="account-place max-sm:hidden">
          <a href="/#recent" className="nav-link if-signed-out">
            Your brands
          </a>
          <a href="/dashboard" className="nav-link if-signed-in">
            Your brands
          </a>
        </span>
        <AccountMenu />
        <ThemeToggle />
      </nav>
    </header>
  );
}
