import { capitalize } from "../language/phrase";
import { type Frames, framePhrasebook } from "./frame-phrasebook";

const frames: Frames = {
  closers: {
    trust: ["sem letras miúdas", "preto no branco", "com tudo às claras"],
    energy: ["sem rodeios", "com vontade", "agora mesmo"],
    growth: ["no ritmo da terra", "dia após dia", "com os pés no chão"],
    luxury: ["até o último detalhe", "sem nada a mais", "para sempre"],
    play: ["por puro prazer", "com um sorriso", "mais uma vez"],
    calm: ["sem pressa", "simples assim", "no seu ritmo"],
  },
  forAudience: (audience) => `para ${audience}`,
  forWord: "para",
  is: (name, phrase) => `${name} é ${phrase}`,
  names: (name, phrase) => `${name}: ${phrase}`,
  missions: [
    (topic, forAudience) => `Nossa missão: cuidar de cada passo quando se trata de ${topic}${forAudience}.`,
    (topic, forAudience) => `Ser o primeiro nome que vem à mente ao falar de ${topic}${forAudience}.`,
    (topic, forAudience) =>
      `${capitalize(topic)}${forAudience}: com simplicidade e honestidade, todos os dias do ano.`,
  ],
  values: {
    sincerity: (topic) => ({
      title: "Dizer as coisas",
      text: `Quando se trata de ${topic}, dizemos o que fazemos, o que deixamos de fora e quanto custa.`,
    }),
    excitement: (topic) => ({
      title: "Experimentar primeiro",
      text: `Uma ideia nova sobre ${topic} precisa funcionar antes de ganhar um nome.`,
    }),
    competence: (topic) => ({
      title: "Verificar e depois prometer",
      text: `Quando se trata de ${topic}, primeiro verificamos e depois falamos, também do que deu errado.`,
    }),
    sophistication: (topic) => ({
      title: "Tirar o que sobra",
      text: `Quando se trata de ${topic}, preferimos tirar um detalhe a acrescentar um inútil.`,
    }),
    ruggedness: (topic) => ({
      title: "Feito para os dias difíceis",
      text: `Quando se trata de ${topic}, pensamos no pior dia do ano para que os outros sejam fáceis.`,
    }),
  },
  audienceValue: (topic, audience) => ({
    title: "Do lado certo",
    text: `Entre dois planos sobre ${topic}, vence o que mais ajuda quem atendemos: ${audience}.`,
  }),
  placeholderAudience: "nossa clientela",
  voice: [
    (topic, _, tagline) => ({
      do: `Chamar as coisas pelo nome: “${tagline}.”`,
      dont: `Dizer “solução” ou “experiência” ao falar de ${topic}.`,
    }),
    (topic) => ({
      do: `Dar um número, um lugar ou uma hora sempre que falar de ${topic}.`,
      dont: `Prometer o melhor do mundo em ${topic}.`,
    }),
    (topic, audience) => ({
      do: `Escrever para ${audience} como se fala: “você” e frases curtas.`,
      dont: `Explicar o mundo de ${topic} com palavras que é preciso procurar.`,
    }),
  ],
  toneOf: {
    sincerity: (topic) => ({
      do: `Falar de ${topic} como com um vizinho.`,
      dont: "Bajular, ou pedir desculpas três vezes.",
    }),
    excitement: (topic) => ({
      do: `Começar pela surpresa: ${topic}, de outro jeito.`,
      dont: "Gritar em maiúsculas e com exclamações.",
    }),
    competence: (topic) => ({
      do: `Primeiro o resultado, depois o método: ${topic}, com provas.`,
      dont: "Esconder a resposta atrás de um formulário.",
    }),
    sophistication: (topic) => ({
      do: `${capitalize(topic)}: descrever o que se vê, se ouve ou se toca.`,
      dont: "Dizer “exclusivo”, “premium” ou “de luxo”.",
    }),
    ruggedness: (topic) => ({
      do: `${capitalize(topic)}: verbos curtos, e o que aguenta.`,
      dont: "Suavizar com “talvez” ou “de certa forma”.",
    }),
  },
};

export const portuguese = framePhrasebook(frames);
