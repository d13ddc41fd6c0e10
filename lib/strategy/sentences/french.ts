import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const french: Sentences = {
  lines: {
    trust: ["Du travail bien fait", "Là quand il faut"],
    energy: ["Prêts quand vous l’êtes", "En avant"],
    growth: ["Grandir pas à pas", "Le temps de bien pousser"],
    luxury: ["Moins, mais avec soin", "L’essentiel, rien de trop"],
    play: ["D’une main légère", "Curieux par nature"],
    calm: ["Prenez votre temps", "La place de respirer"],
  },
  quietLines: ["Avec soin et avec le temps", "À vos côtés", "Un pas après l’autre"],
  quietMission: "Être là quand on a besoin de nous, et le faire avec soin.",
  quietPromise: "Nous prenons du temps pour vous et disons les choses comme elles sont.",
  characters: {
    sincerity: {
      missions: [
        "Faire un travail honnête, vers lequel on revient avec plaisir.",
        "Être utile, et dire franchement ce que nous savons faire et ce que nous ne savons pas faire.",
      ],
      promises: [
        "Vous saurez ce que vous aurez et ce que cela coûte avant de décider.",
        "Si quelque chose ne va pas, vous l’apprendrez par nous.",
      ],
      values: [
        [
          "Parler franc",
          "Nous disons ce qu’une chose est, ce qu’elle coûte et ce qu’elle ne sait pas faire.",
        ],
        ["Parole tenue", "Nous promettons moins que nous ne pourrions et tenons ce que nous promettons."],
      ],
      habits: [
        [
          "Écrire comme on parle à quelqu’un que l’on connaît : court, simple, amical.",
          "Flatter, ou s’excuser trois fois pour une seule erreur.",
        ],
      ],
    },
    excitement: {
      missions: [
        "Faire quelque chose que l’on attend avec impatience.",
        "Essayer ce qui ne l’a pas été, et ne garder que ce qui marche.",
      ],
      promises: [
        "Il y aura quelque chose de nouveau à découvrir à votre retour.",
        "Nous préférons essayer et apprendre que rester sur place.",
      ],
      values: [
        ["Essayer d’abord", "Nous faisons la petite version aujourd’hui au lieu de parler de la grande."],
        ["Rester curieux", "Nous demandons pourquoi on fait ainsi, et s’il le faut vraiment."],
      ],
      habits: [
        [
          "Commencer par le plus intéressant et laisser le verbe porter la phrase.",
          "Crier en capitales et en points d’exclamation.",
        ],
      ],
    },
    competence: {
      missions: [
        "Faire une chose comme il faut, à chaque fois.",
        "Connaître assez bien notre sujet pour le rendre simple.",
      ],
      promises: [
        "Ce qui est convenu est ce que vous recevez, le jour convenu.",
        "Si nous ne savons pas, nous le disons et nous cherchons.",
      ],
      values: [
        ["Vérifier, puis promettre", "Nous essayons d’abord et parlons ensuite."],
        ["Montrer le travail", "Chaque affirmation a une raison que chacun peut voir."],
      ],
      habits: [["Donner le résultat, puis la raison.", "Cacher les faits derrière un slogan."]],
    },
    sophistication: {
      missions: [
        "Faire peu de choses, et les faire bien.",
        "Donner aux bonnes choses l’attention qu’elles méritent.",
      ],
      promises: ["Nous prenons le temps qu’il faut.", "Rien n’est ajouté que personne n’a demandé."],
      values: [
        ["Moins, mieux", "Nous enlevons jusqu’à ce qu’il ne reste que le juste."],
        ["Soin du détail", "Ce que personne ne remarquera est bien fait aussi."],
      ],
      habits: [
        ["Dire une chose vraie, puis s’arrêter.", "Écrire « luxe », « exclusif » ou « d’exception »."],
      ],
    },
    ruggedness: {
      missions: [
        "Faire un travail qui tient quand on en a besoin.",
        "Être là par tous les temps, et faire ce qu’il y a à faire.",
      ],
      promises: [
        "Cela tiendra, et sinon nous le remettons en état.",
        "Nous venons, les jours difficiles aussi.",
      ],
      values: [
        ["Fait pour durer", "Nous préférons réparer que remplacer."],
        ["Les mains dedans", "Qui décide a déjà fait le travail."],
      ],
      habits: [["Des mots courts et des verbes forts.", "Habiller une chose simple de jargon."]],
    },
  },
  value: ["Les gens d’abord", "Quand deux projets s’opposent, celui qui aide les gens l’emporte."],
  habits: [
    ["Dire de quoi il s’agit dès la première phrase.", "Ouvrir par une énigme."],
    ["Employer les mots du lecteur.", "Employer un terme qu’il faut chercher."],
  ],
  keepShort: (tagline) => [`Rester aussi bref : « ${tagline} »`, "Le dire deux fois, au cas où."],
  introduce: (name, phrase, hasArticle) =>
    hasArticle ? `${name}, c’est ${uncapitalize(phrase)}.` : `${name} : ${uncapitalize(phrase)}.`,
  position: (audience, phrase) => `Pour ${audience} : ${uncapitalize(phrase)}.`,
  describe: (name, audience) => [
    `${name} est là pour ${audience}.`,
    "Commencer doit être simple, et revenir en valoir la peine.",
  ],
};
