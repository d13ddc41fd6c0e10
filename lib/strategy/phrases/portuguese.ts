import { capitalize, uncapitalize } from "../language/phrase";
import { PORTUGUESE_TRADE_WORDS } from "../words/trades/portuguese";
import { type Frames, framePhrasebook, ownName } from "./frame-phrasebook";

const FEMININE =
  /^(?:loja|plataforma|agência|empresa|marca|oficina|escola|cafeteria|padaria|confeitaria|sorveteria|livraria|startup|clínica|fazenda|rede|cervejaria|adega|galeria|floricultura|lavanderia|academia|associação|cooperativa|creche|consultoria|pousada|torrefação|barbearia)(?:\s|$)/iu;
const MASCULINE =
  /^(?:aplicativo|app|site|estúdio|serviço|ateliê|restaurante|café|salão|mercado|hotel|museu|bar|centro|escritório|laboratório|festival|teatro|cinema|clube)(?:\s|$)/iu;

const frames: Frames = {
  words: PORTUGUESE_TRADE_WORDS,
  about: (topic) => {
    const own = ownName(topic);
    if (FEMININE.test(topic)) return `da nossa ${own}`;
    return MASCULINE.test(topic) ? `do nosso ${own}` : `de ${topic}`;
  },
  innerQuotes: "‘$1’",
  forAudience: (audience) => `para ${audience}`,
  forWord: "para",
  is: (name, phrase) => `${name} é ${phrase}`,
  names: (name, phrase) => `${name}: ${uncapitalize(phrase)}`,
  taglines: [
    ({ topic, details: [first] }) => `${capitalize(topic)}: primeiro, ${first}`,
    ({ topic, details: [, second] }) => `${capitalize(topic)}: o que conta é ${second}`,
    ({ short, taboos: [first] }) => `${short}, sem dizer “${first}”`,
    ({ topic }) => `${capitalize(topic)}, sem adjetivos`,
  ],
  missions: [
    ({ about, details: [first] }) => `Que se fale ${about} por um bom motivo: ${first}.`,
    ({ about, isOwn }, who) =>
      isOwn ? "" : `Ser o primeiro nome que vem à cabeça quando se fala ${about}${who}.`,
    ({ about }) => `Dar todo dia um motivo para falar ${about}, sem precisar pedir.`,
    ({ topic }, who) => `${capitalize(topic)}${who}: com simplicidade e honestidade, todos os dias do ano.`,
  ],
  positionings: [
    ({ named, about, details, taboos }, who) =>
      `${who && `${who}: `}${named}. Quando se trata ${about}, contam ${list(details)}, não a palavra “${taboos[0]}”.`,
    ({ named, about, details: [first, second] }, who) =>
      `${who && `${who}: `}${named}. Ao falar ${about}, primeiro ${first} e ${second}, depois os adjetivos.`,
    ({ named, about, details: [first], taboos }, who) =>
      `${who && `${who}: `}${named}. Outros dizem “${taboos[1]}”; aqui, quando se trata ${about}, mostra-se ${first}.`,
  ],
  promises: [
    ({ about, details: [first] }) =>
      `Quando se trata ${about}, preferimos perder uma venda a descuidar de um detalhe: ${first}.`,
    ({ about, details: [first, second] }) =>
      `A qualquer pergunta a respeito ${about}, uma resposta clara: sobre ${first}, sobre ${second} e sobre o preço.`,
    ({ topic, details: [first] }) =>
      `${capitalize(topic)}, como combinado: se algo falhar, a começar por um detalhe como ${first}, dizemos primeiro.`,
  ],
  audiencePictures: [
    ({ about, details: [first], taboos }, who) =>
      `${who}: quando se trata ${about}, aqui se olha ${first} antes do preço, e “${taboos[0]}” já se ouviu demais.`,
    ({ about, details: [, second] }, who) =>
      `Pensamos em quem nos procura: ${who}. Na hora de falar ${about}, promessa não basta: conta ${second}.`,
    ({ about, details: [first, second] }, who) =>
      `${who}: na hora de falar ${about}, decidem ${first} e ${second}, e o que é bom se conta adiante.`,
  ],
  boilerplates: [
    ({ name, about, details }) =>
      `Quando se trata ${about}, ${name} se mede por três coisas: ${list(details)}.`,
    ({ about, details: [first, second] }) =>
      `No trabalho diário em torno ${about}, ${first} e ${second} vêm antes de todo o resto.`,
    ({ short, details }) => `“${short}” significa aqui: ${list(details)}.`,
  ],
  values: {
    sincerity: ({ about, short }) => ({
      title: `${short}: dizer as coisas`,
      text: `Quando se trata ${about}, dizemos o que fazemos, o que deixamos de fora e quanto custa.`,
    }),
    excitement: ({ about, short }) => ({
      title: `${short}: experimentar primeiro`,
      text: `Quando se trata ${about}, uma ideia nova tem de funcionar antes de ganhar nome.`,
    }),
    competence: ({ about, short }) => ({
      title: `${short}: conferir e depois prometer`,
      text: `Quando se trata ${about}, primeiro conferimos e depois falamos, também do que deu errado.`,
    }),
    sophistication: ({ about, short }) => ({
      title: `${short}, e nada a mais`,
      text: `Quando se trata ${about}, preferimos tirar um detalhe a acrescentar um inútil.`,
    }),
    ruggedness: ({ about, short }) => ({
      title: `${short} para os dias difíceis`,
      text: `Quando se trata ${about}, pensamos no pior dia do ano para que os outros sejam fáceis.`,
    }),
  },
  detailValue: ({ about, short, details: [first] }) => ({
    title: `${short}: primeiro, ${first}`,
    text: `Antes de falar ${about}, conferimos ${first}: o que falha ali nenhuma publicidade conserta.`,
  }),
  audienceValue: ({ about, short }, audience) => ({
    title: `${short}: para quem`,
    text: `Entre dois planos, quando se trata ${about}, ganha o que mais serve a quem servimos: ${audience}.`,
  }),
  placeholderAudience: "nossa clientela",
  voice: [
    ({ about, tagline, taboos }) => ({
      do: `Chamar as coisas pelo nome: “${tagline}”.`,
      dont: `Dizer “${taboos[0]}” ou “${taboos[1]}” ao falar ${about}.`,
    }),
    ({ about, details }) => ({
      do: `Ser concreto ao falar ${about}: ${list(details)}.`,
      dont: `Prometer o melhor do mundo quando se trata ${about}.`,
    }),
    ({ about }, audience) => ({
      do: `Falar ${about} como se fala com uma pessoa: “você”, frases curtas, para ${audience}.`,
      dont: `Falar ${about} com palavras que é preciso procurar.`,
    }),
  ],
  toneOf: {
    sincerity: ({ about }) => ({
      do: `Falar ${about} como com um vizinho.`,
      dont: `Bajular quando se trata ${about}.`,
    }),
    excitement: ({ about, topic }) => ({
      do: `Começar pela surpresa: ${topic}, de outro jeito.`,
      dont: `Falar ${about} em maiúsculas e com exclamações.`,
    }),
    competence: ({ about, topic }) => ({
      do: `Primeiro o resultado, depois o método: ${topic}, com provas.`,
      dont: `Esconder atrás de um formulário uma resposta a respeito ${about}.`,
    }),
    sophistication: ({ about, topic }) => ({
      do: `${capitalize(topic)}: descrever o que se vê, se ouve ou se toca.`,
      dont: `Dizer “exclusivo” ou “de luxo” ao falar ${about}.`,
    }),
    ruggedness: ({ about, topic }) => ({
      do: `${capitalize(topic)}: verbos curtos, e o que aguenta.`,
      dont: `Dizer “talvez” ou “de certa forma” ao falar ${about}.`,
    }),
  },
};

export const portuguese = framePhrasebook(frames);

function list([first, second, third]: readonly [string, string, string]): string {
  return `${first}, ${second} e ${third}`;
}
