let drawn = 0;

/** A new seed: 32 random bits. Where the page names a seed for tests, the next one after it. */
export function drawSeed(): number {
  const first = document.querySelector<HTMLMetaElement>("meta[name=test-seed]");
  return first ? Number(first.content) + ++drawn : crypto.getRandomValues(new Uint32Array(1))[0]!;
}
