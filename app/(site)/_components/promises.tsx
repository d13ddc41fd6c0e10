const PROMISES = [
  {
    title: "Verified",
    text: "A package is handed over only after the checks on its final files have passed: contrast of every text pair as the style sheet shows it, logos that are outlines only, typefaces that hold every character, guidelines in which every text is found, components that were compiled, and the ZIP itself.",
  },
  {
    title: "Reproducible",
    text: "The same brief, seed and engine version give the same ZIP, byte for byte. No clock, no host and no id is in it.",
  },
  {
    title: "Provable",
    text: "All files hang on one Merkle root. Whoever holds a single logo file can check that it belongs to the package, without the rest of it.",
  },
  {
    title: "Installable",
    text: "Tokens are standard documents, not screenshots: read them with Style Dictionary, import the CSS, or point Tailwind at the theme.",
  },
] as const;

export function Promises() {
  return (
    <section aria-labelledby="promises-title" className="bg-ink text-paper">
      <div className="sheet-width py-20">
        <h2 id="promises-title" className="sr-only">
          What you can rely on
        </h2>
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
          {PROMISES.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-[clamp(2.5rem,1.6rem+3.6vw,5.25rem)] leading-none font-extrabold tracking-[-0.04em]">
                {title}
              </h3>
              <p className="mt-4 max-w-[46ch] text-lg text-pretty opacity-85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
