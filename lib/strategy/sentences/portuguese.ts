import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const portuguese: Sentences = {
  quietLines: ["Com cuidado e com tempo", "Ao seu lado", "Um passo de cada vez"],
  quietMission: "Estar presentes quando somos necessários, e fazê-lo com cuidado.",
  quietPromise: "Dedicamos tempo a cada pessoa e dizemos as coisas como são.",
  missions: [
    "Fazer como deve ser o que fazemos, todas as vezes.",
    "Ser bons no que fazemos, e melhores a cada dia.",
    "Fazer um trabalho de que se fala bem.",
  ],
  promises: [
    "O combinado é o que se recebe.",
    "Dizemos o que sabemos e o que não sabemos.",
    "Se houver um problema, somos os primeiros a dizer.",
  ],
  characters: {
    sincerity: {
      mission: "Ser úteis e falar claro.",
      missionFor: (audience) => `Ser úteis para ${audience} e falar claro.`,
      values: [
        ["Falar claro", "Dizemos o que cada coisa é, e o que não é."],
        ["Palavra cumprida", "Prometemos o que podemos fazer e fazemos o que prometemos."],
      ],
      habits: [
        [
          "Escrever como se fala com alguém conhecido: curto, simples, cordial.",
          "Bajular, ou pedir desculpa três vezes por um só erro.",
        ],
      ],
    },
    excitement: {
      mission: "Procurar sempre fazer melhor.",
      missionFor: (audience) => `Procurar sempre fazer melhor para ${audience}.`,
      values: [
        ["Continuar curiosos", "Perguntamos sempre como fazer melhor."],
        ["Com gosto", "O que se faz com gosto fica melhor."],
      ],
      habits: [
        [
          "Começar pelo mais interessante e deixar o verbo levar a frase.",
          "Gritar com maiúsculas e exclamações.",
        ],
      ],
    },
    competence: {
      mission: "Ser um nome com que se pode contar.",
      missionFor: (audience) => `Um nome com que contar, para ${audience}.`,
      values: [
        ["Do princípio ao fim", "O que começamos, terminamos."],
        ["Saber bem", "Aprendemos a fundo o que fazemos e explicamos com simplicidade."],
      ],
      habits: [["Primeiro o resultado, depois o motivo.", "Esconder o que se sabe atrás de um slogan."]],
    },
    sophistication: {
      mission: "Cuidar dos detalhes.",
      missionFor: (audience) => `Cuidar dos detalhes para ${audience}.`,
      values: [
        ["Menos e melhor", "Deixamos de fora o que não melhora."],
        ["Cuidado no detalhe", "O que ninguém vai notar também é bem feito."],
      ],
      habits: [["Dizer uma verdade e parar.", "Escrever “luxo”, “exclusivo” ou “premium”."]],
    },
    ruggedness: {
      mission: "Fazer um trabalho que dura.",
      missionFor: (audience) => `Fazer para ${audience} um trabalho que dura.`,
      values: [
        ["Mão na massa", "Preferimos fazer o trabalho a falar dele."],
        ["Com firmeza", "Quem precisa de nós encontra-nos, também nos dias difíceis."],
      ],
      habits: [["Palavras curtas e verbos fortes.", "Vestir de jargão uma coisa simples."]],
    },
  },
  value: ["As pessoas primeiro", "Quando é preciso escolher, escolhemos o que ajuda as pessoas."],
  habits: [
    ["Dizer do que se trata na primeira frase.", "Abrir com um enigma."],
    ["Usar as palavras de quem lê.", "Usar um termo que é preciso procurar."],
  ],
  keepShort: (tagline) => [`Curto assim: “${tagline}”`, "Dizer duas vezes, por via das dúvidas."],
  introduce(name, { text, form }) {
    if (form === "article") return `${name} é ${uncapitalize(text)}.`;
    return form === "we" ? `Na ${name}, ${uncapitalize(text)}.` : `${name}: ${uncapitalize(text)}.`;
  },
  position: (audience, { text }) => `Para ${audience}: ${uncapitalize(text)}.`,
  describe: (_name, audience) => `Para quem: ${audience}.`,
};
