const PATCHES = ["100", "75", "50", "25"] as const;

/** The color bar at the edge of a press sheet: ink and accent in four densities. Decorative. */
export function ControlStrip({ className = "" }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex h-2.5 ${className}`}>
      {(["ink", "accent"] as const).map((ink) =>
        PATCHES.map((density) => (
          <span
            key={`${ink}${density}`}
            className="w-2.5"
            style={{ background: `color-mix(in oklab, var(--${ink}) ${density}%, var(--paper))` }}
          />
        )),
      )}
    </div>
  );
}
