export function JobUnknown() {
  return (
    <div className="sheet-width py-16">
      <h1 className="section-title">There is no brand here</h1>
      <p className="mt-5 max-w-prose text-lg text-pretty text-ink-soft">
        The address is mistyped, or the brand was deleted. Brands made without an account are kept for 30
        days.
      </p>
      <a href="/" className="button button-primary mt-8">
        Start a new brand
      </a>
    </div>
  );
}
