import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DesignBrief, designBriefSchema, STYLES } from "@/lib/model/brief.schema";
import { makeStrategy } from "./make-strategy";
import { otherValues } from "./other-values";
import { strategySchema } from "./strategy.schema";

function brief(businessIdea: string, changes: Partial<DesignBrief> = {}): DesignBrief {
  return designBriefSchema.parse({
    businessIdea,
    targetAudience: "everyone",
    style: "modern",
    techStack: "react",
    features: [],
    ...changes,
  });
}

const words = (idea: string, audience: string, seed = 7) => {
  const strategy = makeStrategy({ brief: brief(idea, { targetAudience: audience }), seed });
  return strategy;
};

describe("reads an idea in its own language", () => {
  test.each([
    ["A bakery that delivers sourdough by bike in Lyon", "en", "bakery"],
    ["Vintage vinyl record store with a coffee bar", "en", "music"],
    ["AI platform for analyzing legal documents", "en", "data"],
    ["Une boulangerie qui livre du pain au levain à vélo", "fr", "bakery"],
    ["Eine Bäckerei, die Sauerteigbrot mit dem Fahrrad liefert", "de", "bakery"],
    ["Una panadería que reparte pan de masa madre en bicicleta", "es", "bakery"],
    ["Uma padaria que entrega pão de fermentação natural", "pt", "bakery"],
    ["Una panetteria che consegna pane a domicilio", "it", "bakery"],
    ["Estudio de yoga en la playa de Valencia", "es", "yoga"],
    ["Consultoria de marketing digital para pequenos negócios", "pt", "marketing"],
    ["App per trovare parcheggio in centro", "it", "automotive"],
    ["Een fietsenwinkel die oude fietsen opknapt voor studenten", "nl", "bicycle"],
    ["京都の町家で抹茶とスイーツを提供するカフェ", "ja", "tea"],
    ["一家用云南咖啡豆的精品咖啡馆", "zh", "coffee"],
    ["반려견과 함께 갈 수 있는 카페", "ko", "coffee"],
    ["مقهى صغير يقدم القهوة المختصة والحلويات", "ar", "coffee"],
    ["Мастерская керамики ручной работы", "ru", "ceramics"],
    ["मसाला चाय की दुकान जो ऑफिस में आती है", "hi", "tea"],
  ])("%s → %s, %s", (idea, language, trade) => {
    const strategy = words(idea, "everyone");
    expect([strategy.language, strategy.trade]).toEqual([language, trade]);
  });

  test("direction and scripts follow the letters", () => {
    expect(words("مقهى صغير يقدم القهوة", "الشباب")).toMatchObject({ direction: "rtl", scripts: ["Arab"] });
    expect(words("בית קפה שכונתי עם ספרים", "סטודנטים")).toMatchObject({ direction: "rtl", language: "he" });
    expect(words("京都の抹茶カフェ Matcha Club", "観光客").scripts).toEqual(
      expect.arrayContaining(["Hani", "Hira", "Kana", "Latn"]),
    );
  });
});

test("an audience that is written in another language is left out", () => {
  const { oneLiner, positioning, audiencePicture } = words(
    "Eine Bäckerei, die Sauerteigbrot liefert",
    "the parents of small children",
  );
  expect(`${oneLiner} ${positioning} ${audiencePicture}`).not.toContain("parents");
});

describe("names", () => {
  test("a customer's own name is taken as it is", () => {
    const strategy = makeStrategy({
      brief: brief("A bakery in Lyon", { name: "Harvest & Hearth" }),
      seed: 1,
    });
    expect(strategy).toMatchObject({
      name: "Harvest & Hearth",
      nameSource: "customer",
      slug: "harvest-hearth",
    });
    expect(strategy.nameIdeas[0]).toMatchObject({ name: "Harvest & Hearth", method: "customer" });
  });

  test("a name in another script still has a Latin slug", () => {
    const strategy = words("一家用云南咖啡豆的精品咖啡馆", "年轻人");
    expect(strategy.name).toMatch(/\p{Script=Han}/u);
    expect(strategy.slug).toMatch(/^[a-z]{3,}(?:-[a-z]+)*$/);
  });

  test("personality gives the words that led to it", () => {
    const { personality, colorMood } = words("Secure banking software for enterprises", "Finance teams");
    expect(personality.competence.score).toBeGreaterThan(personality.ruggedness.score);
    expect(personality.competence.why).toEqual(expect.arrayContaining(["secure", "software"]));
    expect(colorMood).toMatchObject({ mood: "trust", why: expect.stringContaining("“secure”") });
    expect(colorMood.words).toEqual(["secure", "banking", "enterprises"]);
  });

  test.each([
    ["A pet hotel run by retired teachers", "hotel", "run"],
    ["Team days for space engineers", "team", "space"],
    ["We lent our cater tools to career starters", "lent", "cater", "career"],
    ["Kraft paper for funds and petals", "kraft", "funds", "petals"],
    ["Croissant subscription box for remote teams", "croissant", "teams"],
    ["Feature flags for a flat", "feature", "flat"],
  ])("what only sounds like a reason is none: %s", (idea, ...accidental) => {
    const { colorMood, personality } = words(idea, "Everybody");
    expect(accidental.filter((word) => colorMood.why.includes(`“${word}”`))).toEqual([]);
    expect(accidental.filter((word) => (colorMood.words ?? []).includes(word))).toEqual([]);
    const traits = Object.values(personality).flatMap(({ why }) => why);
    expect(["lent", "kraft", "funds", "petals"].filter((word) => traits.includes(word))).toEqual([]);
  });

  test.each([
    ["Ein Garten mit Pflanzen aus dem Wald für die Stadt", "growth", "wald"],
    ["Un salon de thé lent et calme", "calm", "lent"],
  ])("in its own language a word counts: %s", (idea, mood, word) => {
    const { colorMood } = words(idea, "Alle");
    expect(colorMood).toMatchObject({ mood, words: expect.arrayContaining([word]) });
  });
});

test("the same brief and seed give the same strategy, another seed another one", () => {
  const make = (seed: number) =>
    makeStrategy({ brief: brief("Handmade ceramic mugs for coffee lovers"), seed });
  expect(make(3)).toEqual(make(3));
  const names = new Set(Array.from({ length: 20 }, (_, seed) => make(seed).name));
  expect(names.size).toBeGreaterThanOrEqual(2);
});

describe("what a person settled", () => {
  const idea = "A bakery that delivers sourdough by bike in Lyon";
  const make = (choices?: DesignBrief["choices"]) =>
    makeStrategy({
      brief: brief(idea, { targetAudience: "Busy parents", ...(choices && { choices }) }),
      seed: 3,
    });

  test("a name that was made again leaves every other word as it is, but for the name in it", () => {
    const before = make();
    const after = [97, 98, 99, 100, 101, 102, 103, 104]
      .map((name) => make({ seeds: { name } }))
      .find(({ name }) => name !== before.name);
    if (!after) throw new Error("eight seeds gave the name of before");
    const withoutName = ({ name, nameIdeas, slug, ...rest }: typeof before) =>
      JSON.stringify({ ...rest, nameIdeas: nameIdeas.length, slug: slug !== "" }).replaceAll(name, "{name}");
    expect(withoutName(after)).toBe(withoutName(before));
  });

  test("values that a person wrote stand in place of the strategist's", () => {
    const values = ["Bread first", "Near", "Early"].map((title) => ({ title, text: "We mean it." }));
    expect(make({ words: { values } }).values).toEqual(values);
    expect(otherValues(make()).map(({ title }) => title)).toHaveLength(4);
    for (const { title } of make().values)
      expect(otherValues(make()).map((other) => other.title)).not.toContain(title);
  });

  test("edited words replace the strategist's, and are the ones that it quotes", () => {
    const words = { tagline: "Bread that rides", promise: "We bring it warm." };
    const strategy = make({ words });
    expect(strategy).toMatchObject(words);
    expect(strategy.voice[0]?.do).toContain("Bread that rides");
    expect(strategy.boilerplate).toContain("We bring it warm.");
    expect(strategy.mission).toBe(make().mission);
  });
});

describe("odd input", () => {
  const odd = [
    "🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀",
    "bread bread bread bread",
    "1234567890 12345",
    "!!!!????....,,,,;;;",
    "x".repeat(500),
    "京".repeat(500),
    "<b>Pizza</b> & <script>alert(1)</script> delivery",
    "{{constructor}} $(id) `rm -rf` pizza",
    "A\u00ADB\u200B\u200D\u200C soft hyphens everywhere",
    "ﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺ",
    "ÀÉÎÕÜ ÀÉÎÕÜ ÀÉÎÕÜ",
    "the of and to in a is that",
    "we we we we we we we",
    "👩‍👩‍👧‍👦 family bakery 👩‍👩‍👧‍👦",
    "To to to to to to sell",
  ];
  test.each(odd)("%s", (idea) => {
    const strategy = makeStrategy({ brief: brief(idea), seed: 5 });
    expect(strategySchema.parse(strategy)).toEqual(strategy);
    expect(strategy.name.replace(" & ", " ") + withoutName(strategy)).not.toMatch(/[<>&"'`{}]/);
    expect(strategy.name).toMatch(/\p{Letter}/u);
  });

  test("any text gives a whole strategy that carries no markup over", () => {
    const character = fc.oneof(
      fc.constantFrom(..."aeinrst bcdlmo,.<>&\"'`{}/-"),
      fc.constantFrom(..."中文日本語カフェ한글عربيעבריתไทยहिन्दीрусскийΕλλ", "🚀", "é", "ß", "İ"),
      fc.string({ unit: "binary", minLength: 1, maxLength: 2 }),
    );
    const text = fc.array(character, { minLength: 10, maxLength: 300 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, fc.constantFrom(...STYLES), fc.nat(), (idea, audience, style, seed) => {
        const parsed = designBriefSchema.safeParse({
          businessIdea: idea,
          targetAudience: audience.slice(0, 200),
          style,
          techStack: "vue",
          features: [],
        });
        fc.pre(parsed.success);
        const strategy = makeStrategy({ brief: parsed.data!, seed });
        expect(strategySchema.parse(strategy)).toEqual(strategy);
        expect(strategy.name.replace(" & ", " ") + withoutName(strategy)).not.toMatch(/[<>&"'`{}]/);
        expect(strategy.tagline.isWellFormed() && strategy.oneLiner.isWellFormed()).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

/** The tagline but for the name, which may be a pair with an ampersand. */
function withoutName({ name, tagline }: { name: string; tagline: string }): string {
  return tagline.replaceAll(name, "");
}
