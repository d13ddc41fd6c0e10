import type { TradeFound } from "./find-trades";

/** What the strategist understood of a brief. Every text is the customer's own wording, ready to stand in a sentence. */
export interface Idea {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** The whole idea as plain words. */
  readonly text: string;
  /** The first sentence, without "I want to open …" and the like, without its final mark. */
  readonly phrase: string;
  /** The sentence that says what is offered, then those after it; without questions and how it all began. */
  readonly offers: readonly string[];
  /** What the business is, without article: "sourdough bakery", "App". Empty when the idea does not say. */
  readonly kind: string;
  /** True when the phrase began with an indefinite article, so that "X is a …" can be said. */
  readonly hasArticle: boolean;
  /** What it does: verb in base form (English only), object without article where the language allows, the rest. */
  readonly action: Action | null;
  /** What it is about, bare: "handmade ceramic mugs", "pain au levain", "Einkäufe". Empty when the brief has no words. */
  readonly topic: string;
  /** For whom, from the audience field, else from the idea; empty when it cannot be said in the idea's language. */
  readonly audience: string;
  /** The same, whole, where a sentence has room for it. */
  readonly served: string;
  /** Content words, most telling first. */
  readonly keywords: readonly string[];
  /** What it is about, the nearest first. */
  readonly trades: readonly TradeFound[];
  /** Death, illness, violence, courts, debt, faith: nothing festive, funny or pushy is said. */
  readonly isGrave: boolean;
}

export interface Action {
  readonly verb: string;
  readonly object: string;
  /** "by bike", "à vélo": how, where or with what; may be empty. */
  readonly adjunct: string;
  /** "An app to track invoices": the customer acts, the business gives the means. */
  readonly isDoneByUser: boolean;
}
