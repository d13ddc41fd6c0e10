import { capitalize, uncapitalize } from "../language/phrase";
import { ITALIAN_TRADE_WORDS } from "../words/trades/italian";
import { type Frames, framePhrasebook, ownName } from "./frame-phrasebook";

const FEMININE =
  /^(?:applicazione|app|piattaforma|agenzia|azienda|scuola|panetteria|pasticceria|gelateria|libreria|startup|clinica|fattoria|rete|bottega|trattoria|osteria|pizzeria|enoteca|galleria|lavanderia|palestra|associazione|cooperativa|cantina|torrefazione|consulenza)(?:\s|$)/iu;
const MASCULINE =
  /^(?:negozio|sito|studio|marchio|servizio|laboratorio|ristorante|caffè|bar|salone|forno|mercato|hotel|museo|centro|agriturismo|birrificio|festival|teatro|cinema|club|asilo)(?:\s|$)/iu;

const frames: Frames = {
  words: ITALIAN_TRADE_WORDS,
  about: (topic) => {
    const own = ownName(topic);
    if (FEMININE.test(topic)) return `della nostra ${own}`;
    return MASCULINE.test(topic) ? `del nostro ${own}` : `di ${topic}`;
  },
  innerQuotes: "“$1”",
  forAudience: (audience) => `per ${audience}`,
  forWord: "per",
  is: (name, phrase) => `${name} è ${phrase}`,
  names: (name, phrase) => `${name}: ${uncapitalize(phrase)}`,
  taglines: [
    ({ topic, details: [first] }) => `${capitalize(topic)}: per cominciare, ${first}`,
    ({ topic, details: [, second] }) => `${capitalize(topic)}: quello che conta è ${second}`,
    ({ short, taboos: [first] }) => `${short}, senza dire «${first}»`,
    ({ topic }) => `${capitalize(topic)}, senza aggettivi`,
  ],
  missions: [
    ({ about, details: [first] }) => `Far parlare ${about} per una buona ragione: ${first}.`,
    ({ about, isOwn }, who) =>
      isOwn ? "" : `Essere il primo nome che viene in mente quando si parla ${about}${who}.`,
    ({ about }) => `Dare ogni giorno un motivo per parlare ${about}, senza doverlo chiedere.`,
    ({ topic }, who) => `${capitalize(topic)}${who}: con semplicità e onestà, ogni giorno dell’anno.`,
  ],
  positionings: [
    ({ named, about, details, taboos }, who) =>
      `${who && `${who}: `}${named}. Quando si parla ${about}, contano ${list(details)}, non la parola «${taboos[0]}».`,
    ({ named, about, details: [first, second] }, who) =>
      `${who && `${who}: `}${named}. Quando si parla ${about}, prima ${first} e ${second}, poi gli aggettivi.`,
    ({ named, about, details: [first], taboos }, who) =>
      `${who && `${who}: `}${named}. Altri dicono «${taboos[1]}»; qui, quando si parla ${about}, si mostra ${first}.`,
  ],
  promises: [
    ({ about, details: [first] }) =>
      `Quando si parla ${about}, preferiamo perdere una vendita che trascurare un dettaglio: ${first}.`,
    ({ about, details: [first, second] }) =>
      `A ogni domanda a proposito ${about}, una risposta chiara, anche sui dettagli: ${first}, ${second}, il prezzo.`,
    ({ topic, details: [first] }) =>
      `${capitalize(topic)}, come d’accordo: se qualcosa non va, a partire da un dettaglio come ${first}, lo diciamo per primi.`,
  ],
  audiencePictures: [
    ({ about, details: [first], taboos }, who) =>
      `${who}: quando si parla ${about}, qui si guarda ${first} prima del prezzo, e «${taboos[0]}» si è sentito troppe volte.`,
    ({ about, details: [, second] }, who) =>
      `Pensiamo a chi ci cerca: ${who}. Quando si parla ${about}, una promessa non basta: conta ${second}.`,
    ({ about, details: [first, second] }, who) =>
      `${who}: quando si parla ${about}, decidono ${first} e ${second}, e le cose buone si raccontano.`,
  ],
  boilerplates: [
    ({ name, about, details }) =>
      `Quando si parla ${about}, ${name} si misura su tre cose: ${list(details)}.`,
    ({ about, details: [first, second] }) =>
      `Nel lavoro di ogni giorno, a proposito ${about}, ${first} e ${second} vengono prima di tutto il resto.`,
    ({ short, details }) => `«${short}» qui significa: ${list(details)}.`,
  ],
  values: {
    sincerity: ({ about, short }) => ({
      title: `${short}: dire le cose`,
      text: `Quando si parla ${about}, diciamo che cosa facciamo, che cosa lasciamo fuori e quanto costa.`,
    }),
    excitement: ({ about, short }) => ({
      title: `${short}: prima provare`,
      text: `Quando si parla ${about}, un’idea nuova deve funzionare prima di avere un nome.`,
    }),
    competence: ({ about, short }) => ({
      title: `${short}: verificare, poi promettere`,
      text: `Quando si parla ${about}, prima verifichiamo e poi parliamo, anche di ciò che è andato storto.`,
    }),
    sophistication: ({ about, short }) => ({
      title: `${short}, e niente di troppo`,
      text: `Quando si parla ${about}, preferiamo togliere un dettaglio che aggiungerne uno inutile.`,
    }),
    ruggedness: ({ about, short }) => ({
      title: `${short} per i giorni duri`,
      text: `Quando si parla ${about}, pensiamo al giorno peggiore dell’anno perché gli altri siano facili.`,
    }),
  },
  detailValue: ({ about, short, details: [first] }) => ({
    title: `${short}: per cominciare, ${first}`,
    text: `Prima di parlare ${about}, controlliamo ${first}: quello che lì non va, nessuna pubblicità lo aggiusta.`,
  }),
  audienceValue: ({ about, short }, audience) => ({
    title: `${short}: per chi`,
    text: `Tra due progetti, quando si parla ${about}, vince quello che serve di più a chi serviamo: ${audience}.`,
  }),
  placeholderAudience: "la nostra clientela",
  voice: [
    ({ about, tagline, taboos }) => ({
      do: `Chiamare le cose per nome: «${tagline}».`,
      dont: `Dire «${taboos[0]}» o «${taboos[1]}» parlando ${about}.`,
    }),
    ({ about, details }) => ({
      do: `Essere concreti parlando ${about}: ${list(details)}.`,
      dont: `Promettere il meglio del mondo quando si parla ${about}.`,
    }),
    ({ about }, audience) => ({
      do: `Parlare ${about} come si parla con una persona: «tu», frasi brevi, per ${audience}.`,
      dont: `Parlare ${about} con parole che bisogna cercare.`,
    }),
  ],
  toneOf: {
    sincerity: ({ about }) => ({
      do: `Parlare ${about} come con un vicino.`,
      dont: `Adulare quando si parla ${about}.`,
    }),
    excitement: ({ about, topic }) => ({
      do: `Cominciare dalla sorpresa: ${topic}, in un altro modo.`,
      dont: `Parlare ${about} in maiuscolo e con i punti esclamativi.`,
    }),
    competence: ({ about, topic }) => ({
      do: `Prima il risultato, poi il metodo: ${topic}, con le prove.`,
      dont: `Nascondere dietro un modulo una risposta a proposito ${about}.`,
    }),
    sophistication: ({ about, topic }) => ({
      do: `${capitalize(topic)}: descrivere ciò che si vede, si sente o si tocca.`,
      dont: `Dire «esclusivo» o «di lusso» parlando ${about}.`,
    }),
    ruggedness: ({ about, topic }) => ({
      do: `${capitalize(topic)}: verbi brevi, e ciò che regge.`,
      dont: `Dire «forse» o «in qualche modo» parlando ${about}.`,
    }),
  },
};

export const italian = framePhrasebook(frames);

function list([first, second, third]: readonly [string, string, string]): string {
  return `${first}, ${second} ${/^e/iu.test(third) ? "ed" : "e"} ${third}`;
}
