import { capitalize } from "../language/phrase";
import { type Frames, framePhrasebook } from "./frame-phrasebook";

const frames: Frames = {
  closers: {
    trust: ["ohne Kleingedrucktes", "schwarz auf weiß", "auf den Punkt"],
    energy: ["ohne Umwege", "sofort", "mit vollem Schwung"],
    growth: ["mit beiden Beinen auf der Erde", "Tag für Tag", "im Takt der Jahreszeiten"],
    luxury: ["bis ins Detail", "ohne ein Zuviel", "für lange Zeit"],
    play: ["einfach aus Freude", "mit einem Lächeln", "gleich noch einmal"],
    calm: ["ganz in Ruhe", "ganz einfach", "im eigenen Takt"],
  },
  forAudience: (audience) => `für ${audience}`,
  forWord: "für",
  is: (name, phrase) => `${name} ist ${phrase}`,
  names: (name, phrase) => `${name}: ${phrase}`,
  missions: [
    (topic, forAudience) => `Unsere Aufgabe: ${topic}${forAudience}, ohne an der falschen Stelle zu sparen.`,
    (topic, forAudience) =>
      `Wir wollen die erste Adresse sein, wenn es um das Thema ${topic} geht${forAudience ? ` –${forAudience}` : ""}.`,
    (topic, forAudience) =>
      `${capitalize(topic)}${forAudience}: einfach, ehrlich und an jedem Tag des Jahres.`,
  ],
  values: {
    sincerity: (topic) => ({
      title: "Sagen, was ist",
      text: `Beim Thema ${topic} sagen wir, was wir tun, was wir weglassen und was es kostet.`,
    }),
    excitement: (topic) => ({
      title: "Erst ausprobieren",
      text: `Eine neue Idee muss sich beim Thema ${topic} bewähren, bevor sie einen Namen bekommt.`,
    }),
    competence: (topic) => ({
      title: "Prüfen, dann versprechen",
      text: `Beim Thema ${topic} prüfen wir zuerst und reden danach – auch über das, was schiefging.`,
    }),
    sophistication: (topic) => ({
      title: "Das Überflüssige weglassen",
      text: `Beim Thema ${topic} nehmen wir lieber etwas weg, als eine unnötige Kleinigkeit hinzuzufügen.`,
    }),
    ruggedness: (topic) => ({
      title: "Gemacht für harte Tage",
      text: `Beim Thema ${topic} planen wir für den schlimmsten Tag des Jahres, damit die anderen leicht sind.`,
    }),
  },
  audienceValue: (topic, audience) => ({
    title: "Auf der richtigen Seite",
    text: `Gibt es beim Thema ${topic} zwei Wege, gewinnt der bessere für ${audience}.`,
  }),
  placeholderAudience: "unsere Kundschaft",
  voice: [
    (topic, _, tagline) => ({
      do: `Die Sache beim Namen nennen: „${tagline}.“`,
      dont: `Beim Thema ${topic} von „Lösungen“ oder „Erlebnissen“ reden.`,
    }),
    (topic) => ({
      do: `Beim Thema ${topic} immer eine Zahl, einen Ort oder eine Uhrzeit nennen.`,
      dont: `Beim Thema ${topic} das Beste der Welt versprechen.`,
    }),
    (topic, audience) => ({
      do: `Für ${audience} schreiben, wie man spricht: direkte Anrede, kurze Sätze.`,
      dont: `Das Thema ${topic} mit Wörtern erklären, die man nachschlagen muss.`,
    }),
  ],
  toneOf: {
    sincerity: (topic) => ({
      do: `Über das Thema ${topic} reden wie mit der Nachbarin.`,
      dont: "Schmeicheln oder sich dreimal entschuldigen.",
    }),
    excitement: (topic) => ({
      do: `Mit der Überraschung beginnen: ${topic}, einmal anders.`,
      dont: "In Großbuchstaben und mit Ausrufezeichen rufen.",
    }),
    competence: (topic) => ({
      do: `Erst das Ergebnis, dann der Weg dorthin: ${topic}, mit Belegen.`,
      dont: "Die Antwort hinter einem Formular verstecken.",
    }),
    sophistication: (topic) => ({
      do: `${capitalize(topic)}: beschreiben, was man sieht, hört oder fühlt.`,
      dont: "„Exklusiv“, „Premium“ oder „luxuriös“ sagen.",
    }),
    ruggedness: (topic) => ({
      do: `${capitalize(topic)}: kurze Verben, und was es aushält.`,
      dont: "Mit „vielleicht“ oder „irgendwie“ abschwächen.",
    }),
  },
};

export const german = framePhrasebook(frames);
