import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const french: Sentences = {
  quietLines: ["À vos côtés", "Avec soin"],
  quietMission: "Nous voulons être là quand on a besoin de nous, et le faire avec soin.",
  quietPromise: "Nous prenons du temps pour vous et disons les choses comme elles sont.",
  missions: [
    "Nous voulons bien faire ce que nous faisons, à chaque fois.",
    "Nous voulons être bons dans notre métier, et le devenir davantage.",
    "Nous voulons faire un travail dont on parle en bien.",
  ],
  promises: [
    "Ce qui est convenu est ce que vous recevez.",
    "Posez vos questions : vous aurez une réponse claire.",
  ],
  characters: {
    sincerity: {
      mission: "Nous voulons être utiles, et parler franchement.",
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
      mission: "Nous voulons faire un peu mieux chaque année.",
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
      mission: "Nous voulons être un nom sur lequel on peut compter.",
      values: [
        ["Aller au bout", "Ce que nous commençons, nous le terminons."],
        ["Bien connaître", "Nous apprenons notre métier à fond et l’expliquons simplement."],
      ],
      habits: [["Donner le résultat, puis la raison.", "Cacher les faits derrière un slogan."]],
    },
    sophistication: {
      mission: "Nous voulons soigner chaque détail.",
      values: [
        ["Rester simple", "Nous faisons les choses aussi simplement que possible."],
        ["Soin du détail", "Ce que personne ne remarquera est bien fait aussi."],
      ],
      habits: [
        ["Dire une chose vraie, puis s’arrêter.", "Écrire « luxe », « exclusif » ou « d’exception »."],
      ],
    },
    ruggedness: {
      mission: "Nous voulons faire un travail sur lequel on peut compter.",
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
