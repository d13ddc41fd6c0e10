/**
 * Marque's own mark: an M cut as a piece of metal type, with the nick that tells a compositor which way is up.
 * Decorative: the name stands beside it.
 */
export function MarqueMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path d={MARK_PATH} fill="var(--accent)" />
    </svg>
  );
}

/** Also the drawing of app/icon.svg and the home screen icons. */
export const MARK_PATH =
  "M0 0H9L16 11.5 23 0H32V32H23.5V15.5L16 27.5 8.5 15.5V32H0V24.5A2.5 2.5 0 0 0 0 19.5Z";
