import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const french: Sentences = {
  quietLines: ["Avec soin et avec le temps", "À vos côtés", "Un pas après l’autre"],
  quietMission: "Être là quand on a besoin de nous, et le faire avec soin.",
  quietPromise: "Nous prenons du temps pour vous et disons les choses comme elles sont.",
  missions: [
    "Faire comme il faut ce que nous faisons, à chaque fois.",
    "Être bons dans ce que nous faisons, et le devenir davantage.",
    "Faire un travail dont on parle autour de soi.",
  ],
  promises: [
    "Ce qui est convenu est ce que vous recevez.",
    "Nous disons ce que nous savons, et ce que nous ne savons pas.",
    "Si quelque chose ne va pas, vous l’apprenez d’abord par nous.",
  ],
  characters: {
    sincerity: {
      mission: "Être utile, et parler franchement.",
      missionFor: (audience) => `Être utile, et parler franchement, pour ${audience}.`,
      values: [
        ["Parler franc", "Nous disons ce qu’une chose est, et ce qu’elle n’est pas."],
        [
          "Parole tenue",
          "Nous promettons ce que nous pouvons faire, et nous faisons ce que nous avons promis.",
        ],
      ],
      habits: [
        [
          "Écrire comme on parle à quelqu’un que l’on connaît : court, simple, amical.",
          "Flatter, ou s’excuser trois fois pour une seule erreur.",
        ],
      ],
    },
    excitement: {
      mission: "Chercher sans cesse à faire mieux.",
      missionFor: (audience) => `Chercher sans cesse à faire mieux pour ${audience}.`,
      values: [
        ["Rester curieux", "Nous nous demandons sans cesse comment faire mieux."],
        ["Le goût du travail", "Ce que l’on fait avec plaisir est mieux fait, et cela se voit."],
      ],
      habits: [
        [
          "Commencer par le plus intéressant et laisser le verbe porter la phrase.",
          "Crier en capitales et en points d’exclamation.",
        ],
      ],
    },
    competence: {
      mission: "Être un nom sur lequel on peut compter.",
      missionFor: (audience) => `Un nom sur lequel compter, pour ${audience}.`,
      values: [
        ["Aller au bout", "Ce que nous commençons, nous le terminons."],
        ["Bien connaître", "Nous apprenons notre métier à fond et l’expliquons simplement."],
      ],
      habits: [["Donner le résultat, puis la raison.", "Cacher les faits derrière un slogan."]],
    },
    sophistication: {
      mission: "Soigner les détails.",
      missionFor: (audience) => `Soigner les détails pour ${audience}.`,
      values: [
        ["Moins, mieux", "Nous laissons de côté ce qui n’apporte rien."],
        ["Soin du détail", "Ce que personne ne remarquera est bien fait aussi."],
      ],
      habits: [
        ["Dire une chose vraie, puis s’arrêter.", "Écrire « luxe », « exclusif » ou « d’exception »."],
      ],
    },
    ruggedness: {
      mission: "Faire un travail qui tient.",
      missionFor: (audience) => `Faire pour ${audience} un travail qui tient.`,
      values: [
        ["Mettre la main", "Nous préférons faire le travail plutôt que d’en parler."],
        ["Tenir bon", "On peut compter sur nous, aussi les jours difficiles."],
      ],
      habits: [["Des mots courts et des verbes forts.", "Habiller une chose simple de jargon."]],
    },
  },
  value: ["Les gens d’abord", "Quand il faut choisir, nous choisissons ce qui aide les gens."],
  habits: [
    ["Dire de quoi il s’agit dès la première phrase.", "Ouvrir par une énigme."],
    ["Employer les mots du lecteur.", "Employer un terme qu’il faut chercher."],
  ],
  keepShort: (tagline) => [`Rester aussi bref : « ${tagline} »`, "Le dire deux fois, au cas où."],
  introduce(name, { text, form }) {
    if (form === "article") return `${name}, c’est ${uncapitalize(text)}.`;
    return form === "we" ? `Chez ${name}, ${uncapitalize(text)}.` : `${name} : ${uncapitalize(text)}.`;
  },
  position: (audience, { text }) => `Pour ${audience} : ${uncapitalize(text)}.`,
  describe: (_name, audience) => `Pour qui : ${audience}.`,
};
