import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const portuguese: Sentences = {
  lines: {
    trust: ["Trabalho bem feito", "Presente quando importa"],
    energy: ["Prontos para começar", "É só começar"],
    growth: ["Crescer passo a passo", "Com tempo para crescer"],
    luxury: ["Menos, mas com cuidado", "O essencial, sem excessos"],
    play: ["Com mão leve", "Curiosos por natureza"],
    calm: ["No seu tempo", "Espaço para respirar"],
  },
  quietLines: ["Com cuidado e com tempo", "Ao seu lado", "Um passo de cada vez"],
  quietMission: "Estar presentes quando somos necessários, e fazê-lo com cuidado.",
  quietPromise: "Dedicamos tempo a você e dizemos as coisas como são.",
  characters: {
    sincerity: {
      missions: [
        "Fazer um trabalho honesto ao qual dá gosto voltar.",
        "Ser úteis e dizer com franqueza o que sabemos e o que não sabemos fazer.",
      ],
      promises: [
        "Você sabe o que recebe e quanto custa antes de decidir.",
        "Se algo der errado, você saberá por nós.",
      ],
      values: [
        ["Falar claro", "Dizemos o que uma coisa é, quanto custa e o que não consegue fazer."],
        ["Palavra cumprida", "Prometemos menos do que poderíamos e cumprimos o que prometemos."],
      ],
      habits: [
        [
          "Escrever como se fala com alguém conhecido: curto, simples, cordial.",
          "Bajular, ou pedir desculpa três vezes por um só erro.",
        ],
      ],
    },
    excitement: {
      missions: [
        "Fazer algo que se espera com vontade.",
        "Experimentar o que ainda não foi experimentado e ficar com o que funciona.",
      ],
      promises: [
        "Quando você voltar, haverá algo novo para descobrir.",
        "Preferimos tentar e aprender a ficar parados.",
      ],
      values: [
        ["Experimentar primeiro", "Fazemos hoje a versão pequena em vez de falar da grande."],
        ["Continuar curiosos", "Perguntamos por que se faz assim e se precisa ser assim."],
      ],
      habits: [
        [
          "Começar pelo mais interessante e deixar o verbo levar a frase.",
          "Gritar com maiúsculas e exclamações.",
        ],
      ],
    },
    competence: {
      missions: [
        "Fazer uma coisa como deve ser, todas as vezes.",
        "Conhecer o nosso ofício tão bem que se torne simples.",
      ],
      promises: [
        "O combinado é o que você recebe, no dia combinado.",
        "Se não soubermos, dizemos e vamos descobrir.",
      ],
      values: [
        ["Verificar antes de prometer", "Primeiro testamos, depois falamos."],
        ["Mostrar o trabalho", "Cada afirmação tem um motivo que qualquer pessoa pode ver."],
      ],
      habits: [["Primeiro o resultado, depois o motivo.", "Esconder os fatos atrás de um slogan."]],
    },
    sophistication: {
      missions: ["Fazer poucas coisas, e fazê-las bem.", "Dar às coisas boas a atenção que merecem."],
      promises: ["Levamos o tempo que for preciso.", "Nada é acrescentado que ninguém tenha pedido."],
      values: [
        ["Menos e melhor", "Tiramos até sobrar só o certo."],
        ["Cuidado no detalhe", "O que ninguém vai notar também é bem feito."],
      ],
      habits: [["Dizer uma verdade e parar.", "Escrever “luxo”, “exclusivo” ou “premium”."]],
    },
    ruggedness: {
      missions: [
        "Fazer um trabalho que aguenta quando é preciso.",
        "Estar lá com qualquer tempo e fazer o que há para fazer.",
      ],
      promises: ["Vai aguentar, e se não aguentar, nós consertamos.", "Nós vamos, também nos dias difíceis."],
      values: [
        ["Feito para durar", "Preferimos consertar a substituir."],
        ["Mão na massa", "Quem decide já fez o trabalho."],
      ],
      habits: [["Palavras curtas e verbos fortes.", "Vestir de jargão uma coisa simples."]],
    },
  },
  value: ["As pessoas primeiro", "Quando dois planos competem, ganha o que ajuda as pessoas."],
  habits: [
    ["Dizer do que se trata na primeira frase.", "Abrir com um enigma."],
    ["Usar as palavras de quem lê.", "Usar um termo que é preciso procurar."],
  ],
  keepShort: (tagline) => [`Curto assim: “${tagline}”`, "Dizer duas vezes, por via das dúvidas."],
  introduce: (name, phrase, hasArticle) =>
    hasArticle ? `${name} é ${uncapitalize(phrase)}.` : `${name}: ${uncapitalize(phrase)}.`,
  position: (audience, phrase) => `Para ${audience}: ${uncapitalize(phrase)}.`,
  describe: (name, audience) => [
    `${name} é para ${audience}.`,
    "Começar deve ser fácil, e voltar, valer a pena.",
  ],
};
