import Link from "next/link";
import { MarqueMark } from "./marque-mark";
import { ThemeToggle } from "./theme-toggle";

export function SiteHeader() {
  return (
    <header className="sheet-width flex h-18 items-center justify-between gap-4">
      <Link
        href="/"
        className="flex min-h-11 items-center gap-2.5 font-display text-2xl font-bold tracking-tight"
      >
        <MarqueMark />
        Marque
      </Link>
      <nav aria-label="Main" className="flex items-center gap-1 sm:gap-3">
        <Link href="/#package" className="nav-link max-sm:hidden">
          What you get
        </Link>
        <Link href="/#recent" className="nav-link">
          Your brands
        </Link>
        <ThemeToggle />
      </nav>
    </header>
  );
}
