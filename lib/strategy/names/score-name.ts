import { BAD_PARTS, KNOWN_BRANDS } from "./blocked-names";

const CLUSTERS =
  "bl br cl cr dr fl fr gl gr pl pr sc sh sk sl sm sn sp st sw th tr tw wh ch ph qu ck ct ft ld lf lk ll lm ln lp ls lt lv mb mm mp nc nd ng nk nn ns nt nth pp pt rb rc rd rf rg rk rl rm rn rp rr rs rt rth rv rw ss st str tt ts ws wn wl wm wk xt dl ml nl sl dg gg ff bb dd zz nf ks ms mf mw nw tw lw kl kn gn tl tb dw db nb nm nv nr lb lc lg lh rch nch tch ngl ndl mbl ntr ndr mpl str spr scr spl thr shr".split(
    " ",
  );
const ALLOWED = new Set(CLUSTERS);
const HARD_START = /^(?:[^aeiouy]{3,}|ng|ck|ct|ft|l[bcdfgkmnpst]|m[bpft]|n[cdgkt]|r[^aeiouyh]|dl|tl|x)/;

/**
 * How good a name is as a name, 0 to 1: length, sound, rhythm, belonging. Null when it must not be used: unsayable, a
 * bad word in one of several languages, a known brand, or the trade's plain word.
 */
export function scoreName(
  name: string,
  relevance: number,
  isPlainWord: (word: string) => boolean,
): number | null {
  const lower = name.toLowerCase();
  if (lower.length < 4 || lower.length > 11 || isPlainWord(lower)) return null;
  if (isBlocked(lower) || !isSayable(lower)) return null;
  const syllables = lower.match(/[aeiouy]+/g)?.length ?? 0;
  const lengthFit = 1 - Math.abs(lower.length - 6.5) * 0.12;
  const rhythm = syllables === 2 ? 1 : syllables === 3 ? 0.9 : syllables === 1 ? 0.75 : 0.35;
  const vowels = (lower.match(/[aeiouy]/g)?.length ?? 0) / lower.length;
  const balance = 1 - Math.min(1, Math.abs(vowels - 0.42) * 3);
  const ending = /[aeo]$|[lnrm]$/.test(lower) ? 1 : 0.75;
  const echo = /(.)\1|^(.).*\2.?$/.test(lower) ? 1 : 0.85;
  return 0.24 * lengthFit + 0.2 * rhythm + 0.14 * balance + 0.08 * ending + 0.06 * echo + 0.28 * relevance;
}

export function isBlocked(name: string): boolean {
  const bad = BAD_PARTS.some((part) => {
    if (part.endsWith("-"))
      return name === part.slice(0, -1) || name.startsWith(part.slice(0, -1) + part.slice(0, -1));
    return part.length <= 4 ? name.startsWith(part) || name.endsWith(part) : name.includes(part);
  });
  return (
    bad ||
    [...KNOWN_BRANDS].some((brand) => brand === name || (brand.length >= 5 && isOneLetterAway(brand, name)))
  );
}

function isSayable(name: string): boolean {
  if (
    HARD_START.test(name) ||
    /[aeiou]{3}|(.)\1\1|yy|uu|ii|aa|[jqvw]$|q(?!u)|[bcdfghjklmnpqrstvwxz]{4}/.test(name)
  )
    return false;
  return (name.match(/[^aeiouy]{2,}/g) ?? []).every((cluster) => {
    if (ALLOWED.has(cluster)) return true;
    // Three consonants are fine where a syllable ends and another begins: "har-vest", "sun-stone".
    if (cluster.length === 3) return ALLOWED.has(cluster.slice(1)) && /^[lnrsmk]/.test(cluster);
    return cluster.length === 2 && /^[lnrsmtdkp]/.test(cluster) && !/[jqxz]/.test(cluster);
  });
}

/** One letter changed, added or dropped. */
function isOneLetterAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
