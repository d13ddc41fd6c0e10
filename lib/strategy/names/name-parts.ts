const list = (words: string): readonly string[] => words.split(" ");

/** What may stand second when two things of an idea become one word: nouns that are natural as the head of a compound. */
export const COMPOUND_HEADS: ReadonlySet<string> = new Set(
  list(
    "leaf stone light field wood mark path gate lane song post row hill barn loft mill brook star bloom bridge",
  ),
);

/** What may stand first in a compound: things that are seen at once, and say something beside another thing. */
export const COMPOUND_FIRSTS: ReadonlySet<string> = new Set(
  list(
    "arch ash bark barn beam bean bell birch bloom book bread brick bridge brine brook chain chalk clay cloud comb cork cove crag cream crest crew crumb dawn dew drum dusk elm fern field flag flint flour foam ford forge fox frost gate glass gold grain hare hay hearth heath helm hive hop horn ink jet keel kelp key kiln kite knot lace lamp lane lark leaf lens loaf loom lyre malt mill mint mist moat moon moss moth nest oak oar oat orb owl page pearl peak pine plane plum plume press quay quill quilt rain ray reed reef ridge rill ring road root rope rose rune rye sage sail salt seal seed shell silk skiff slate snow spark spoke spring star steel stone stream sun swan thorn thread tide tin torch trail twig vale vine wax wave wheat wheel whey wick wind wing wool wren yarn",
  ),
);
/** Living things, which no second living thing is set behind. */
const ANIMALS = list("fox hare lark moth owl swan wren otter heron gull hive");
const ANIMAL_HEADS: ReadonlySet<string> = new Set(list("bird fox lark"));

/** May this thing of the field stand before that head? */
export function canLead(first: string, head: string): boolean {
  return COMPOUND_FIRSTS.has(first) && !(ANIMAL_HEADS.has(head) && ANIMALS.includes(first));
}
