import { capitalize, uncapitalize } from "../language/phrase";
import { FRENCH_TRADE_WORDS } from "../words/trades/french";
import { type Frames, framePhrasebook, ownName } from "./frame-phrasebook";

/** Kinds of business, of which one says "notre". */
const OWN =
  /^(?:application|appli|app|boutique|plateforme|site|agence|studio|entreprise|marque|atelier|école|magasin|restaurant|café|salon|boulangerie|épicerie|librairie|cabinet|ferme|brasserie|réseau|crèche|association|cave|hôtel|clinique|musée|galerie|auberge|fromagerie|pâtisserie)(?:\s|$)/iu;

const frames: Frames = {
  words: FRENCH_TRADE_WORDS,
  about: (topic) => (OWN.test(topic) ? `de notre ${ownName(topic)}` : of(topic)),
  innerQuotes: "“$1”",
  forAudience: (audience) => `pour ${audience}`,
  forWord: "pour",
  is: (name, phrase) => `${name}, c’est ${phrase}`,
  names: (name, phrase) => `${name} : ${uncapitalize(phrase)}`,
  taglines: [
    ({ topic, details: [first] }) => `${capitalize(topic)} : d’abord ${first}`,
    ({ topic, details: [, second] }) => `${capitalize(topic)} : ce qui compte, c’est ${second}`,
    ({ short, taboos: [first] }) => `${short}, sans dire « ${first} »`,
    ({ topic }) => `${capitalize(topic)}, sans adjectifs`,
  ],
  missions: [
    ({ about, details: [first] }) => `Que l’on parle ${about} pour une bonne raison : ${first}.`,
    ({ about, isOwn }, who) =>
      isOwn ? "" : `Être le premier nom qui vient à l’esprit quand on parle ${about}${who}.`,
    ({ about }) => `Donner chaque jour de l’année une raison de parler ${about}, sans avoir à le demander.`,
    ({ topic }, who) => `${capitalize(topic)}${who} : simplement, honnêtement, chaque jour de l’année.`,
  ],
  positionings: [
    ({ named, about, details, taboos }, who) =>
      `${who && `${who} : `}${named}. Quand il s’agit ${about}, comptent ${list(details)}, pas le mot « ${taboos[0]} ».`,
    ({ named, about, details: [first, second] }, who) =>
      `${who && `${who} : `}${named}. Quand on parle ${about}, d’abord ${first} et ${second}, les adjectifs ensuite.`,
    ({ named, about, details: [first], taboos }, who) =>
      `${who && `${who} : `}${named}. D’autres disent « ${taboos[1]} » ; ici, à propos ${about}, on montre ${first}.`,
  ],
  promises: [
    ({ about, details: [first] }) =>
      `Quand il s’agit ${about}, nous préférons perdre une vente que négliger un détail : ${first}.`,
    ({ about, details: [first, second] }) =>
      `À toute question à propos ${about}, une réponse nette : sur ${first}, sur ${second}, sur le prix.`,
    ({ topic, details: [first], isOwn }) =>
      isOwn
        ? ""
        : `${capitalize(topic)}, comme convenu : si quelque chose cloche, et d’abord ${first}, nous le disons les premiers.`,
    ({ about }) => `Ce que nous disons ${about} le premier jour reste vrai le centième.`,
  ],
  audiencePictures: [
    ({ about, details: [first], taboos }, who) =>
      `${who} : quand il s’agit ${about}, on regarde ${first} avant le prix, et « ${taboos[0]} », on l’a trop entendu.`,
    ({ about, details: [, second] }, who) =>
      `${who} : une promesse ne suffit pas quand il s’agit ${about}, il faut voir ${second}.`,
    ({ about, details: [first, second] }, who) =>
      `${who} : à propos ${about}, ${first} et ${second} décident, et une bonne surprise se raconte.`,
  ],
  boilerplates: [
    ({ name, about, details }) =>
      `Quand il s’agit ${about}, ${name} se juge à trois choses : ${list(details)}.`,
    ({ about, details: [first, second] }) =>
      `À propos ${about}, ${first} et ${second} passent avant tout le reste.`,
    ({ short, details }) => `« ${short} », cela veut dire ici : ${list(details)}.`,
  ],
  values: {
    sincerity: ({ about, short }) => ({
      title: `${short} : dire les choses`,
      text: `Quand il s’agit ${about}, nous disons ce que nous faisons, ce que nous laissons et ce que cela coûte.`,
    }),
    excitement: ({ about, short }) => ({
      title: `${short} : essayer d’abord`,
      text: `Quand il s’agit ${about}, une idée nouvelle doit faire ses preuves avant de porter un nom.`,
    }),
    competence: ({ about, short }) => ({
      title: `${short} : vérifier, puis promettre`,
      text: `Quand il s’agit ${about}, nous vérifions d’abord et parlons ensuite, y compris de ce qui a raté.`,
    }),
    sophistication: ({ about, short }) => ({
      title: `${short}, et rien de trop`,
      text: `Quand il s’agit ${about}, nous enlevons un détail plutôt que d’en ajouter un inutile.`,
    }),
    ruggedness: ({ about, short }) => ({
      title: `${short} pour les jours durs`,
      text: `Quand il s’agit ${about}, nous pensons au pire jour de l’année pour que les autres soient faciles.`,
    }),
  },
  detailValue: ({ about, short, details: [first] }) => ({
    title: `${short} : d’abord ${first}`,
    text: `Avant de parler ${about}, nous vérifions ${first} : aucune publicité ne rattrape ce qui ne va pas là.`,
  }),
  audienceValue: ({ about, short }, audience) => ({
    title: `${short} : pour qui`,
    text: `Entre deux projets, quand il s’agit ${about}, le meilleur est celui qui sert ${audience}.`,
  }),
  placeholderAudience: "les gens qui nous font confiance",
  voice: [
    ({ about, tagline, taboos }) => ({
      do: `Appeler les choses par leur nom : « ${stopped(tagline)} »`,
      dont: `Dire « ${taboos[0]} » ou « ${taboos[1]} » en parlant ${about}.`,
    }),
    ({ about, details }) => ({
      do: `Être précis en parlant ${about} : ${list(details)}.`,
      dont: `Promettre le meilleur du monde à propos ${about}.`,
    }),
    ({ about }, audience) => ({
      do: `Parler ${about} comme on parle à quelqu’un : « vous », et des phrases courtes pour ${audience}.`,
      dont: `Parler ${about} avec des mots qu’il faut chercher.`,
    }),
  ],
  toneOf: {
    sincerity: ({ about }) => ({
      do: `Parler ${about} comme à un voisin.`,
      dont: `Flatter, dès qu’il s’agit ${about}.`,
    }),
    excitement: ({ about, topic }) => ({
      do: `Commencer par la surprise : ${topic}, autrement.`,
      dont: `Parler ${about} en majuscules et en points d’exclamation.`,
    }),
    competence: ({ about, topic }) => ({
      do: `D’abord le résultat, ensuite la méthode : ${topic}, preuves à l’appui.`,
      dont: `Cacher derrière un formulaire une réponse à propos ${about}.`,
    }),
    sophistication: ({ about, topic }) => ({
      do: `${capitalize(topic)} : décrire ce qui se voit, s’entend ou se touche.`,
      dont: `Dire « exclusif » ou « de luxe » en parlant ${about}.`,
    }),
    ruggedness: ({ about, topic }) => ({
      do: `${capitalize(topic)} : des verbes courts, et ce que cela supporte.`,
      dont: `Dire « peut-être » ou « en quelque sorte » en parlant ${about}.`,
    }),
  },
};

export const french = framePhrasebook(frames);

/** "de pain", "d’huile": before a vowel or a silent h the word is cut. */
function of(topic: string): string {
  return /^(?:[aeiouyàâéèêëîïôùûœ]|h(?!éros|aricot|omard|and|ip|ibou|asard|aut|amac|arn|all|ors))/iu.test(
    topic,
  )
    ? `d’${topic}`
    : `de ${topic}`;
}

function list([first, second, third]: readonly [string, string, string]): string {
  return `${first}, ${second} et ${third}`;
}

function stopped(tagline: string): string {
  return /[.!?]$/u.test(tagline) ? tagline : `${tagline}.`;
}
