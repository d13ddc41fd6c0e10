interface Affix {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

/** Every word that a Hunspell dictionary with one-letter flags makes of its stems by one suffix. */
export function expandHunspell(aff: string, dic: string): Set<string> {
  const suffixes = suffixesOf(aff);
  const words = new Set<string>();
  for (const line of dic.split("\n").slice(1)) {
    const [stem = "", flags = ""] = line.split(/\s/u)[0]!.split("/");
    if (!stem) continue;
    words.add(stem);
    for (const { strip, add, condition } of [...flags].flatMap((flag) => suffixes.get(flag) ?? [])) {
      if (stem.endsWith(strip) && condition.test(stem)) {
        words.add(stem.slice(0, stem.length - strip.length) + add);
      }
    }
  }
  return words;
}

/** By flag; prefixes are left alone, as what stands before a word moves no accent. */
function suffixesOf(aff: string): ReadonlyMap<string, Affix[]> {
  const suffixes = new Map<string, Affix[]>();
  const patterns = new Map<string, RegExp>();
  for (const line of aff.split("\n")) {
    const [kind, flag = "", strip = "", add, condition] = line.trim().split(/\s+/u);
    if (kind !== "SFX" || add === undefined || condition === undefined) continue;
    const pattern = patterns.get(condition) ?? new RegExp(`${condition}$`, "u");
    patterns.set(condition, pattern);
    const affix = {
      strip: strip === "0" ? "" : strip,
      add: add === "0" ? "" : add.split("/")[0]!,
      condition: pattern,
    };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), affix]);
  }
  return suffixes;
}
