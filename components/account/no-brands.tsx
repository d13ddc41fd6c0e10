/** What a new account sees in place of its list. */
export function NoBrands() {
  return (
    <section aria-labelledby="no-brands-title" className="mt-10 lg:p-5">
      <div className="ticket crop-marks grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="cell flex flex-col items-start gap-5 py-10! lg:py-16!">
          <h2 id="no-brands-title" className="section-title">
            The sheet is still blank.
          </h2>
          <p className="max-w-[40ch] text-lg text-pretty text-ink-soft">
            Describe a business in one sentence. A few minutes later its name, logos, colors, type and
            components lie here. Brands that you made in this browser before you signed in are moved here by
            themselves.
          </p>
          <a href="/#brief" className="button button-primary min-h-14! px-8! text-lg">
            Make the first brand
          </a>
        </div>
        <BlankSheet />
      </div>
    </section>
  );
}

/** A press sheet before the first ink: register marks, control strip, the place of a mark. */
function BlankSheet() {
  return (
    <svg
      viewBox="0 0 480 300"
      aria-hidden="true"
      className="h-full min-h-56 w-full border-ink text-control max-lg:border-t lg:border-l"
      fill="none"
      stroke="currentColor"
    >
      <path d="M60 50H420V250H60Z" strokeDasharray="4 5" />
      <path d="M60 20V40M40 50H50M420 20V40M430 50H440M60 260V280M40 250H50M420 260V280M430 250H440" />
      <circle cx="240" cy="150" r="58" stroke="var(--accent)" strokeWidth="1.5" />
      <circle cx="240" cy="150" r="29" />
      <path d="M240 76V224M166 150H314" />
      {[0, 1, 2, 3, 4, 5].map((patch) => (
        <path
          key={patch}
          d={`M${168 + patch * 24} 264H${192 + patch * 24}V280H${168 + patch * 24}Z`}
          fill={patch < 3 ? "var(--ink)" : "var(--accent)"}
          fillOpacity={1 - (patch % 3) * 0.32}
          stroke="none"
        />
      ))}
    </svg>
  );
}
