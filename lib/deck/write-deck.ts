import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type {
  DeckChart,
  DeckEdits,
  DeckForm,
  DeckItem,
  DeckText,
  DeckWords,
  SlideId,
  SlideWords,
} from "./deck.schema";
import { formatMoney, scaleAmounts } from "./deck-amounts";
import { deckPhrases } from "./deck-languages";
import { DECK_LIMITS } from "./deck-limits";

export interface DeckSource {
  readonly brief: Pick<DesignBrief, "businessIdea" | "targetAudience" | "features">;
  readonly strategy: Pick<
    Strategy,
    | "name"
    | "tagline"
    | "oneLiner"
    | "mission"
    | "promise"
    | "positioning"
    | "audiencePicture"
    | "boilerplate"
    | "values"
    | "language"
  >;
  readonly form: DeckForm;
  readonly edits: DeckEdits;
}

/**
 * What the ten slides say: the brand's own words, the form's figures, and a marked gap wherever neither knows. An edit
 * stands in place of what its slide would say.
 */
export function writeDeck({ brief, strategy, form, edits }: DeckSource): DeckWords {
  const phrases = deckPhrases(strategy.language);
  const { gaps } = phrases;

  function say(id: string, own: string | undefined, prompt: string = gaps.words): DeckText {
    const text = edits[id] || own || "";
    return { id, text: text || `[${prompt}]`, isGap: text === "", prompt };
  }

  /** Rows that were given, or as many gaps as there are prompts. */
  function rows<Row>(
    given: readonly Row[],
    prompts: readonly { head?: string; text?: string }[],
    read: (row: Row) => { head?: string; text?: string },
    name: (part: "head" | "text", row: number) => string,
  ): DeckItem[] {
    const count = given.length || prompts.length;
    return Array.from({ length: count }, (_, index) => {
      const prompt = prompts[Math.min(index, prompts.length - 1)]!;
      const row = given[index] === undefined ? {} : read(given[index]);
      return {
        ...(prompt.head !== undefined && { head: say(name("head", index + 1), row.head, prompt.head) }),
        ...(prompt.text !== undefined && { text: say(name("text", index + 1), row.text, prompt.text) }),
      };
    });
  }
  const itemsOf = (slide: SlideId) => (part: "head" | "text", row: number) => `${slide}.${part}-${row}`;
  const moreOf = (slide: SlideId) => (part: "head" | "text", row: number) =>
    `${slide}.${part === "head" ? "key" : "entry"}-${row}`;
  const plain = (text: string) => ({ text });

  const market = [
    { label: phrases.total, amount: form.market.total },
    { label: phrases.reachable, amount: form.market.reachable },
    { label: phrases.target, amount: form.market.target },
  ].filter((size): size is { label: string; amount: number } => size.amount !== undefined);
  const sizes = market.some(({ amount }) => amount > 0) ? scaleAmounts(market, form.currency, phrases) : null;
  const years = form.revenue.map(({ year, amount }) => ({ label: String(year), amount }));
  const sales = years.some(({ amount }) => amount > 0) ? scaleAmounts(years, form.currency, phrases) : null;
  const chartOf = (
    kind: DeckChart["kind"],
    series: string,
    { points, digits }: Pick<DeckChart, "points" | "digits">,
  ): DeckChart => ({ kind, series, points, digits });

  const statement = withoutName(strategy.oneLiner, strategy.name);
  /** Where the strategist knows little of a language, a line may be the name or the idea again. */
  const isSaying = (line: string) => line !== "" && line !== strategy.name;
  const told = strategy.values.slice(0, DECK_LIMITS.points);
  const values = new Set(told.map(({ text }) => text)).size === told.length ? told : [];

  const slides: SlideWords[] = [
    {
      id: "title",
      kicker: "",
      title: say("title.title", isSaying(strategy.tagline) ? strategy.tagline : statement),
      lead: say(
        "title.lead",
        [strategy.mission, strategy.promise].find((line) => isSaying(line) && line !== statement),
      ),
      items: [],
      more: [],
      caption: say("title.caption", form.contact, gaps.contact),
      notes: [strategy.boilerplate || strategy.oneLiner],
    },
    {
      id: "problem",
      kicker: phrases.problem,
      title: say("problem.title", form.problem, gaps.problem),
      items: rows(form.problemPoints, gaps.problemPoints.map(plain), plain, itemsOf("problem")),
      more: [],
      notes: [strategy.audiencePicture, gaps.problem, ...gaps.problemPoints],
    },
    {
      id: "solution",
      kicker: phrases.solution,
      title: say("solution.title", statement),
      items: rows(
        values,
        [0, 1, 2].map(() => ({ head: gaps.words, text: gaps.words })),
        ({ title, text }) => ({ head: title, text }),
        itemsOf("solution"),
      ),
      more: [],
      notes: [strategy.promise, ...values.map(({ title, text }) => `${title}: ${text}`)],
    },
    {
      id: "why-now",
      kicker: phrases.whyNow,
      title: say("why-now.title", phrases.whatChanged),
      items: rows(form.whyNow, gaps.whyNow.map(plain), plain, itemsOf("why-now")),
      more: [],
      notes: [...gaps.whyNow],
    },
    {
      id: "market",
      kicker: phrases.market,
      title: say("market.title", brief.targetAudience),
      items: [],
      more: [],
      ...(sizes
        ? { chart: chartOf("bars", phrases.market, sizes) }
        : { chartGap: say("market.chart", undefined, gaps.sizes) }),
      caption: say(
        "market.caption",
        form.market.source && `${sizes ? `${sizes.unit}. ` : ""}${phrases.source}: ${form.market.source}`,
        sizes ? `${sizes.unit}. ${gaps.source}` : gaps.source,
      ),
      notes: [strategy.positioning, gaps.source],
    },
    {
      id: "product",
      kicker: phrases.product,
      title: say("product.title", [strategy.promise, strategy.tagline].find(isSaying) ?? statement),
      items: rows(
        brief.features.slice(0, DECK_LIMITS.features).map(capitalized),
        [plain(gaps.features), plain(gaps.features), plain(gaps.features)],
        plain,
        itemsOf("product"),
      ),
      more: [],
      notes: brief.businessIdea.split("\n"),
    },
    {
      id: "model",
      kicker: phrases.model,
      title: say("model.title", form.model, gaps.model),
      items: rows(
        form.prices,
        [
          { head: gaps.price, text: gaps.priceLabel },
          { head: gaps.price, text: gaps.priceLabel },
        ],
        ({ value, label }) => ({ head: value, text: label }),
        itemsOf("model"),
      ),
      more: [],
      notes: [gaps.model],
    },
    {
      id: "competition",
      kicker: phrases.competition,
      title: say("competition.title", phrases.choices),
      items: [
        {
          head: say("competition.key-1", strategy.name),
          text: say("competition.entry-1", form.ours, gaps.ours),
        },
        ...rows(
          form.competitors,
          [
            { head: gaps.competitor, text: gaps.difference },
            { head: gaps.competitor, text: gaps.difference },
          ],
          ({ name, difference }) => ({ head: name, text: difference }),
          itemsOf("competition"),
        ),
      ],
      more: [],
      notes: [gaps.difference, gaps.ours],
    },
    {
      id: "team",
      kicker: phrases.team,
      title: say("team.title", phrases.whoBuilds),
      items: rows(
        form.team,
        [0, 1, 2].map(() => ({ head: gaps.member, text: gaps.role })),
        ({ name, role }) => ({ head: name, text: role }),
        itemsOf("team"),
      ),
      more: rows(
        form.milestones,
        [0, 1, 2].map(() => ({ head: gaps.when, text: gaps.milestone })),
        ({ when, what }) => ({ head: when, text: what }),
        moreOf("team"),
      ),
      notes: [gaps.role, gaps.milestone],
    },
    {
      id: "ask",
      kicker: phrases.ask,
      title: say(
        "ask.title",
        form.ask === undefined
          ? undefined
          : // As a function: a sum may hold what a replacement reads as a pattern, such as "$&".
            phrases.raising.replace("{amount}", () =>
              formatMoney(form.ask!, form.currency, strategy.language),
            ),
        gaps.ask,
      ),
      items: rows(
        form.uses,
        [0, 1, 2].map(() => ({ head: gaps.percent, text: gaps.use })),
        ({ what, percent }) => ({ head: `${percent}${gaps.percent}`, text: what }),
        itemsOf("ask"),
      ),
      more: [],
      ...(sales
        ? {
            chart: chartOf("columns", phrases.revenue, sales),
            caption: say("ask.caption", `${phrases.revenue}. ${sales.unit}`),
          }
        : { chartGap: say("ask.chart", undefined, gaps.revenue) }),
      notes: [gaps.ask, gaps.revenue],
    },
  ];
  const kept = slides.map((slide) => ({ ...slide, notes: slide.notes.filter(Boolean) }));
  return {
    slides: kept,
    gaps: kept.flatMap((slide) =>
      textsOf(slide)
        .filter(({ isGap }) => isGap)
        .map(({ id, text }) => ({ slide: slide.id, id, text })),
    ),
  };
}

/** Every place of the deck that an edit may name, for this form. */
export function deckPlaces(source: DeckSource): Set<string> {
  return new Set(writeDeck(source).slides.flatMap((slide) => textsOf(slide).map(({ id }) => id)));
}

/** Every text of a slide, in reading order. */
export function textsOf({ title, lead, items, more, chartGap, caption }: SlideWords): DeckText[] {
  const rows = [...items, ...more].flatMap(({ head, text }) => [head, text]);
  return [title, lead, ...rows, chartGap, caption].filter((text): text is DeckText => text !== undefined);
}

/** "Remedy: software that …" beside the logo says the name twice. */
function withoutName(line: string, name: string): string {
  const start = [`${name}: `, `${name}：`].find((each) => line.startsWith(each));
  if (start === undefined) return line;
  const rest = line.slice(start.length);
  return capitalized(rest);
}

function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
