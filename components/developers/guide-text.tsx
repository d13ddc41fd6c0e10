import type { ReactNode } from "react";

/** The parts that guides are written with. */
export function Title({ children, lead }: { children: ReactNode; lead: ReactNode }) {
  return (
    <header>
      <h1 className="max-w-[18ch] text-[clamp(2.25rem,1.4rem+3vw,4rem)] leading-[0.95] font-extrabold tracking-[-0.035em]">
        {children}
      </h1>
      <p className="mt-5 max-w-[62ch] text-lg text-pretty text-ink-soft">{lead}</p>
    </header>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl font-bold tracking-[-0.015em]">
        {title}
      </h2>
      <div className="mt-3 max-w-[70ch] space-y-4 text-pretty">{children}</div>
    </section>
  );
}

export function Mono({ children }: { children: ReactNode }) {
  return <code className="bg-well px-1 font-mono text-[0.9em] break-words">{children}</code>;
}

/** A table whose first column names the row. */
export function Table({ caption, head, rows }: { caption: string; head: string[]; rows: ReactNode[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className="mt-5 overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pe-6 text-sm font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are constants
            <tr key={row} className="border-b border-rule align-top">
              <th scope="row" className="py-2 pe-6 font-normal">
                {first}
              </th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells are constants
                <td key={index} className="py-2 pe-6">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Markdown's backquotes, which the document's sentences have, as code. */
export function Sentence({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant text
  return text.split("`").map((part, index) => (index % 2 ? <Mono key={index}>{part}</Mono> : part));
}
