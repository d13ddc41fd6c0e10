import type { TradeLanguage } from "../trades/trade";

const list = (words: string): readonly string[] => words.split(" ");

/** Second halves of English compounds: things with an outline. */
export const HEADS = {
  homely: list("field brook hill light wood stone song row side way house yard bird fox lark haven hollow"),
  formal: list("mark stone post gate bridge light path crest field line way point works side haven harbor"),
} as const;

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

/** Words that go before a place, a light or a tree’s part and make a name of it. */
export const PREFIXES = list("ever under mid north high far");

/** English endings and what they mean. */
export const SUFFIXES: readonly (readonly [ending: string, meaning: string])[] = [
  ["wright", "one who makes"],
  ["folk", "its people"],
  ["craft", "the art of it"],
  ["smith", "one who makes"],
];

/** Endings of the other languages. */
export const TONGUE_SUFFIXES: Readonly<
  Record<Exclude<TradeLanguage, "en">, readonly (readonly [string, string])[]>
> = {
  fr: [
    ["ette", "a fine small one"],
    ["erie", "the place where it is done"],
    ["elle", "a small one"],
    ["ine", "of its kind"],
    ["ade", "a round of it"],
  ],
  de: [
    ["werk", "the work"],
    ["hof", "the yard"],
    ["zeit", "the time"],
    ["haus", "the house"],
    ["gold", "the gold"],
    ["licht", "the light"],
    ["stern", "the star"],
    ["wind", "the wind"],
    ["freund", "the friend"],
    ["stube", "the warm room"],
  ],
  es: [
    ["ita", "a dear small one"],
    ["illo", "a small one"],
    ["era", "the place for it"],
    ["al", "a field of it"],
    ["eria", "the place where it is done"],
  ],
  pt: [
    ["inha", "a dear small one"],
    ["eira", "the place for it"],
    ["al", "a field of it"],
    ["eria", "the place where it is done"],
    ["eta", "a small one"],
  ],
  it: [
    ["ina", "a small one"],
    ["ella", "a fine small one"],
    ["eria", "the place where it is done"],
    ["etto", "a small one"],
    ["eto", "a grove of it"],
  ],
};

/** Endings of English villages. */
export const PLACE_ENDINGS = list(
  "wick ham bury combe dale holm mere thorpe stead worth hurst stow ford ley burn",
);
/** English streets and places, as a second word. */
export const PLACE_WORDS = list("Lane Row Hill Yard Wharf Street Corner Court Square Mews Green Quarter");
/** Before a noun in the other languages, where it stands without an article. */
export const PLACE_LEADS: Readonly<Record<Exclude<TradeLanguage, "en">, readonly string[]>> = {
  fr: ["Clos", "Mont", "Val", "Villa", "Cour"],
  de: ["Haus", "Hof"],
  es: ["Villa", "Monte", "Casa", "Puerto", "Plaza"],
  pt: ["Vila", "Monte", "Casa", "Porto", "Quinta"],
  it: ["Villa", "Borgo", "Monte", "Corte", "Casa"],
};

/** Given names of some age and good sound, and titles that stand before a surname. */
export const GIVEN_NAMES: Readonly<Record<TradeLanguage, readonly string[]>> = {
  en: list(
    "Ada Agnes Alma Archie Basil Bea Birdie Bram Cleo Clara Cora Dora Edie Effie Elsie Enid Ezra Fern Flora Freya Gus Hattie Hazel Ida Inez Iris Ivo Juno Kit Lena Lottie Mabel Maeve Minna Monty Nell Nico Olive Otis Otto Pearl Percy Poppy Quinn Ravi Remy Rosa Ruben Silas Stella Tess Tilda Tobias Una Vera Violet Walt Wes Wilma Winnie Zadie Albie Amos Arlo Astrid Barney Bess Bettina Blythe Boris Carla Casper Cecil Clem Clove Coco Connie Cyril Daisy Daphne Delia Denny Dexter Duncan Edwin Eliza Elmer Esme Fanny Fergus Finn Fleur Frances Fritz Gideon Gilda Gloria Goldie Greta Gwen Hal Harriet Hector Helga Henny Hope Hugo India Isla Ivy Jasper Jem Josie Jude June Kitty Leo Leopold Libby Lionel Lola Lulu Luna Maggie Margo Marnie Martha Matilda Maud Miles Millie Milo Moira Nancy Ned Nina Nora Odell Opal Oscar Paddy Pascal Patsy Penny Petra Phoebe Pia Polly Quentin Queenie Ralph Rex Rhoda Rita Robin Rollo Roman Rory Ruby Rufus Ruth Sadie Sally Saskia Selma Sid Sonny Stan Sylvie Tabitha Tamsin Ted Theo Tibby Toby Trudy Ursula Vic Victor Vince Viola Wendy Wilbur Wyn Yara Yuri Zelda Ziggy Zola",
  ),
  fr: list(
    "Adele Alma Anouk Basile Blanche Camille Celeste Colette Edgar Emile Felix Flore Gaspard Gisele Iris Jules Lazare Lison Lucien Margot Marcel Mila Nina Odette Oscar Pauline Rose Simone Suzon Victor Zoe",
  ),
  de: list(
    "Alma Anton Bruno Carl Elsa Emil Emma Felix Frieda Greta Gustav Hanna Henri Ida Jakob Karla Kurt Leni Lotte Mathilda Merle Nele Oskar Otto Paula Rosa Ruth Theo Tilda Wanda Willi",
  ),
  es: list(
    "Alma Bruno Carmela Celia Clara Elena Elvira Emilia Flora Gala Hugo Ines Jacinta Julieta Lola Lucia Manuela Martina Mateo Nora Olivia Paloma Paco Pilar Rita Rosa Simona Teo Tomasa Valentina",
  ),
  pt: list(
    "Alice Amalia Aurora Benedita Bento Caetana Carlota Clara Dalila Eva Flora Graça Helena Ines Iolanda Joana Leonor Lidia Luzia Matilde Mafalda Noemia Olga Pilar Rita Rosa Tomas Teresa Violeta Zulmira".replace(
      "Graça ",
      "",
    ),
  ),
  it: list(
    "Ada Agnese Alba Beppe Bianca Bruna Carlotta Cleo Dina Elio Emma Fausto Gemma Gino Ines Iole Lina Livia Luce Marta Mina Nando Nora Olga Oreste Pina Rocco Rosa Sandro Tea Tullio Vera Zeno",
  ),
};
export const TITLES: Readonly<Record<TradeLanguage, readonly string[]>> = {
  en: ["Mister", "Captain", "Lady", "Uncle", "Aunt", "Miss"],
  fr: ["Maison", "Madame", "Chez"],
  de: ["Frau", "Herr", "Tante"],
  es: ["Casa", "Don", "Tia"],
  pt: ["Casa", "Dona", "Tia"],
  it: ["Casa", "Nonna", "Zia"],
};

/** English things that are English surnames too. */
export const SURNAMES: ReadonlySet<string> = new Set(
  list(
    "alder archer arch ash ashby badger barley barrow bean beam bell berry birch bishop bloom book bough bow bower bowl bramble briar bridge brook brooks broom buck bud button cairn candle cannon carter castle cask chain chalk chapman chandler cherry clay cloud clover comb cooper copper cork cove cotton crab craft crag crane creek crew cross crumb curlew dale dawn day drake drum drummer dusk elm falcon fell fern field finch firth fish flag flint flour flower folk ford forge fork fox frost gable gale game gardner gate glass gold granger grain green grove gull hale hammer hand hare harp harper hart hawk hawker hazel hearth heath heather heron hill hive holly honey hood hook hopper hopps horn ink ivy jewel joiner key keel kiln kite knight knot lace ladle lake lamb lamp lane lantern larch lark leaf linden line linnet lock loom malt maple march marsh martin mason mead meadow mercer merlin mill mint moon moor moss nettle nightingale oak oar olive otter page parish pastor peach peak pear pearl peck penny pepper perry pike pine pinch pippin plover plum pond pool porter post potter quill quince rain ray reed reef rider ridge ring rivers road rook root rose rowan rudder rush rye sable saddler sage sail salt sands sawyer scribe seal sedge shell shepherd silver skiff slate sloe snow sole sorrel sparks spice spinner spoon spring star starling steel stem step stock stone storm stream strand swan swift tabor tanner tansy tarn thatcher thorn thistle thrift thyme tide tiller tinker tree turner twigg vale vane vine violet walnut ward warden warren waters watt wave weaver webb wells wheat wheel whistler whittle wick wicker wild willow winter wolf wood wren yarrow yew",
  ),
);

/** Nouns of the street, told apart from titles in the reasons. */
export const HOUSE_TITLES: ReadonlySet<string> = new Set(["Maison", "Casa", "Chez"]);

/** Endings that make a Latin or Greek stem a name. */
export const CLASSICAL_ENDINGS = list("ia ora ara ella ina anta ica iva ora eon aris una io");

/** Syllables of invented names, by the sound of a language: onsets, vowels, codas, endings. */
export const SOUNDS: Readonly<Record<TradeLanguage, readonly [string, string, string, string]>> = {
  en: [
    "b br c cl d f fl g gr h k l m n p pl qu r s sl st t tr v w",
    "a e i o u a e o",
    "l n r m nd lm nt rn",
    "a o en el er is ow et by",
  ],
  fr: [
    "b bl br c ch d f fl g gr j l m n p pl r s t tr v",
    "a e i o ou au eu a o",
    "l n r s",
    "ine elle anne ette aude onne ise",
  ],
  de: [
    "b br d f fl g gl gr h j k kl kr l m n p r s st t tr v w",
    "a e i o u ei au a e",
    "l n r m nd rt lm ng",
    "a e o en el us ian",
  ],
  es: [
    "b br c d f fl g l ll m n p pl qu r s t tr v z",
    "a e i o a e o ia",
    "l n r s",
    "a o ena ino ela ando ia",
  ],
  pt: [
    "b br c d f fl g l lh m n nh p pl qu r s t tr v",
    "a e i o a e o ia",
    "l n r s m",
    "a o eira ina ela ando ia",
  ],
  it: [
    "b br c d f fr g gl l m n p pr qu r s sp st t tr v z",
    "a e i o a e o ia",
    "l n r",
    "a o ella ino etta ando enza io",
  ],
};
