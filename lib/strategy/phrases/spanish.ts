import { capitalize, uncapitalize } from "../language/phrase";
import { SPANISH_TRADE_WORDS } from "../words/trades/spanish";
import { type Frames, framePhrasebook, ownName } from "./frame-phrasebook";

const FEMININE =
  /^(?:aplicación|app|tienda|plataforma|agencia|empresa|marca|escuela|cafetería|panadería|pastelería|heladería|librería|taquería|clínica|granja|red|cervecería|bodega|galería|floristería|lavandería|peluquería|academia|asociación|cooperativa|guardería|consultoría|asesoría)(?:\s|$)/iu;
const MASCULINE =
  /^(?:sitio|estudio|servicio|taller|restaurante|café|salón|mercado|hotel|museo|hostal|bar|gimnasio|centro|despacho|laboratorio|festival|planetario|teatro|cine|club|huerto)(?:\s|$)/iu;

const frames: Frames = {
  words: SPANISH_TRADE_WORDS,
  about: (topic) => {
    const own = ownName(topic);
    if (FEMININE.test(topic)) return `de nuestra ${own}`;
    return MASCULINE.test(topic) ? `de nuestro ${own}` : `de ${topic}`;
  },
  innerQuotes: "“$1”",
  forAudience: (audience) => `para ${audience}`,
  forWord: "para",
  is: (name, phrase) => `${name} es ${phrase}`,
  names: (name, phrase) => `${name}: ${uncapitalize(phrase)}`,
  taglines: [
    ({ topic, details: [first] }) => `${capitalize(topic)}: primero, ${first}`,
    ({ topic, details: [, second] }) => `${capitalize(topic)}: lo que cuenta es ${second}`,
    ({ short, taboos: [first] }) => `${short}, sin decir «${first}»`,
    ({ topic }) => `${capitalize(topic)}, sin adjetivos`,
  ],
  missions: [
    ({ about, details: [first] }) => `Que se hable ${about} por una buena razón: ${first}.`,
    ({ about, isOwn }, who) => (isOwn ? "" : `Ser lo primero que viene a la mente al hablar ${about}${who}.`),
    ({ about }) => `Dar cada día del año un motivo para hablar ${about}, sin tener que pedirlo.`,
    ({ topic }, who) => `${capitalize(topic)}${who}: con sencillez y honestidad, todos los días del año.`,
  ],
  positionings: [
    ({ named, about, details, taboos }, who) =>
      `${who && `${who}: `}${named}. Cuando se trata ${about}, cuentan ${list(details)}, no la palabra «${taboos[0]}».`,
    ({ named, about, details: [first, second] }, who) =>
      `${who && `${who}: `}${named}. Al hablar ${about}, primero ${first} y ${second}, después los adjetivos.`,
    ({ named, about, details: [first], taboos }, who) =>
      `${who && `${who}: `}${named}. Otros dicen «${taboos[1]}»; aquí, cuando se trata ${about}, se muestra ${first}.`,
  ],
  promises: [
    ({ about, details: [first] }) =>
      `Cuando se trata ${about}, preferimos perder una venta antes que descuidar un detalle: ${first}.`,
    ({ about, details: [first, second] }) =>
      `A cualquier pregunta acerca ${about}, una respuesta clara: sobre ${first}, sobre ${second} y sobre el precio.`,
    ({ topic, details: [first] }) =>
      `${capitalize(topic)}, tal como se acordó: si algo falla, empezando por un detalle como ${first}, lo decimos primero.`,
  ],
  audiencePictures: [
    ({ about, details: [first], taboos }, who) =>
      `${who}: cuando se trata ${about}, aquí se mira ${first} antes que el precio, y «${taboos[0]}» ya se ha oído demasiado.`,
    ({ about, details: [, second] }, who) =>
      `Pensamos en quien nos busca: ${who}. A la hora de hablar ${about}, no basta una promesa: cuenta ${second}.`,
    ({ about, details: [first, second] }, who) =>
      `${who}: a la hora de hablar ${about}, deciden ${first} y ${second}, y lo bueno se cuenta.`,
  ],
  boilerplates: [
    ({ name, about, details }) =>
      `Cuando se trata ${about}, ${name} se mide por tres cosas: ${list(details)}.`,
    ({ about, details: [first, second] }) =>
      `En el trabajo diario alrededor ${about}, ${first} y ${second} van antes que todo lo demás.`,
    ({ short, details }) => `«${short}» significa aquí: ${list(details)}.`,
  ],
  values: {
    sincerity: ({ about, short }) => ({
      title: `${short}: decir las cosas`,
      text: `Cuando se trata ${about}, decimos qué hacemos, qué dejamos fuera y cuánto cuesta.`,
    }),
    excitement: ({ about, short }) => ({
      title: `${short}: probar primero`,
      text: `Cuando se trata ${about}, una idea nueva tiene que funcionar antes de llevar nombre.`,
    }),
    competence: ({ about, short }) => ({
      title: `${short}: comprobar y luego prometer`,
      text: `Cuando se trata ${about}, primero comprobamos y después hablamos, también de lo que salió mal.`,
    }),
    sophistication: ({ about, short }) => ({
      title: `${short}, y nada de más`,
      text: `Cuando se trata ${about}, preferimos quitar un detalle antes que añadir uno inútil.`,
    }),
    ruggedness: ({ about, short }) => ({
      title: `${short} para los días duros`,
      text: `Cuando se trata ${about}, pensamos en el peor día del año para que los demás sean fáciles.`,
    }),
  },
  detailValue: ({ about, short, details: [first] }) => ({
    title: `${short}: primero, ${first}`,
    text: `Antes de hablar ${about}, revisamos ${first}: lo que ahí falla no lo arregla ninguna publicidad.`,
  }),
  audienceValue: ({ about, short }, audience) => ({
    title: `${short}: para quién`,
    text: `Entre dos planes, cuando se trata ${about}, gana el que más sirve a quien servimos: ${audience}.`,
  }),
  placeholderAudience: "nuestra clientela",
  voice: [
    ({ about, tagline, taboos }) => ({
      do: `Llamar a las cosas por su nombre: «${tagline}».`,
      dont: `Decir «${taboos[0]}» o «${taboos[1]}» al hablar ${about}.`,
    }),
    ({ about, details }) => ({
      do: `Concretar al hablar ${about}: ${list(details)}.`,
      dont: `Prometer lo mejor del mundo cuando se trata ${about}.`,
    }),
    ({ about }, audience) => ({
      do: `Hablar ${about} como se habla con una persona: de tú, con frases cortas, para ${audience}.`,
      dont: `Hablar ${about} con palabras que haya que buscar.`,
    }),
  ],
  toneOf: {
    sincerity: ({ about }) => ({
      do: `Hablar ${about} como con un vecino.`,
      dont: `Adular cuando se trata ${about}.`,
    }),
    excitement: ({ about, topic }) => ({
      do: `Empezar por la sorpresa: ${topic}, de otra manera.`,
      dont: `Hablar ${about} en mayúsculas y con exclamaciones.`,
    }),
    competence: ({ about, topic }) => ({
      do: `Primero el resultado, después el método: ${topic}, con pruebas.`,
      dont: `Esconder detrás de un formulario una respuesta acerca ${about}.`,
    }),
    sophistication: ({ about, topic }) => ({
      do: `${capitalize(topic)}: describir lo que se ve, se oye o se toca.`,
      dont: `Decir «exclusivo» o «de lujo» al hablar ${about}.`,
    }),
    ruggedness: ({ about, topic }) => ({
      do: `${capitalize(topic)}: verbos cortos, y lo que aguanta.`,
      dont: `Decir «quizá» o «de alguna manera» al hablar ${about}.`,
    }),
  },
};

export const spanish = framePhrasebook(frames);

/** "y" becomes "e" before the sound of i. */
function list([first, second, third]: readonly [string, string, string]): string {
  return `${first}, ${second} ${/^h?i(?![ae])/iu.test(third) ? "e" : "y"} ${third}`;
}
