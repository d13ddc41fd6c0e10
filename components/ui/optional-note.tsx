export function OptionalNote() {
  return <span className="ml-1.5 text-sm font-normal text-ink-soft">optional</span>;
}
