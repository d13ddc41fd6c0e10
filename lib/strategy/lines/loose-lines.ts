import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { foldWords } from "../language/fold";
import { tokenize } from "../language/tokenize";
import type { TradeLanguage } from "../trade.schema";
import { GRAMMARS } from "./grammar";
import { guardLine } from "./guard-line";
import { WHOLE_MAX } from "./line";
import { wordClass } from "./word-class";

/** "Lessons for grown ups who are scared of it": of what was said before. */
const OF_IT = /\s(?:of|about|with|to) it$/iu;
/** "En tenant compte des heures |de sieste". */
const OF_THE = /\sen \p{L}+ant\s[^,]*$/iu;

/** Does the line point to what stands elsewhere, or end within what something is done with? */
export function isLoose(line: string, { offers, language }: Idea): boolean {
  if (language === "en")
    return OF_IT.test(line) && !/\s(?:that|which|where|when|and|a|an|the|your|our|my)\s/iu.test(line);
  if (language !== "fr" || !OF_THE.test(line)) return false;
  return offers.some((offer) => /^\sd(?:e |’)/u.test(offer.toLowerCase().split(line.toLowerCase())[1] ?? ""));
}

/** "Like a bike subscription, …", "Wie ein Fahrradabo, …": what the business is likened to. */
const LIKENED = /^(?:like|wie|comme|como|come) (?:an?|ein\p{L}*|une?|un[oa]?|uma?) /iu;

/** Is part of the line torn from what the business is likened to, "Wie ein Fahrradabo" or "nur für kleine Füße" alone? */
export function isTorn(line: string, { offers }: Idea): boolean {
  const likened = offers.filter((offer) => LIKENED.test(offer) && offer.includes(","));
  return sentencesOf(line)
    .map(foldWords)
    .some((part) =>
      likened.some((offer) => {
        const [start = ""] = offer.split(",").map(foldWords);
        const whole = foldWords(offer);
        return part === start || (whole.includes(part) && !whole.startsWith(part));
      }),
    );
}

/** "Software für Feuerwehren|, die Prüfungen im Blick behält und …": what it is and whom it is for, where no line could be cut. */
export function headOf({ offers: [offer = ""], language: of }: Idea, language: TradeLanguage): string {
  const start = offer.split(",")[0]!.trim();
  const head = OF_IT.test(start) ? start.replace(/\s(?:who|that|which)\s.*$/u, "") : start;
  const words = tokenize(head);
  const isTold = words.some(
    (word, at) => at > 0 && /^(?:for|relative)$/u.test(wordClass(word, at, GRAMMARS[language])),
  );
  const isLine =
    isTold &&
    !/^(?:stuff|things?|something|sachen|etwas|cosas|coisas|cose|choses) /iu.test(head) &&
    head !== offer &&
    head.length <= WHOLE_MAX.length;
  return isLine && guardLine(head, of, true) === undefined ? capitalize(head) : "";
}
