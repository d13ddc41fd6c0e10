import { capitalize } from "../language/phrase";
import { GERMAN_TRADE_WORDS } from "../words/trades/german";
import { type Frames, framePhrasebook } from "./frame-phrasebook";

/** Kinds of business by the gender of their head, in the accusative. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/(?:laden|shop|service|dienst|verleih|markt|marktplatz|hof|salon|verein|verlag|kiosk)$/iu, "unseren"],
  [
    /(?:app|plattform|agentur|marke|firma|werkstatt|schule|bäckerei|brauerei|buchhandlung|praxis|manufaktur|kanzlei|rösterei|gärtnerei|klinik|versicherung|stiftung|pension|bibliothek|kneipe|bar)$/iu,
    "unsere",
  ],
  [
    /(?:studio|unternehmen|restaurant|café|start-?up|abo|netzwerk|portal|hotel|museum|büro|labor|atelier)$/iu,
    "unser",
  ],
];

const frames: Frames = {
  words: GERMAN_TRADE_WORDS,
  about: (topic) => {
    const own = topic.includes(" ") ? undefined : OWN.find(([head]) => head.test(topic))?.[1];
    return `um ${own ? `${own} ` : ""}${accusative(topic)}`;
  },
  innerQuotes: "‚$1‘",
  forAudience: (audience) => `für ${accusative(audience)}`,
  forWord: "für",
  is: (name, phrase) => `${name} ist ${phrase}`,
  names: (name, phrase) => `${name}: ${phrase}`,
  taglines: [
    ({ topic, details: [first] }) => `${capitalize(topic)}: Schauen Sie auf ${accusativeNoun(first)}`,
    ({ topic, details: [first] }) => `${capitalize(topic)}. Zuerst ${first}`,
    ({ short, taboos: [first] }) => `${short} statt „${first}“`,
    ({ topic }) => `${capitalize(topic)}, beim Wort genommen`,
  ],
  missions: [
    ({ topic }, who) => `Unsere Aufgabe: ${topic}${who}, ohne an der falschen Stelle zu sparen.`,
    ({ about, isOwn }, who) =>
      isOwn ? "" : `Wir wollen die erste Adresse sein, wenn es ${about} geht${who && ` –${who}`}.`,
    ({ about, details: [first] }) =>
      `Dafür sorgen, dass man wieder über ${accusativeNoun(first)} spricht, wenn es ${about} geht.`,
    ({ topic, details: [first] }, who) =>
      `${capitalize(topic)}${who}: so gut, dass ${first} für sich spricht.`,
    ({ topic }, who) => `${capitalize(topic)}${who}: einfach, ehrlich und an jedem Tag des Jahres.`,
  ],
  positionings: [
    ({ named, about, details, taboos }, who) =>
      `${who && `${who}: `}${named}. Wenn es ${about} geht, zählen ${list(details)}, nicht Worte wie „${taboos[0]}“.`,
    ({ named, about, details: [first, second] }, who) =>
      `${who && `${who}: `}${named}. Geht es ${about}, kommen ${first} und ${second} vor jedem Adjektiv.`,
    ({ name, topic, details: [first], taboos, isOwn }, who) =>
      isOwn
        ? ""
        : `${who ? `${closed(who)} ist ${name}` : `${name} ist`} die Adresse für ${accusative(topic)}, wo ${first} mehr zählt als Worte wie „${taboos[1]}“.`,
    ({ named, about, details: [, second], taboos }, who) =>
      `${who && `${who}: `}${named}. Andere sagen „${taboos[1]}“; hier darf man fragen, wenn es ${about} geht, und bekommt zu sehen, worauf es ankommt: ${second}.`,
  ],
  promises: [
    ({ about, details: [first] }) =>
      `Wenn es ${about} geht, verzichten wir lieber auf einen Auftrag, als dass ${first} dem Zufall überlassen bleibt.`,
    ({ about, details: [first, second] }) =>
      `Wer uns nach allem rund ${about} fragt, bekommt eine klare Antwort: Es geht um ${accusativeNoun(first)}, um ${accusativeNoun(second)} und um den Preis.`,
    ({ topic, details: [first] }) =>
      `${capitalize(topic)}, wie besprochen: Stimmt ${first} nicht, sagen wir es zuerst.`,
  ],
  audiencePictures: [
    ({ about, details: [first], taboos }, who) =>
      `${who}: Wenn es ${about} geht, zählt hier ${first} vor dem Preis, und „${taboos[0]}“ hat man zu oft gehört.`,
    ({ about, details: [, second] }, who) =>
      `Gemeint sind: ${who}. Wer sich hier ${about} kümmert, kennt ${accusativeNoun(second)} aus Erfahrung und fragt genau nach.`,
    ({ about, details: [first, second] }, who) =>
      `${who}: Geht es ${about}, entscheiden ${first} und ${second}, und wer zufrieden ist, erzählt es weiter.`,
  ],
  boilerplates: [
    ({ name, about, details }) => `Geht es ${about}, misst sich ${name} an drei Dingen: ${list(details)}.`,
    ({ about, details: [first, second] }) =>
      `Bei der Arbeit rund ${about} kommen ${first} und ${second} vor allem anderen.`,
    ({ topic, details }) => `Was bei ${quoted(topic)} zählt: ${list(details)}.`,
  ],
  values: {
    sincerity: ({ about, short }) => ({
      title: `${short}: sagen, was ist`,
      text: `Wenn es ${about} geht, sagen wir, was wir tun, was wir weglassen und was es kostet.`,
    }),
    excitement: ({ about, short }) => ({
      title: `${short}: erst ausprobieren`,
      text: `Geht es ${about}, muss sich eine neue Idee bewähren, bevor sie einen Namen bekommt.`,
    }),
    competence: ({ about, short }) => ({
      title: `${short}: prüfen, dann versprechen`,
      text: `Wenn es ${about} geht, prüfen wir zuerst und reden danach – auch über das, was schiefging.`,
    }),
    sophistication: ({ about, short }) => ({
      title: `${short} und sonst nichts`,
      text: `Geht es ${about}, nehmen wir lieber etwas weg, als eine unnötige Kleinigkeit hinzuzufügen.`,
    }),
    ruggedness: ({ about, short }) => ({
      title: `${short} für harte Tage`,
      text: `Bei allem rund ${about} planen wir für den schlimmsten Tag des Jahres, damit die anderen leicht sind.`,
    }),
  },
  detailValue: ({ about, short, details: [first] }) => ({
    title: `${short}: zuerst ${first}`,
    text: `Bevor wir ${about} viele Worte machen, sehen wir genau hin: Stimmt ${first} nicht, hilft keine Werbung.`,
  }),
  audienceValue: ({ about, short }, audience) => ({
    title: `${short}: für wen`,
    text: `Gibt es zwei Wege, wenn es ${about} geht, gewinnt der bessere für ${accusative(audience)}.`,
  }),
  placeholderAudience: "unsere Kundschaft",
  voice: [
    ({ about, tagline, taboos }) => ({
      do: `Die Sache beim Namen nennen: „${stopped(tagline)}“`,
      dont: `„${taboos[0]}“ oder „${taboos[1]}“ sagen, wenn es ${about} geht.`,
    }),
    ({ about, details }) => ({
      do: `Geht es ${about}, konkret werden: ${list(details)}.`,
      dont: `Rund ${about} das Beste der Welt versprechen.`,
    }),
    ({ about }, audience) => ({
      do: `Für ${closed(accusative(audience))} ${about.replace(/^um/u, "über")} schreiben, wie man spricht: direkte Anrede, kurze Sätze.`,
      dont: `Alles rund ${about} mit Wörtern erklären, die man nachschlagen muss.`,
    }),
  ],
  toneOf: {
    sincerity: ({ about }) => ({
      do: `Wenn es ${about} geht, reden wie mit der Nachbarin.`,
      dont: `Schmeicheln, sobald es ${about} geht.`,
    }),
    excitement: ({ about, topic }) => ({
      do: `Mit der Überraschung beginnen: ${topic}, einmal anders.`,
      dont: `Rund ${about} in Großbuchstaben und mit Ausrufezeichen rufen.`,
    }),
    competence: ({ about, topic }) => ({
      do: `Erst das Ergebnis, dann der Weg dorthin: ${topic}, mit Belegen.`,
      dont: `Antworten rund ${about} hinter einem Formular verstecken.`,
    }),
    sophistication: ({ about, topic }) => ({
      do: `${capitalize(topic)}: beschreiben, was man sieht, hört oder fühlt.`,
      dont: `Rund ${about} „exklusiv“ oder „luxuriös“ sagen.`,
    }),
    ruggedness: ({ about, topic }) => ({
      do: `${capitalize(topic)}: kurze Verben, und was es aushält.`,
      dont: `Mit „vielleicht“ oder „irgendwie“ kommen, wenn es ${about} geht.`,
    }),
  },
};

export const german = framePhrasebook(frames);

/** "frischer Kaffee" → "frischen Kaffee": the one strong adjective ending that differs from the nominative. */
function accusative(phrase: string): string {
  return phrase.replace(/^(\p{Ll}\p{L}*)er(?=\s\p{Lu})/u, "$1en");
}

/** "für Menschen, die gern kochen,": a clause at the end is closed before the sentence goes on. */
function closed(audience: string): string {
  return audience.includes(", ") ? `${audience},` : audience;
}

/** "der Preis" → "den Preis". */
function accusativeNoun(phrase: string): string {
  return phrase.replace(/^der /u, "den ").replace(/^(den \p{Ll}+)e(?=\s)/u, "$1en");
}

function list([first, second, third]: readonly [string, string, string]): string {
  return `${first}, ${second} und ${third}`;
}

function quoted(topic: string): string {
  return `„${capitalize(topic)}“`;
}

function stopped(tagline: string): string {
  return /[.!?]$/u.test(tagline) ? tagline : `${tagline}.`;
}
