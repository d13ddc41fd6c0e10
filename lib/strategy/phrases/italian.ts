import { capitalize } from "../language/phrase";
import { type Frames, framePhrasebook } from "./frame-phrasebook";

const frames: Frames = {
  closers: {
    trust: ["senza clausole nascoste", "nero su bianco", "alla luce del sole"],
    energy: ["senza giri di parole", "con slancio", "adesso"],
    growth: ["al ritmo della terra", "giorno dopo giorno", "con i piedi per terra"],
    luxury: ["fino all’ultimo dettaglio", "senza nulla di troppo", "per sempre"],
    play: ["per puro piacere", "con un sorriso", "ancora una volta"],
    calm: ["senza fretta", "con semplicità", "al proprio ritmo"],
  },
  forAudience: (audience) => `per ${audience}`,
  forWord: "per",
  is: (name, phrase) => `${name} è ${phrase}`,
  names: (name, phrase) => `${name}: ${phrase}`,
  missions: [
    (topic, forAudience) => `La nostra missione: curare ogni passo in fatto di ${topic}${forAudience}.`,
    (topic, forAudience) => `Essere il primo nome che viene in mente in fatto di ${topic}${forAudience}.`,
    (topic, forAudience) =>
      `${capitalize(topic)}${forAudience}: con semplicità e onestà, tutti i giorni dell’anno.`,
  ],
  values: {
    sincerity: (topic) => ({
      title: "Dire le cose",
      text: `In fatto di ${topic} diciamo che cosa facciamo, che cosa lasciamo fuori e quanto costa.`,
    }),
    excitement: (topic) => ({
      title: "Provare prima",
      text: `In fatto di ${topic}, un’idea nuova deve funzionare prima di avere un nome.`,
    }),
    competence: (topic) => ({
      title: "Verificare, poi promettere",
      text: `In fatto di ${topic} prima verifichiamo e poi parliamo, anche di quello che è andato storto.`,
    }),
    sophistication: (topic) => ({
      title: "Togliere il superfluo",
      text: `In fatto di ${topic} preferiamo togliere un dettaglio piuttosto che aggiungerne uno inutile.`,
    }),
    ruggedness: (topic) => ({
      title: "Fatto per i giorni difficili",
      text: `In fatto di ${topic} pensiamo al giorno peggiore dell’anno, così gli altri sono facili.`,
    }),
  },
  audienceValue: (topic, audience) => ({
    title: "Dalla parte giusta",
    text: `In fatto di ${topic}, tra due progetti vince quello migliore per ${audience}.`,
  }),
  placeholderAudience: "la nostra clientela",
  voice: [
    (topic, _, tagline) => ({
      do: `Chiamare le cose con il loro nome: «${tagline}».`,
      dont: `Dire «soluzione» o «esperienza» in fatto di ${topic}.`,
    }),
    (topic) => ({
      do: `In fatto di ${topic}, dare sempre un numero, un luogo o un’ora.`,
      dont: `Promettere il meglio del mondo in fatto di ${topic}.`,
    }),
    (topic, audience) => ({
      do: `Scrivere per ${audience} come si parla: dando del tu e con frasi brevi.`,
      dont: `Spiegare il mondo di ${topic} con parole da cercare nel dizionario.`,
    }),
  ],
  toneOf: {
    sincerity: (topic) => ({
      do: `Parlare di ${topic} come con un vicino.`,
      dont: "Adulare, o chiedere scusa tre volte.",
    }),
    excitement: (topic) => ({
      do: `Cominciare dalla sorpresa: ${topic}, in un altro modo.`,
      dont: "Gridare in maiuscolo e con i punti esclamativi.",
    }),
    competence: (topic) => ({
      do: `Prima il risultato, poi il metodo: ${topic}, con le prove.`,
      dont: "Nascondere la risposta dietro un modulo.",
    }),
    sophistication: (topic) => ({
      do: `${capitalize(topic)}: descrivere ciò che si vede, si sente o si tocca.`,
      dont: "Dire «esclusivo», «premium» o «di lusso».",
    }),
    ruggedness: (topic) => ({
      do: `${capitalize(topic)}: verbi brevi, e quanto resiste.`,
      dont: "Ammorbidire con «forse» o «in qualche modo».",
    }),
  },
};

export const italian = framePhrasebook(frames);
