import { CopyButton, CopyLabel } from "@/components/ui/copy-button";

/** Source text that can be copied. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <figure className="my-5 border border-ink bg-sheet">
      <figcaption className="flex items-center justify-between gap-4 border-b border-rule ps-4 text-sm text-ink-soft">
        {label}
        <CopyButton text={code} className="min-h-11 px-4 font-semibold text-ink hover:text-accent-strong">
          <CopyLabel>Copy</CopyLabel>
        </CopyButton>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-sm leading-relaxed">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
