import { capitalize } from "../language/phrase";
import { type Frames, framePhrasebook } from "./frame-phrasebook";

/** "de" before a noun: "d’outils", "de pain". */
const of = (noun: string) => (/^[aeiouhâàéèêëîïôœùy]/iu.test(noun) ? `d’${noun}` : `de ${noun}`);

const frames: Frames = {
  closers: {
    trust: ["sans zone d’ombre", "noir sur blanc", "en toute clarté"],
    energy: ["sans attendre", "avec élan", "dès maintenant"],
    growth: ["au rythme des saisons", "les pieds sur terre", "jour après jour"],
    luxury: ["dans les moindres détails", "sans rien de trop", "pour longtemps"],
    play: ["avec le sourire", "juste pour le plaisir", "encore une fois"],
    calm: ["en toute simplicité", "sans se presser", "à son rythme"],
  },
  forAudience: (audience) => `pour ${audience}`,
  forWord: "pour",
  is: (name, phrase) => `${name}, c’est ${phrase}`,
  names: (name, phrase) => `${name} : ${phrase}`,
  missions: [
    (topic, forAudience) =>
      `Notre mission : ne rien laisser au hasard en matière ${of(topic)}${forAudience}.`,
    (topic, forAudience) => `Que l’on pense d’abord à nous pour parler ${of(topic)}${forAudience}.`,
    (topic, forAudience) =>
      `Faire simple et bien en matière ${of(topic)}${forAudience}, tous les jours de l’année.`,
  ],
  values: {
    sincerity: (topic) => ({
      title: "Dire les choses",
      text: `En matière ${of(topic)}, nous disons ce que nous faisons, ce que nous laissons de côté et ce que cela coûte.`,
    }),
    excitement: (topic) => ({
      title: "Essayer d’abord",
      text: `Une idée neuve doit faire ses preuves en matière ${of(topic)} avant de porter un nom.`,
    }),
    competence: (topic) => ({
      title: "Vérifier, puis promettre",
      text: `En matière ${of(topic)}, nous vérifions avant de promettre, et nous racontons aussi ce qui a raté.`,
    }),
    sophistication: (topic) => ({
      title: "Enlever le superflu",
      text: `En matière ${of(topic)}, nous préférons retirer un détail plutôt qu’en ajouter un inutile.`,
    }),
    ruggedness: (topic) => ({
      title: "Prévu pour les jours difficiles",
      text: `En matière ${of(topic)}, nous pensons au pire jour de l’année pour que les autres soient faciles.`,
    }),
  },
  audienceValue: (topic, audience) => ({
    title: "Du bon côté",
    text: `Entre deux projets autour ${of(topic)}, nous gardons celui qui sert ${audience}.`,
  }),
  placeholderAudience: "nos clients",
  voice: [
    (topic, _, tagline) => ({
      do: `Nommer la chose : « ${tagline}. »`,
      dont: `Parler de « solution » ou d’« expérience » au lieu ${of(topic)}.`,
    }),
    (topic) => ({
      do: `Donner un chiffre, un lieu ou une heure dès qu’il est question ${of(topic)}.`,
      dont: `Promettre ce qu’il y a de mieux au monde en matière ${of(topic)}.`,
    }),
    (topic, audience) => ({
      do: `Écrire pour ${audience} comme on leur parlerait : « vous », et des phrases courtes.`,
      dont: `Expliquer l’univers ${of(topic)} avec des mots à chercher dans le dictionnaire.`,
    }),
  ],
  toneOf: {
    sincerity: (topic) => ({
      do: `Parler ${of(topic)} comme à un voisin.`,
      dont: "Flatter, ou s’excuser trois fois.",
    }),
    excitement: (topic) => ({
      do: `Commencer par la surprise : ${topic}, vu autrement.`,
      dont: "Crier en majuscules, avec des points d’exclamation.",
    }),
    competence: (topic) => ({
      do: `Donner d’abord le résultat, puis la méthode : ${topic}, preuves à l’appui.`,
      dont: "Cacher la réponse derrière un formulaire.",
    }),
    sophistication: (topic) => ({
      do: `${capitalize(topic)} : décrire ce qui se voit, s’entend ou se touche.`,
      dont: "Dire « exclusif », « premium » ou « luxueux ».",
    }),
    ruggedness: (topic) => ({
      do: `${capitalize(topic)} : des verbes courts, et ce que cela supporte.`,
      dont: "Adoucir avec « peut-être » ou « en quelque sorte ».",
    }),
  },
};

export const french = framePhrasebook(frames);
