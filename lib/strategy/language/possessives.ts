/** The English text with the apostrophes that haste leaves out where something of theirs follows: "mens coats". */
export function withPossessives(text: string): string {
  return text
    .replace(KIN, "$1’s")
    .replace(KIDS, "$1’")
    .replace(DOERS, "$1’")
    .replace(MEN, "$1’s")
    .replace(PEOPLES, "$1’s")
    .replace(ANOTHERS_KIN, "$1’s");
}

/** One of these words; "s?" and the like may end one. */
const anyOf = (words: string) => `(?:${words.split(/\s+/u).join("|")})`;
const RELATIVES =
  "father mother dad mum mom nan nana gran grandma grandpa grandad granddad husband wife uncle aunt";

/** None of these is a word without its apostrophe. */
const MEN = /\b((?:wo)?men|children)s\b/giu;

/** They follow several fathers, and nothing that is a father’s. */
const NOT_OWNED = anyOf(
  `and or who that with in on at to for from can do are were have whose did does made make used use had has was will
  would love loved always never all`,
);
/** "My late fathers handwriting": an apostrophe is forgotten where a thing of theirs follows. */
const KIN = new RegExp(
  `(?<=\\b(?:my|your|our|his|her|their|late|dead|an?) )(${anyOf(RELATIVES)})s(?=\\s(?!${NOT_OWNED}\\b)\\p{Ll}+)`,
  "gu",
);

const OWNED = anyOf(
  `houses? homes? gardens? lawns? yards? dogs? cats? pets? cars? bikes? boats? phones? computers? stories memories
  clothes shoes lives names kitchens? attics? garages? lofts? sheds? photos letters stuff things parents kids families
  faces voices hair feet hands teeth doors? windows roofs? bins junk rubbish`,
);
/** "We go to peoples houses", but "indigenous peoples". */
const PEOPLES = new RegExp(
  `(?<!\\b(?:indigenous|native|first|the|all|world|of) )\\b(people)s(?= (?:own |old )?${OWNED}\\b)`,
  "giu",
);

/** "The judges sister"; the kids’ mother is of several. */
const ANOTHERS_KIN = new RegExp(
  `(?<=\\b(?:the|an?|my|our|your|his|her|their) )(?!${anyOf("kids twins boys girls others")}\\b)` +
    `(\\p{Ll}{2,}[^s\\P{Ll}])s(?= ${anyOf(`${RELATIVES} sister brother widow widower daughter son cousin nephew niece`)}\\b)`,
  "gu",
);

/** "Farmers families". */
const DOERS =
  /\b(\p{L}{3,}(?:er|or|ist|ian)s)(?= (?:families|children|kids|wives|husbands|widows|houses|homes|lives)\b)/gu;

const FOR_KIDS = anyOf(
  `school bikes? bicycles? clothes clothing shoes party parties rooms? bedrooms? toys? menus? books? teeth hair haircuts?
  birthdays? games? lunch lunches drawings? artwork football shops? clubs? camps? coats? beds? furniture meals?`,
);
/** "Your kids school report", "for kids bikes". */
const KIDS = new RegExp(`\\b(kids)(?= ${FOR_KIDS}\\b)`, "giu");
