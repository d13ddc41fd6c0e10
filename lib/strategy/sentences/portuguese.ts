import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const portuguese: Sentences = {
  quietLines: ["Ao seu lado"],
  quietMission: "Queremos estar presentes quando somos necessários, e fazê-lo com cuidado.",
  quietPromise: "Dedicamos tempo a cada pessoa e dizemos as coisas como são.",
  missions: [
    "Queremos fazer bem o que fazemos, todas as vezes.",
    "Queremos ser bons no que fazemos, e melhores a cada dia.",
    "Queremos fazer um trabalho de que se fale bem.",
  ],
  promises: ["O combinado é o que se recebe.", "Pergunte o que quiser, e terá uma resposta clara."],
  characters: {
    sincerity: {
      mission: "Queremos ser úteis e falar claro.",
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
      mission: "Queremos fazer um pouco melhor a cada ano.",
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
      mission: "Queremos ser um nome com que se pode contar.",
      values: [
        ["Do princípio ao fim", "O que começamos, terminamos."],
        ["Saber bem", "Aprendemos a fundo o que fazemos e explicamos com simplicidade."],
      ],
      habits: [["Primeiro o resultado, depois o motivo.", "Esconder o que se sabe atrás de um slogan."]],
    },
    sophistication: {
      mission: "Queremos cuidar de cada detalhe.",
      values: [
        ["Simples", "Fazemos tudo tão simples quanto possível."],
        ["Cuidado no detalhe", "O que ninguém vai notar também é bem feito."],
      ],
      habits: [["Dizer uma verdade e parar.", "Escrever “luxo”, “exclusivo” ou “premium”."]],
    },
    ruggedness: {
      mission: "Queremos fazer um trabalho em que se pode confiar.",
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
