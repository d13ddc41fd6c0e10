/** Praise that says nothing of what is offered, and that nobody believes. */
const PRAISE =
  "revolutionary|groundbreaking|game[- ]chang\\w+|cutting[- ]edge|next[- ]gen\\w*|world[- ]class|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|ultimate|innovative|disruptive|unique|amazing";
const FIRST = "world’s\\s(?:first|most|best|leading|only|greatest|number one)";
const BRANDS = "netflix|uber|airbnb|tinder|amazon|spotify";

/** A line that has one of these is no line. */
export const HYPE = new RegExp(
  `\\b(?:${PRAISE}|${FIRST}|best|greatest|awesome|incredible|revolutioni[sz]e\\w*|disrupt\\w*|number one|no\\.? ?1|leading|solutions?|synerg\\w*|premium quality|high quality|one-stop|(?:best|first|most \\p{L}+) ever|ever made|super|leverage|empower\\w*|unlock\\w*|seamless\\w*|passionate|\\d+x\\w*|guaranteed to|crush\\w* (?:it|your|the)|dominat\\w*|skyrocket\\w*|explod\\w*|empire|unicorns?|paradigm\\S*|ecosystems?|killer|infinite|(?:${BRANDS})(?: (?:of|for|but))?)\\b`,
  "iu",
);
/** What an English brief opens with or shouts; what is offered stands behind it. */
const SHOUTED = new RegExp(
  `(?:\\b(an?|the)\\s)?\\b(?:${FIRST}(?:\\s[\\p{L}-]+(?:ary|ing|ed|ive|ised|ized))*|(?:${BRANDS})\\s(?:of|for)|ai-(?:powered|driven|based)|premium|elite|hyper-\\p{L}+|${PRAISE})[,\\s]+(?=\\p{L})`,
  "giu",
);

/** The English text without praise; an article before it becomes the indefinite one. */
export function withoutHype(text: string): string {
  return text
    .replace(
      /\b(?:disrupting|revolutioni[sz]ing|transforming|reinventing) (?:the way|how) (?:people|we|you|everyone) /giu,
      "to ",
    )
    .replace(SHOUTED, (praise: string, article: string | undefined, at: number, whole: string) => {
      if (!article) return "";
      const isAn = /^(?:[aio](?!ne)|e(?!u)|u(?!ni|s))/iu.test(whole.slice(at + praise.length));
      return `${/^\p{Lu}/u.test(article) ? "A" : "a"}${isAn ? "n" : ""} `;
    });
}
