import { describe, expect, test } from "vitest";
import { shareOfWords } from "./language/shares-words";
import { SENTENCES } from "./sentences/sentences";
import { strategyOf } from "./strategy-fixture";

describe("a ladder of lines", () => {
  test.each([
    [
      "Tea roasted to order and shipped the same day",
      "Tea drinkers",
      "Tea roasted to order and shipped the same day",
    ],
    [
      "Flat-pack coffins and nothing else, no brochure, no showroom",
      "Families",
      "Flat-pack coffins and nothing else, no brochure, no showroom",
    ],
    [
      "Aplikacja, która łączy działkowców z ludźmi bez ogrodu",
      "Miasto",
      "Aplikacja, która łączy działkowców z ludźmi bez ogrodu",
    ],
    // Longer than a cut line, none of which is rated high.
    [
      "app that tells u which public toilet is open right now and clean and has a changing bench for adults",
      "carers",
      "App that tells you which public toilet is open right now and clean and has a changing bench for adults",
    ],
    // And where one is.
    [
      "Traduciamo i referti medici in italiano normale: ci mandi la foto, un medico in pensione ti risponde entro sera",
      "famiglie",
      "Traduciamo i referti medici in italiano normale",
    ],
  ])("%s → %s", (idea, audience, tagline) => {
    expect(strategyOf(idea, audience).tagline).toBe(tagline);
  });

  test.each([
    ["one login for the whole allotment: water rota, shed key, gossip", "committees"],
    ["insect farm making feed for trout, inside a former paper mill", "trout farmers"],
    ["we walk children to school along the canal, rain or not", "working parents"],
  ])("%s: no beginning goes before the whole", (idea, audience) => {
    expect(strategyOf(idea, audience).tagline.toLowerCase()).toBe(idea);
  });

  test("a thing in two or three words goes on, and keeps its article", () => {
    expect(strategyOf("a quiet gym. no music, no mirrors, no grunting", "adults").tagline).toMatch(
      /^A quiet gym\b.{8,}/u,
    );
    expect(strategyOf("hearing aid repairs", "nurses and their patients").tagline).toBe(
      "Hearing aid repairs for nurses and their patients",
    );
    expect(strategyOf("knife sharpening van", "butchers and cooks").tagline).toBe(
      "Knife sharpening van for butchers and cooks",
    );
  });

  test.each([
    [
      "a choir for people who were told at school not to sing",
      "adults",
      "A choir for people who were told at school not to sing",
    ],
    [
      "seaweed feed for dairy cows so they burp less",
      "dairy farmers",
      "Seaweed feed for dairy cows so they burp less",
    ],
    [
      "soil testing for vineyards by drone, report in 48h",
      "winegrowers",
      "Soil testing for vineyards by drone, report in 48h",
    ],
    [
      "I want to walk dogs for people who are in hospital",
      "patients",
      "I walk dogs for people who are in hospital",
    ],
    ["My mother and I make kimchi and pickled radish", "home cooks", "We make kimchi and pickled radish"],

    [
      "We make wooden legs for pianos, billiard tables and the occasional pirate at the theatre",
      "restorers",
      "We make wooden legs for pianos, billiard tables and the occasional pirate at the theatre",
    ],
    [
      "I cut keys and fix heels and change watch batteries in the underground station",
      "commuters",
      "I cut keys and fix heels and change watch batteries in the underground station",
    ],
    ["Ich baue Trockenmauern wieder auf", "Winzer", "Ich baue Trockenmauern wieder auf"],
    [
      "Wir vermieten Hochsitze und Fernrohre an Leute, die Kraniche beobachten wollen",
      "Vogelfreunde",
      "Wir vermieten Hochsitze und Fernrohre an Leute, die Kraniche beobachten wollen",
    ],

    [
      "Quero dar aulas de capoeira para idosos na praça",
      "aposentados",
      "Aulas de capoeira para idosos na praça",
    ],

    [
      "We help small dairies do their own water tests, because couriers are dear",
      "dairies",
      "We help small dairies do their own water tests, because couriers are dear",
    ],

    [
      "Hoof trimming for dairy herds, with a lameness score for every cow",
      "dairy farmers",
      "Hoof trimming for dairy herds, with a lameness score for every cow",
    ],

    [
      "Software für Freiwillige Feuerwehren, die Atemschutzprüfungen, LKW-Führerscheine und Impfungen im Blick behält und 6 Wochen vorher Bescheid gibt",
      "alle",
      "Software für Freiwillige Feuerwehren",
    ],
    [
      "Consorzio di pastori: lana grezza della transumanza trasformata in pannelli isolanti per tetti",
      "imprese edili",
      "Consorzio di pastori: lana grezza della transumanza trasformata in pannelli isolanti per tetti",
    ],
    [
      "Barfußschuhe für Kinder zur Miete: wenn der Fuß gewachsen ist, schickt man sie zurück und kriegt die nächste Größe. Wie ein Fahrradabo, nur für kleine Füße",
      "alle",
      "Barfußschuhe für Kinder zur Miete",
    ],
    [
      "Somos tres hermanos y fabricamos ventiladores de techo. Cada equipo mueve el aire de 300 metros. Llevamos 214 instalados",
      "granjas",
      "Fabricamos ventiladores de techo para granjas",
    ],
    [
      "I drove a bus and people told me they never dared to drive. So I want to start lessons for grown ups who are scared of it",
      "adults",
      "Lessons for grown ups",
    ],
    [
      "Remember the pinball idea: lease by the month, swap the table every 3, repairs included, ask Derek about the van",
      "pubs",
      "Lease by the month, swap the table every 3, repairs included",
    ],
    [
      "Aplicativo que avisa o síndico quando a caixa d’água do prédio está baixando fora do normal, sensor de R$ 190, sem obra",
      "condomínios",
      "Aplicativo que avisa o síndico quando a caixa d’água do prédio está baixando fora do normal",
    ],
    [
      "Bottega che riveste paralumi con stoffe antiche, su misura",
      "arredatori e alberghi",
      "Bottega che riveste paralumi con stoffe antiche, su misura",
    ],
  ])("%s → a whole part of it", (idea, audience, tagline) => {
    expect(strategyOf(idea, audience).tagline).toBe(tagline);
  });

  test("the first of two things that it tells, or both", () => {
    const idea =
      "An app that tells ringers which towers are short of a treble this week, and who has the key";
    expect(strategyOf(idea, "bell ringers").tagline).toMatch(
      /^(?:An a|A)pp .+ this week(?:, and who has the key)?$/u,
    );
  });
});

test.each([
  ["bell ropes", "everyone", "Bell ropes, and nothing else"],
  ["hat blocks", "milliners", "Hat blocks for milliners"],
  ["Kuhglocken", "Almbauern, Trachtenvereine, Fans am Pistenrand", "Kuhglocken. Das ist unser Handwerk."],
  ["concrete planters", "everyone", "Concrete planters, and nothing else"],
  ["pose de parquet", "everyone", "Pose de parquet : c’est notre métier"],
  [
    "C’est une boulangerie sans gluten. Nous livrons à vélo dans tout Lyon.",
    "tous",
    "Une boulangerie sans gluten",
  ],
  ["Cibo vegano a domicilio. Consegniamo in bici.", "tutti", "Cibo vegano a domicilio"],
  ["wig washing", "everyone", "Wig washing, done properly"],
  ["net mender", "everyone", "Your net mender"],
  ["grief counselling", "everyone", "Grief counselling. We are here for you."],
  ["taille de clés", "tout le monde", "Taille de clés : c’est notre métier"],
  // Who does it is not what is done.
  ["afinador de órganos", "todos", "Afinador de órganos, con oficio"],
  // A language that two words do not tell.
  ["abanicos pintados", "everyone", "Abanicos pintados"],
  // What says more than a label stays as it is.
  ["We tune church organs", "everyone", "We tune church organs"],
])("%s (%s): the tagline is %s", (idea, audience, tagline) => {
  expect(strategyOf(idea, audience).tagline).toBe(tagline);
});

test("a hyphen before “und” stays", () => {
  const idea = "Wir lesen alte Kurrent- und Sütterlinbriefe und schreiben sie ab";
  expect(strategyOf(idea, "alle").tagline).toBe(idea);
});

test("the idea's words stand in the sentences whole or not at all", () => {
  const idea = "A bakery that delivers sourdough by bike in Lyon";
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { positioning, audiencePicture, values, voice, promise, mission } = strategyOf(
      idea,
      "Busy parents",
      seed,
    );
    expect(positioning).toBe("For busy parents: a bakery that delivers sourdough by bike in Lyon.");
    expect(audiencePicture).toContain("busy parents");
    const written = [
      promise,
      ...values.flatMap(({ title, text }) => [title, text]),
      ...voice.slice(1).flatMap((pair) => [pair.do, pair.dont]),
    ];
    for (const line of written) expect(line).not.toMatch(/sourdough|bike|Lyon/u);
    expect(mission).not.toMatch(/sourdough|bike/u);
  }
});

test.each([
  ["Naprawa starych zegarów i budzików w Łodzi", "pl"],
  ["Reparatie van oude klokken", "nl"],
  ["Мы чиним старые часы", "ru"],
])("%s: general lines of its language are offered", (idea, language) => {
  const { tagline, alternatives } = strategyOf(idea, "everyone");
  const general = new Set(Object.values(SENTENCES[language]!.lines).flat());
  expect([tagline, ...alternatives.tagline].some((line) => general.has(line))).toBe(true);
});

test("who works alone says I", () => {
  const { mission, promise, values, oneLiner } = strategyOf(
    "I mend church bellows with sheepskin",
    "Parishes",
  );
  const said = [mission, promise, ...values.map(({ text }) => text)].join(" ");
  expect(said).not.toMatch(/\b(?:we|our|us)\b/iu);
  expect(oneLiner).toContain("I mend church bellows");
});

test("a promise is no value once more", () => {
  const ideas = [
    "An honest, friendly kitchen where neighbours cook for neighbours",
    "Eine ehrliche, freundliche Küche, in der Nachbarn für Nachbarn kochen",
    "Una cocina honesta y amable donde vecinos cocinan para sus vecinos",
  ];
  for (const idea of ideas) {
    const all = Array.from({ length: 12 }, (_, seed) => strategyOf(idea, "Collectors", seed));
    const { promises, promised } = SENTENCES[all[0]!.language]!;
    expect(all.some(({ values }) => values.some(({ title }) => title === promised))).toBe(true);
    for (const { promise, values } of all)
      if (promise === promises[0]) expect(values.map(({ title }) => title)).not.toContain(promised);
  }
});

test.each([
  [
    "Una plataforma que permite a las mujeres que salen de una casa de acogida alquilar un piso sin que su nombre aparezca en el buzón ni en el contrato visible: firma la asociación.",
    "mujeres",
    /^Una plataforma/u,
  ],
  ["Gutter guy", "everyone", /^Your gutter guy$/u],
  ["Fabrico en Cuenca prótesis de mama externas, tejidas en algodón", "mujeres", /mama/u],
  [
    "lo que quiero es juntar a los pueblos con menos de 90 vecinos de Teruel",
    "ayuntamientos",
    /^(?:Quiero )?juntar a los pueblos/iu,
  ],
])("%s: %s", (idea, audience, tagline) => {
  expect(strategyOf(idea, audience).tagline).toMatch(tagline);
});

test("a label that says what it is only is a line as it stands", () => {
  expect(strategyOf("fix zippers only", "everyone").tagline).toBe("Fix zippers only");
});

test("three values that differ, each a title and one sentence", () => {
  const { values } = strategyOf("Watch repair by post", "Collectors");
  expect(new Set(values.map(({ title }) => title)).size).toBe(3);
  for (const { text } of values) expect(text).toMatch(/^\p{Lu}.*\.$/u);
});

test("no two sentences of a language that may stand together say the same", () => {
  for (const language of ["en", "fr", "de", "es", "pt", "it"]) {
    const { characters, quietValues, missions, promises } = SENTENCES[language]!;
    const all = Object.values(characters);
    const values = [...all.flatMap((character) => character.values), ...quietValues];
    const said = [
      ...values.map(([, text]) => text),
      ...all.flatMap(({ mission }) => mission ?? []),
      ...missions,
      ...promises,
    ];
    expect(new Set(values.map(([title]) => title)).size).toBe(values.length);
    for (const [at, one] of said.entries()) {
      for (const other of said.slice(at + 1)) {
        const isAlike = shareOfWords(one, other) > 0.8 && shareOfWords(other, one) > 0.8;
        expect(isAlike, `${one} | ${other}`).toBe(false);
      }
      expect(one.length).toBeLessThanOrEqual(90);
    }
  }
});

describe("grave matters", () => {
  test.each([
    ["A funeral home run by two sisters", "Bereaved families"],
    ["Debt advice by phone in nine languages", "People in debt"],
    ["Pompes funèbres écologiques en Bretagne", "Familles endeuillées"],
    ["Bestattungen im Wald, persönlich begleitet", "Angehörige"],
    ["小さな葬儀を手伝う会社", "ご遺族"],
  ])("%s: no cheer, whatever the seed", (idea, audience) => {
    for (const seed of [1, 2, 3, 4]) {
      const { promise, mission, values, colorMood, symbols } = strategyOf(idea, audience, seed);
      expect(["calm", "trust", "growth"]).toContain(colorMood.mood);
      expect(symbols).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/skull|balloon|champagne|gift|ghost/u)]),
      );
      const said = [promise, mission, ...values.map(({ title }) => title)].join(" ");
      expect(said).not.toMatch(/fun|surprise|look forward|Spaß|freut|envie|楽しみ|待ち遠し/iu);
    }
  });
});
