/** Single words that carry a picture without naming a trade; used when they suit the mood. */
export const METAPHORS: Record<string, readonly string[]> = {
  trust:
    "keystone lodestar northway fairlead anchorage trueline plumbline bedrock granite harbour longview lantern sentinel steadfast".split(
      " ",
    ),
  energy:
    "kindling flint updraft tailwind quickstep brightwork sparkle- firefly torrent slingshot comet dynamo jackrabbit"
      .split(" ")
      .map((word) => word.replace("-", "")),
  growth:
    "juniper larkspur clover sapling hazel bramble tillage greenway fallow alder willow evergrow windfall".split(
      " ",
    ),
  luxury: "belvedere damask marquise argent filigree ormolu cameo velours solstice carat palazzo".split(" "),
  play: "hopscotch tumbler magpie kazoo pinwheel skipjack jellybean marbles kite wigwam noodle".split(" "),
  calm: "stillwater slowdown hush lull softly dovetail linden driftwood lakeside firstlight halcyon".split(
    " ",
  ),
};

/** Latin and Greek stems by what they bring to mind. */
export const CLASSICAL_ROOTS: Record<string, readonly string[]> = {
  trust: "fid ver cert firm solv stat nex clar sign port".split(" "),
  energy: "vig ign cel mot puls fulg dyn kin cit vel".split(" "),
  growth: "vir flor silv germ agr foli arb sat cres veg".split(" "),
  luxury: "aur gemm opal luc nit decor splend marm seric lun".split(" "),
  play: "lud joc fest rid alac pip bel hil sal cant".split(" "),
  calm: "seren quie len pac plac mit lev tran nid aeth".split(" "),
};
export const CLASSICAL_ENDINGS: readonly string[] = [
  "ia",
  "ora",
  "ium",
  "antis",
  "ella",
  "eo",
  "aris",
  "ivo",
  "una",
  "enta",
  "is",
  "ara",
];

/** Endings and beginnings that sound like a name. Not "-ify", not "-ly", not "my-". */
export const SUFFIXES: readonly string[] = [
  "a",
  "o",
  "en",
  "el",
  "ery",
  "ette",
  "ia",
  "is",
  "wick",
  "mont",
  "by",
  "well",
  "stead",
  "ford",
  "lane",
  "side",
  "mark",
];
export const PREFIXES: readonly string[] = [
  "al",
  "ben",
  "cor",
  "en",
  "ever",
  "la",
  "mira",
  "neo",
  "on",
  "re",
  "sol",
  "tru",
  "uni",
];

/** Short words that join well with another one, by mood. */
export const COMPANIONS: Record<string, readonly string[]> = {
  trust: "true north stone mark line pier gate wise ward bond".split(" "),
  energy: "spark bolt rush dash jump fire swift beam leap drive".split(" "),
  growth: "leaf root wild green moss field sun rain wood bloom".split(" "),
  luxury: "noir fine gold silk rare court crest grand ivory muse".split(" "),
  play: "hop pop joy zig wink jolly bee dot moon fox".split(" "),
  calm: "slow still soft dawn day nest cove lake dune bell".split(" "),
};

/** Syllable parts of invented names. */
export const ONSETS = "b br c cl d dr f fl g gl h j k l m n p pl pr r s sl st t tr v z".split(" ");
export const VOWELS = "a a e e i i o o u ai ea io".split(" ");
export const CODAS = ["", "", "", "l", "n", "r", "s", "m", "th", "x", "nd", "st"];
