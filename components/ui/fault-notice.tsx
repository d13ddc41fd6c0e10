/** What is left to say when a page broke. Small on purpose: every page carries it. */
export function FaultNotice({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  return (
    <main className="sheet-width py-16">
      <h1 className="section-title">This page tore</h1>
      <p role="alert" className="mt-5 text-lg text-ink-soft">
        Something went wrong while showing it. Your brands are safe.{digest && ` Fault ${digest}.`}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={onRetry}>
          Show it again
        </button>
        <a href="/" className="button">
          To the start
        </a>
      </p>
    </main>
  );
}
