import type { FoundField } from "./found-field";
import { LEXICON_LANGUAGES, readWords } from "./read-field";

/** Names that may stand over a door behind which somebody grieves, is ill or is in need; in each language of the lexicon. */
const WORDS: Readonly<Record<(typeof LEXICON_LANGUAGES)[number], string>> = {
  en: "haven=a safe place, willow=the tree of the water’s edge, lantern=a light one carries, solace=comfort in trouble, stillwater=water without a ripple, evermore=for all time, keepsake=what one keeps, harbour=where ships lie safe, daylight=the light we all share, linden=the tree of village squares, kindred=of one family, beacon=a light that shows the way, alder=the tree by the water, shelter=a roof over one’s head, rowan=the tree that guards a house, compass=the needle that knows north, anchor=what holds a boat, hearth=the warm place of a house, cedar=the tree that lasts, meadow=open quiet land",
  fr: "rive=the bank of a river, lueur=a gleam, saule=a willow, escale=a place to rest on the way, clairiere=a clearing in a wood, lanterne=a lantern, abri=a shelter, tilleul=a linden, prairie=a meadow, passerelle=a footbridge, cedre=a cedar, ancrage=what holds a boat",
  de: "linde=a linden, geleit=going along with someone, lichtung=a clearing in a wood, obhut=being looked after, laterne=a lantern, weide=a willow, ufer=the bank of a river, hafen=a harbour, anker=an anchor, zuflucht=a place of safety, zeder=a cedar, aue=a meadow by the water",
  es: "ribera=the bank of a river, sauce=a willow, remanso=still water, amparo=shelter, claro=a clearing, lucero=a bright star, farol=a lantern, cedro=a cedar, puerto=a harbour, pradera=a meadow, abrigo=shelter, tilo=a linden",
  pt: "margem=the bank of a river, salgueiro=a willow, remanso=still water, amparo=shelter, clareira=a clearing, lanterna=a lantern, cedro=a cedar, porto=a harbour, prado=a meadow, abrigo=shelter, tilia=a linden, alento=new breath",
  it: "riva=the bank of a river, salice=a willow, radura=a clearing, approdo=where a boat lands, lanterna=a lantern, riparo=shelter, cedro=a cedar, porto=a harbour, prato=a meadow, tiglio=a linden, conforto=comfort, lume=a small light",
};

/** The one field of imagery for grave matters. */
export const QUIET_FIELD: FoundField = {
  field: {
    id: "quiet",
    scene: "quiet places",
    cues: { en: [], fr: [], de: [], es: [], pt: [], it: [] },
    words: LEXICON_LANGUAGES.flatMap((language) => readWords(WORDS[language], language)),
  },
  score: 1,
  lead: { kind: "mood", text: "care" },
};
