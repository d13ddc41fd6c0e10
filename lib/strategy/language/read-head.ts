import type { Clause } from "./clause";

const HEAD_MAX = 44;
/** Russian prepositions: a long phrase is cut before one. */
const PREPOSITIONS = /\s(?:для|по|с|со|в|во|на|из|от|у|к|о|об|за|под|над|при|через|без|из-за)\s/iu;

type HeadReader = (clause: string) => string;

/** The noun phrase that says what it is, in languages whose sentences are not read further; empty when it is not clear. */
const READERS: Record<string, HeadReader> = {
  // The head stands last, after everything that describes it.
  ja: (clause) => {
    const head = /[\p{Script=Han}\p{Script=Katakana}ー]{2,14}$/u.exec(clause)?.[0] ?? "";
    // "抹茶とスイーツを提供するカフェ": what it deals in tells more than "café".
    const goods =
      /((?:[\p{Script=Han}\p{Script=Katakana}ー]+[とや])?[\p{Script=Han}\p{Script=Katakana}ー]{2,})を/u.exec(
        clause,
      )?.[1];
    return /^(?:カフェ|アプリ|サービス|ショップ|サイト|プラットフォーム|店|会社|喫茶店)$/u.test(head) && goods
      ? goods
      : head;
  },
  zh: (clause) => {
    const bare = clause.replace(/^(?:一家|一个|一款|一间|一种|我们是|我们)/u, "");
    const head = bare.split("的").at(-1) ?? "";
    if ([...head].length >= 3 && [...head].length <= 12) return head;
    const goods = /(?:提供|安装|制作|销售|生产|出租|设计|教授|出售)(.+?)(?:的|$)/u.exec(bare)?.[1];
    return goods ?? ([...bare].length <= 18 ? bare : "");
  },
  ko: (clause) => {
    const words = clause.split(" ");
    const before = words.at(-2) ?? "";
    const describes =
      before !== "" && !/(?:는|은|운|한|할|될|된|진|든|인|쓴|을|를|의|에|만|와|과|로|파는)$/u.test(before);
    return describes ? `${before} ${words.at(-1)}` : (words.at(-1) ?? "");
  },
  ar: (clause) => {
    const words = clause.split(" ");
    const [first = "", second = ""] = words;
    // "منصة لتعليم الخط العربي": a mere platform is named with its purpose.
    if (/^(?:منصة|تطبيق|متجر|موقع|خدمة|شركة)$/u.test(first)) {
      const end = words.findIndex(
        (word, index) => index > 0 && /^(?:لل|في$|من$|على$|الى$|إلى$|مع$)/u.test(word),
      );
      return words.slice(0, Math.min(4, end < 0 ? words.length : end)).join(" ");
    }
    return second && !/^[يتنلبف]/u.test(second) && second.length > 2 ? `${first} ${second}` : first;
  },
  ru: (clause) => (clause.length <= HEAD_MAX ? clause : (clause.split(PREPOSITIONS)[0] ?? "")),
  hi: (clause) => {
    const head = (clause.split(/\s(?:जो|जिसमें|जहाँ|जिससे)\s/u)[0] ?? "").split(/\sके लिए\s/u).at(-1) ?? "";
    return head.length <= HEAD_MAX ? head : "";
  },
};

export function readHead(sentence: string, language: string): Clause {
  const [clause = ""] = sentence.split(/[,،，、;；:：]/u);
  const kind = READERS[language]?.(clause.trim()) ?? "";
  return { kind, hasArticle: false, action: null, subject: "", audience: "", phrase: sentence };
}
