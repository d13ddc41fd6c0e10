import type { DesignBrief, Style } from "@/lib/model/brief.schema";
import type { ColorMood, PersonalityDimension, Strategy, TypeVoice } from "@/lib/strategy/strategy.schema";

type Row = readonly [
  name: string,
  businessIdea: string,
  style: Style,
  mood: ColorMood,
  voice: TypeVoice,
  /** The two dimensions that stand out. */
  strong: readonly PersonalityDimension[],
  keywords: readonly string[],
];

/** Varied ideas for tests and contact sheets: four styles, several scripts, short and long names. */
const ROWS: readonly Row[] = [
  [
    "Rivertown",
    "Kayak tours on the river for families",
    "modern",
    "calm",
    "humanist",
    ["excitement", "sincerity"],
    ["river", "kayak", "tours"],
  ],
  [
    "Harvest & Hearth",
    "A bakery that delivers sourdough bread by bicycle",
    "classic",
    "growth",
    "editorial",
    ["sincerity"],
    ["bread", "bicycle", "bakery"],
  ],
  [
    "Ledgerly",
    "Bookkeeping software for freelancers",
    "minimal",
    "trust",
    "grotesque",
    ["competence"],
    ["software", "bookkeeping"],
  ],
  [
    "KINETIC",
    "A boxing gym with night classes",
    "bold",
    "energy",
    "expressive",
    ["ruggedness", "excitement"],
    ["boxing", "gym"],
  ],
  [
    "Maison Aubry",
    "A perfume house for quiet luxury",
    "classic",
    "luxury",
    "classical",
    ["sophistication"],
    ["perfume", "luxury"],
  ],
  [
    "fernwell",
    "Plant subscriptions for small apartments",
    "minimal",
    "growth",
    "geometric",
    ["sincerity"],
    ["plant", "apartments"],
  ],
  [
    "Summit Freight",
    "Alpine logistics and mountain deliveries",
    "bold",
    "trust",
    "grotesque",
    ["ruggedness", "competence"],
    ["mountain", "logistics"],
  ],
  [
    "Nimbus",
    "Cloud monitoring for data teams",
    "modern",
    "trust",
    "technical",
    ["competence"],
    ["cloud", "data", "monitoring"],
  ],
  [
    "Tidal Coffee Roasters",
    "A coffee roastery by the harbour",
    "modern",
    "energy",
    "humanist",
    ["sincerity"],
    ["coffee", "harbour"],
  ],
  [
    "Zoë",
    "Yoga and breath work for new mothers",
    "minimal",
    "calm",
    "humanist",
    ["sincerity", "sophistication"],
    ["yoga", "mothers"],
  ],
  [
    "Blockhaus",
    "Modular furniture from local wood",
    "bold",
    "growth",
    "geometric",
    ["ruggedness", "competence"],
    ["furniture", "wood"],
  ],
  [
    "Wren & Oak Legal",
    "A law firm for family businesses",
    "classic",
    "trust",
    "classical",
    ["competence", "sophistication"],
    ["law", "family"],
  ],
  [
    "Pixi",
    "A toy club with a monthly surprise",
    "bold",
    "play",
    "expressive",
    ["excitement", "sincerity"],
    ["toy", "club", "monthly"],
  ],
  [
    "Atelier Quist",
    "Handmade rings and watches",
    "minimal",
    "luxury",
    "editorial",
    ["sophistication"],
    ["rings", "watches"],
  ],
  [
    "Sunday Solar",
    "Solar roofs for old houses",
    "modern",
    "energy",
    "geometric",
    ["sincerity", "competence"],
    ["solar", "roofs"],
  ],
  [
    "Jansen Optik",
    "Glasses and eye care in the old town",
    "classic",
    "trust",
    "humanist",
    ["competence", "sincerity"],
    ["glasses", "eye"],
  ],
  ["قهوة الصباح", "مقهى صغير يقدم القهوة العربية", "modern", "energy", "humanist", ["sincerity"], ["coffee"]],
  [
    "海辺の本屋",
    "A bookshop by the sea in Kamakura",
    "minimal",
    "calm",
    "humanist",
    ["sincerity", "sophistication"],
    ["book", "sea"],
  ],
  [
    "Rocket 🚀 Labs",
    "Launch pages for makers in a day",
    "modern",
    "energy",
    "technical",
    ["excitement"],
    ["launch", "makers"],
  ],
  [
    "The Extraordinarily Long Company of Northern Lakes and Rivers Conservation Trust",
    "Protects lakes and rivers",
    "classic",
    "growth",
    "editorial",
    ["sincerity"],
    ["lakes", "rivers"],
  ],
  ["चाय घर", "A tea house with rooms to read", "classic", "calm", "humanist", ["sincerity"], ["tea", "read"]],
  [
    "Ωmega ∑",
    "Statistics lessons online",
    "minimal",
    "trust",
    "geometric",
    ["competence"],
    ["lessons", "statistics"],
  ],
  [
    "Vantage",
    "Drone photography for architects",
    "bold",
    "energy",
    "geometric",
    ["competence", "excitement"],
    ["drone", "photography"],
  ],
  [
    "Xylo",
    "Online music lessons for children",
    "modern",
    "play",
    "geometric",
    ["excitement"],
    ["music", "lessons"],
  ],
];

const SCRIPTS = [
  ["Arab", /\p{Script=Arabic}/u],
  ["Jpan", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["Deva", /\p{Script=Devanagari}/u],
  ["Grek", /\p{Script=Greek}/u],
] as const;

export interface SampleBrief {
  readonly brief: DesignBrief;
  readonly strategy: Strategy;
}

export const SAMPLE_BRIEFS: readonly SampleBrief[] = ROWS.map(sampleOf);

/** The first sample under another name; scripts and direction follow the name. */
export function sampleNamed(name: string): SampleBrief {
  const [, ...rest] = ROWS[0]!;
  return sampleOf([name, ...rest]);
}

function sampleOf([name, businessIdea, style, mood, voice, strong, keywords]: Row): SampleBrief {
  const trait = (dimension: PersonalityDimension) => ({
    score: strong.includes(dimension) ? 0.85 : 0.35,
    why: [...keywords].slice(0, 1),
  });
  const scripts = SCRIPTS.filter(([, pattern]) => pattern.test(name + businessIdea)).map(
    ([script]) => script,
  );
  const reason = "It follows from the words of the idea.";
  return {
    brief: {
      businessIdea,
      targetAudience: "People who care how things are made",
      style,
      techStack: "react",
      features: [],
      name,
    },
    strategy: {
      name,
      nameSource: "customer",
      nameIdeas: [{ name, method: "customer", why: "Given." }],
      slug: "sample",
      tagline: "Made with care for those who notice",
      oneLiner: businessIdea,
      mission: businessIdea,
      positioning: "For people who like bread, the bakery that bakes it daily.",
      promise: "Bread every day.",
      audiencePicture: "People who like bread.",
      boilerplate: "It bakes bread every day for people who like it.",
      alternatives: { tagline: [], mission: [], promise: [] },
      language: "en",
      direction: scripts.includes("Arab") ? "rtl" : "ltr",
      scripts: ["Latn", ...scripts],
      trade: "general",
      keywords: [...keywords],
      symbols: [],
      personality: {
        sincerity: trait("sincerity"),
        excitement: trait("excitement"),
        competence: trait("competence"),
        sophistication: trait("sophistication"),
        ruggedness: trait("ruggedness"),
      },
      colorMood: { mood, why: reason },
      typeVoice: { voice, why: reason },
      values: [1, 2, 3].map(() => ({ title: "Care", text: reason })),
      voice: [1, 2, 3].map(() => ({ do: "Say what it is.", dont: "Praise it." })),
    },
  };
}
