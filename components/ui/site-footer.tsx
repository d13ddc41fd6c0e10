import { ControlStrip } from "./control-strip";

export function SiteFooter() {
  return (
    <footer className="sheet-width mt-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-20 pb-8 text-sm text-ink-soft">
      <p className="max-w-prose text-pretty">
        Marque checks its marks for likeness to well-known logos. That is not a trademark search: have one
        made before you register a name or a mark.
      </p>
      <ControlStrip />
    </footer>
  );
}
