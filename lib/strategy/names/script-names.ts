import type { Random } from "@/lib/model/random";
import type { Idea } from "../idea";
import type { NameDraft } from "./name-draft";

/** Words of good sound in scripts other than Latin, and what they mean. */
const SCRIPT_WORDS: Record<string, readonly (readonly [word: string, meaning: string])[]> = {
  ja: [
    ["灯り屋", "a house with its lamp lit"],
    ["凪と", "with the calm sea"],
    ["結び", "a tie between people"],
    ["暁", "daybreak"],
    ["こもれび", "light through leaves"],
    ["木の実", "fruit of the trees"],
    ["朝凪", "the calm of the morning"],
    ["つむぎ", "spun thread"],
    ["ひより", "fair weather"],
    ["山の端", "the edge of the hills"],
  ],
  zh: [
    ["青禾", "young grain"],
    ["拾光", "gathering light"],
    ["知夏", "knowing summer"],
    ["云栖", "where clouds rest"],
    ["山月", "moon over the hills"],
    ["木棉", "kapok blossom"],
    ["初见", "first meeting"],
    ["南枝", "the southern branch"],
    ["星屿", "star islet"],
    ["半亩", "half an acre"],
  ],
  ko: [
    ["다온", "all good things come"],
    ["가람", "a river"],
    ["온새미", "whole, as it is"],
    ["나린", "come down from heaven"],
    ["아라솔", "sea and pine"],
    ["해담", "filled with sun"],
    ["마루", "a wooden floor, the sky"],
    ["도담", "growing well"],
    ["새벽달", "the moon at dawn"],
  ],
  ar: [
    ["نسيم", "a breeze"],
    ["سنا", "brightness"],
    ["مدار", "an orbit"],
    ["ريحان", "basil"],
    ["واحة", "an oasis"],
    ["سدرة", "a lote tree"],
    ["قنديل", "a lantern"],
    ["غيمة", "a cloud"],
    ["ندى", "dew"],
  ],
  fa: [
    ["نسیم", "a breeze"],
    ["سپیده", "dawn"],
    ["باران", "rain"],
    ["ترنج", "a citron"],
    ["مهتاب", "moonlight"],
    ["چشمه", "a spring"],
    ["آوا", "a voice"],
  ],
  ur: [
    ["نسیم", "a breeze"],
    ["سحر", "dawn"],
    ["چراغ", "a lamp"],
    ["گلشن", "a garden"],
    ["شبنم", "dew"],
    ["امید", "hope"],
    ["آنگن", "a courtyard"],
  ],
  he: [
    ["אורן", "a pine"],
    ["גלים", "waves"],
    ["ניצן", "a bud"],
    ["שחר", "dawn"],
    ["דקל", "a palm"],
    ["רימון", "a pomegranate"],
    ["נחל", "a stream"],
    ["ענבר", "amber"],
  ],
  ru: [
    ["Лучина", "a splinter that gives light"],
    ["Родник", "a spring"],
    ["Заря", "dawn"],
    ["Лад", "harmony"],
    ["Полынь", "wormwood"],
    ["Вереск", "heather"],
    ["Росинка", "a drop of dew"],
    ["Околица", "the edge of the village"],
  ],
  uk: [
    ["Світанок", "dawn"],
    ["Джерело", "a spring"],
    ["Верба", "a willow"],
    ["Обрій", "the horizon"],
    ["Калина", "a guelder rose"],
    ["Лелека", "a stork"],
    ["Росинка", "a drop of dew"],
  ],
  el: [
    ["Αύρα", "a breeze"],
    ["Μελίσσι", "a beehive"],
    ["Αυγή", "dawn"],
    ["Πηγή", "a spring"],
    ["Θυμάρι", "thyme"],
    ["Άνεμος", "wind"],
    ["Φάρος", "a lighthouse"],
  ],
  hi: [
    ["किरण", "a ray of light"],
    ["उदय", "a rising"],
    ["सारथी", "a charioteer"],
    ["आँगन", "a courtyard"],
    ["तारा", "a star"],
    ["चौपाल", "the village meeting place"],
    ["अंकुर", "a sprout"],
    ["दीपक", "a lamp"],
  ],
  th: [
    ["แสงดาว", "starlight"],
    ["ริมธาร", "by the stream"],
    ["ใบบัว", "a lotus leaf"],
    ["อรุณ", "dawn"],
    ["สายลม", "wind"],
    ["ภูผา", "a rocky hill"],
    ["ต้นน้ำ", "headwaters"],
  ],
};

/** In these languages a word for the thing itself follows the name without a space. */
const UNSPACED = new Set(["ja", "zh"]);
const THING_LENGTH_MAX = 5;

/**
 * Names in the idea's own script: a word of good sound, alone or with the thing itself. Empty for languages that are
 * written in Latin letters.
 */
export function draftScriptNames(idea: Idea, random: Random): NameDraft[] {
  const words = random.shuffle(SCRIPT_WORDS[idea.language] ?? []);
  const thing = ownThing(idea);
  const joins = UNSPACED.has(idea.language) && thing !== "" && [...thing].length <= THING_LENGTH_MAX;
  return words.map(([word, meaning], index): NameDraft => {
    const withThing = joins && index % 2 === 1 && !/[とび]$/u.test(word);
    return {
      name: withThing ? word + thing : word,
      method: withThing ? "compound" : "metaphor",
      why: withThing ? `“${word}” (${meaning}) with “${thing}”, what it is about.` : `“${word}”: ${meaning}.`,
      relevance: withThing ? 0.8 : 0.6,
      craft: 0.7,
      sources: [word],
      isCoined: false,
    };
  });
}

/** The shortest native word for what the business deals in. */
function ownThing(idea: Idea): string {
  const native = idea.trades[0]?.evidence.find((word) => /\P{ASCII}/u.test(word));
  return native ?? idea.keywords[0] ?? "";
}
