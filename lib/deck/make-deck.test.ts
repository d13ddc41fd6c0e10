import JSZip from "jszip";
import { beforeAll, describe, expect, test } from "vitest";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import type { Style } from "@/lib/model/brief.schema";
import { makeBrandHere } from "@/lib/render/engine-here";
import { deckFormTexts } from "@/test-support/deck-form-texts";
import { pptxFaults } from "@/test-support/pptx-faults";
import { type DeckForm, deckEditsSchema, deckFormSchema, SLIDE_IDS } from "./deck.schema";
import { formatFigure } from "./deck-amounts";
import { DECK_LIMITS, placeLimit } from "./deck-limits";
import { type DeckBrand, layOut, makeDeck, makeDeckSample } from "./make-deck";
import { deckPlaces } from "./write-deck";

const BRIEFS = {
  english: ["A bakery that delivers sourdough bread by bicycle", "Families in the old town"],
  arabic: ["مخبز يوصل خبز العجين المخمر بالدراجة إلى البيوت كل صباح", "العائلات في المدينة القديمة"],
  japanese: ["自転車で焼きたてのパンを届ける町のパン屋", "共働きの家族"],
} as const;
const brands = {} as Record<keyof typeof BRIEFS, DeckBrand>;
/** One pixel: what it shows does not matter here. */
const PICTURE = {
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  title: "Site",
  ratio: 1.6,
};

beforeAll(async () => {
  for (const [key, [businessIdea, targetAudience]] of Object.entries(BRIEFS)) {
    const brief = {
      businessIdea,
      targetAudience,
      style: "modern" as Style,
      techStack: "html" as const,
      features: ["shop"],
    };
    const { outputs } = await makeBrandHere(
      { brief, seed: 7, until: ["strategy", "palette", "typography", "logos"] },
      { files: false },
    );
    const { strategy, palette, typography, logos: logo } = outputs;
    brands[key as keyof typeof BRIEFS] = { brief, strategy, palette, typography, logo };
  }
}, 60_000);

const styled = (key: keyof typeof BRIEFS, style: Style): DeckBrand => ({
  ...brands[key],
  brief: { ...brands[key].brief, style },
});
const request = (brand: DeckBrand, form: object = {}, edits: Record<string, string> = {}) => ({
  ...brand,
  form: deckFormSchema.parse(form),
  edits,
  picture: PICTURE,
});

const FORM = {
  problem: "Bread is a day old when it reaches the table",
  currency: "EUR",
  market: { total: 4.2e9, reachable: 9e8, target: 6e7, source: "Statistical office" },
  revenue: [
    { year: 2026, amount: 210_000 },
    { year: 2027, amount: 900_000 },
  ],
  ask: 1_500_000,
};

/** As many characters as there may be. */
const fill = (letters: string, max: number) =>
  letters
    .repeat(Math.ceil(max / letters.length))
    .slice(0, max)
    .replace(/ $/, letters.charAt(0));

/** Every field as long as it may be. */
function longest(letters: string): DeckForm {
  const text = (max: number) => fill(letters, max);
  return deckFormSchema.parse({
    ...FORM,
    ...deckFormTexts({ text, rows: (most) => most }),
    market: { ...FORM.market, source: text(DECK_LIMITS.source) },
    revenue: Array.from({ length: DECK_LIMITS.years }, (_, index) => ({
      year: 2025 + index,
      amount: 1000 * 3 ** index,
    })),
  });
}

describe("what the deck says", () => {
  test("what nobody has told is a gap, and no figure is made up", async () => {
    const { words } = await layOut(request(brands.english), fontLibrary());
    expect(words.slides.map(({ id }) => id)).toEqual(SLIDE_IDS);
    expect(words.gaps.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        "problem.title",
        "market.chart",
        "model.title",
        "ask.title",
        "ask.chart",
        "title.caption",
      ]),
    );
    expect(words.slides.every(({ chart }) => chart === undefined)).toBe(true);
    const { slides } = words;
    const said = JSON.stringify(
      slides.map(({ title, lead, items, more, caption }) => [
        title.text,
        lead?.text,
        items.map(({ head, text }) => [head?.text, text?.text]),
        more.map(({ head, text }) => [head?.text, text?.text]),
        caption?.text,
      ]),
    );
    expect(said).not.toMatch(/\d/);
  });

  test("figures come from the form, and what was given is no gap", async () => {
    const { words } = await layOut(request(brands.english, FORM), fontLibrary());
    const slide = (id: string) => words.slides.find((one) => one.id === id)!;
    expect(slide("market").chart?.points).toEqual([
      { label: "Total market", value: 4200 },
      { label: "Within reach", value: 900 },
      { label: "Our aim", value: 60 },
    ]);
    expect(slide("market").caption?.text).toBe("EUR, million. Source: Statistical office");
    expect(slide("ask").title.text).toBe("We are raising €1,500,000");
    expect(slide("ask").chart?.points.map(({ value }) => value)).toEqual([210, 900]);
    expect(words.gaps.map(({ id }) => id)).not.toContain("problem.title");
  });

  test("the thousands of a sum stay apart where a language parts them by a space that fonts lack", async () => {
    const french = { ...brands.english, strategy: { ...brands.english.strategy, language: "fr" } };
    const { deck } = await layOut(request(french, FORM), fontLibrary());
    const title = deck.slides
      .find(({ id }) => id === "ask")!
      .slots.find(({ placeholder }) => placeholder === "title");
    expect(title?.text.text).toBe("Nous levons 1 500 000 €");
    expect(formatFigure(4200, 0, "fr")).toBe("4 200");
  });

  test("a text is refused by the place that has no room for it", () => {
    const { error } = deckEditsSchema.safeParse({
      "problem.title": "In the autumn of next year",
      "team.key-1": "In the autumn of next year",
    });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [["team.key-1"], "length must be at most 12 characters"],
    ]);
  });

  test("an edit stands in place of the deck's own, also of a gap", async () => {
    const edits = { "problem.title": "Nobody has bread", "problem.text-1": "A figure" };
    const { words } = await layOut(request(brands.english, {}, edits), fontLibrary());
    const problem = words.slides[1]!;
    expect([problem.title.text, problem.title.isGap]).toEqual(["Nobody has bread", false]);
    expect(problem.items[0]?.text).toMatchObject({ text: "A figure", isGap: false });
  });
});

describe("the layout", () => {
  test.each([
    ["english", "modern", "Bicycle deliveries of extraordinarily sourdough "],
    ["english", "classic", "Bicycle deliveries of extraordinarily sourdough "],
    ["english", "bold", "Bicycle deliveries of extraordinarily sourdough "],
    ["arabic", "modern", "الدراجة توصل الخبز الطازج إلى البيوت "],
    ["arabic", "bold", "الدراجة توصل الخبز الطازج إلى البيوت "],
    ["japanese", "minimal", "自転車で焼きたてのパンを毎朝届けます"],
    ["japanese", "modern", "自転車で焼きたてのパンを毎朝届けます"],
    ["japanese", "bold", "自転車で焼きたてのパンを毎朝届けます"],
  ] as const)("%s, %s: the longest texts stand whole in their boxes", async (key, style, letters) => {
    const whole = { ...request(styled(key, style)), form: longest(letters) };
    const edits = Object.fromEntries(
      [...deckPlaces(whole)].map((place) => [place, fill(letters, placeLimit(place))]),
    );
    const faults: string[] = [];
    for (const asked of [whole, { ...whole, edits }]) {
      const { deck, type } = await layOut(asked, fontLibrary());
      faults.push(
        ...deck.slides.flatMap(({ id, slots }) =>
          slots.flatMap(({ text, lines, leading, box, face, size }) => {
            const wide = lines.some((line) => type.measure(face, line) * size > box.width + 0.01);
            const high = lines.length * leading > box.height + leading * 0.13;
            const cut = lines.join("").replace(/\s/g, "") !== text.text.replace(/\s/g, "");
            return wide || high || cut
              ? [`${id} ${text.id} ${size} pt: ${lines.length} lines in ${box.height}`]
              : [];
          }),
        ),
      );
    }
    expect(faults).toEqual([]);
  });

  test("runs from the right where the brand's words do", async () => {
    const left = (await layOut(request(styled("english", "modern")), fontLibrary())).deck.slides[1]!;
    const right = (await layOut(request(styled("arabic", "modern")), fontLibrary())).deck.slides[1]!;
    expect(left.shapes[0]!.box).toMatchObject({ x: 0, width: 344 });
    expect(right.shapes[0]!.box).toMatchObject({ x: 616, width: 344 });
  });
});

describe("the files", () => {
  test.each(["english", "arabic", "japanese"] as const)(
    "%s: PowerPoint finds nothing to repair, all words in placeholders, all colors the theme's",
    async (key) => {
      const { pptx } = await makeDeck(request(brands[key], FORM), fontLibrary());
      expect(await pptxFaults(pptx)).toEqual([]);
    },
  );

  test("the theme is the brand's, charts carry their figures, notes their words", async () => {
    const brand = brands.english;
    const { pptx } = await makeDeck(request(brand, FORM), fontLibrary());
    const zip = await JSZip.loadAsync(pptx);
    const read = (name: string) => zip.file(name)!.async("string");
    const theme = await read("ppt/theme/theme1.xml");
    expect(theme).toContain(brand.palette.light.roles.primary.hex.slice(1).toUpperCase());
    expect(theme).toContain(`<a:latin typeface="${brand.typography.heading.family}"/>`);
    expect(await read("ppt/charts/chart1.xml")).toContain("<c:v>4200</c:v>");
    expect(await read("ppt/notesSlides/notesSlide1.xml")).toContain("bakery");
    const book = await JSZip.loadAsync(await zip.file("ppt/embeddings/chart1.xlsx")!.async("uint8array"));
    expect(await book.file("xl/worksheets/sheet1.xml")!.async("string")).toContain("<v>4200</v>");
  });

  test("the same request gives the same bytes; a sample is marked", async () => {
    const one = await makeDeck(request(brands.english, FORM), fontLibrary());
    const other = await makeDeck(request(brands.english, FORM), fontLibrary());
    expect(Buffer.compare(one.pptx, other.pptx)).toBe(0);
    expect(Buffer.compare(one.pdf, other.pdf)).toBe(0);
    expect(one.svgs).toHaveLength(10);
    expect(one.slides[1]!.texts[0]).toMatchObject({ id: "problem.title", isGap: false });
    expect(await makeDeckSample(brands.english, fontLibrary())).toContain("rotate(-20)");
  });
});
