const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Consonants that may begin a syllable, and end one, in the six languages taken together. */
const ONSETS = set(
  "b c d f g h j k l m n p q r s t v w x z bl br ch cl cr dr dw fl fr gl gn gr kl kn kr ll nh lh ph pl pr qu rh sc sch sh sk sl sm sn sp spl spr squ st str sw th thr tr tw wh wr",
);
const CODAS = set(
  "b c d f g k l m n p r s t v x z ch ck ct dge ff ft gh ld lf lk ll lm lp ls lt m mb mp nc nch nd ng nk ns nt nx pt rb rc rch rd rf rg rk rl rm rn rp rs rt rth sh sk sm sp ss st th tt tch w wl wn zz",
);
/** Clusters between two vowels of a coined word beyond a plain onset: a syllable ends, another begins without effort. */
const JOINTS = set(
  "lb lc ld lf lg lk ll lm ln lp ls lt lv mb mm mn mp nc nd nf ng nj nk nn ns nt nv nz pp pt rb rc rch rd rf rg rj rk rl rm rn rp rr rs rt rv rz sc sk sp ss st tt ct ck ff cc gg bb dd zz zl gn ks mpl mbl mbr ntr ndr ndl ltr str spr rth rst lst nch nst rtr rdr mpr ldr lch nth sh th ch ph lth rw nw tl dl",
);
const VOWEL_PAIRS = set("ai au ay ea ee ei eo eu ew ey ia ie io oa oe oi oo ou ow oy ua ue ui ya yo ye");

/** Can a coined word be said at first sight? */
export function isSayable(word: string): boolean {
  if (/(.)\1\1|[jqv]$|q(?!u)|[bcdfghjklmnpqrstvwxz]{4}|uu|ii|aa|yy|[^aeiouy]w[^aeiouyhr]/.test(word))
    return false;
  const parts = word.match(/[aeiouy]+|[^aeiouy]+/g) ?? [];
  if (!parts.some((part) => /[aeiouy]/.test(part))) return false;
  return parts.every((part, index) => {
    if (/[aeiouy]/.test(part)) {
      return part.length === 1 || (part.length === 2 && VOWEL_PAIRS.has(part));
    }
    if (index === 0) return ONSETS.has(part);
    if (index === parts.length - 1) return CODAS.has(part);
    return part.length === 1 || ONSETS.has(part) || JOINTS.has(part);
  });
}

const VOICED_PAIRS = set("bp pb dt td gk kg vf fv sz zs ck kc td pf fp md mk np gs bs");

/**
 * Do two words join well? No letter doubled by the join, no sound of two letters made by accident ("oat" + "house"), no
 * vowel against a vowel, at most three consonants, none of them a pair that the tongue trips over.
 */
export function joinsWell(first: string, second: string): boolean {
  const [end, start] = [first.at(-1)!, second[0]!];
  if (end === start || VOICED_PAIRS.has(end + start)) return false;
  const isVowelEnd = /[aeiouy]/.test(end);
  if (isVowelEnd && /[aeiou]/.test(start)) return false;
  if (start === "h" && /[tscpgwkr]/.test(end)) return false;
  if (start === "r" && /[tdkgpbcfw]/.test(end) === true && first.length < 4) return false;
  const tail = /[^aeiouy]*$/.exec(first)?.[0] ?? "";
  const head = /^[^aeiouy]*/.exec(second)?.[0] ?? "";
  if (isVowelEnd) return true;
  return (
    tail.length + head.length <= 3 &&
    !/^(?:ng[rlw]|nd[lbm]|st[bdgmn]|ft[bdgmp]|mp[bdg]|sk[a-z]|lk[bdgp]|ct[a-z])/.test(tail + head)
  );
}

/** Groups of vowels, without the silent e at the end of an English word. */
export function countSyllables(word: string): number {
  const bare = word.replace(/(?<=[^aeiouyl])e(?=s?$)/, word.length > 3 ? "" : "e");
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1);
}
