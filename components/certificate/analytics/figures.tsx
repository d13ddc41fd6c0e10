interface FiguresProps {
  figures: readonly { name: string; value: string; isBad?: boolean }[];
}

/** A few figures side by side, each under its name. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="mt-8 grid grid-cols-2 border-t border-l border-ink sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(({ name, value, isBad = false }) => (
        <div key={name} className="cell border-r border-b border-ink">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd
            className={`mt-1 text-2xl font-bold break-words tabular-nums ${isBad ? "text-accent-strong" : ""}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
