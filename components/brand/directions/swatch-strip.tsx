/** Colors beside each other, the first one widest. Decorative. */
export function SwatchStrip({ colors, className }: { colors: readonly string[]; className: string }) {
  return (
    <span aria-hidden="true" className={`flex ${className}`}>
      {[...colors.entries()].map(([place, hex]) => (
        <span key={place} style={{ background: hex, flexGrow: colors.length - place, flexBasis: 0 }} />
      ))}
    </span>
  );
}
