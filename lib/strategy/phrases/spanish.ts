import { capitalize } from "../language/phrase";
import { type Frames, framePhrasebook } from "./frame-phrasebook";

const frames: Frames = {
  closers: {
    trust: ["sin letra pequeña", "con las cuentas claras", "por escrito"],
    energy: ["sin rodeos", "con ganas", "ahora mismo"],
    growth: ["al ritmo de la tierra", "día tras día", "con los pies en la tierra"],
    luxury: ["hasta el último detalle", "sin nada de más", "para siempre"],
    play: ["por puro gusto", "con una sonrisa", "una vez más"],
    calm: ["sin prisa", "así de simple", "a su ritmo"],
  },
  forAudience: (audience) => `para ${audience}`,
  forWord: "para",
  is: (name, phrase) => `${name} es ${phrase}`,
  names: (name, phrase) => `${name}: ${phrase}`,
  missions: [
    (topic, forAudience) => `Nuestra misión: cuidar cada paso cuando se trata de ${topic}${forAudience}.`,
    (topic, forAudience) => `Ser lo primero que viene a la mente al hablar de ${topic}${forAudience}.`,
    (topic, forAudience) =>
      `${capitalize(topic)}${forAudience}: con sencillez y honestidad, todos los días del año.`,
  ],
  values: {
    sincerity: (topic) => ({
      title: "Decir las cosas",
      text: `Cuando se trata de ${topic}, decimos qué hacemos, qué dejamos fuera y cuánto cuesta.`,
    }),
    excitement: (topic) => ({
      title: "Probar primero",
      text: `Una idea nueva sobre ${topic} tiene que funcionar antes de llevar nombre.`,
    }),
    competence: (topic) => ({
      title: "Comprobar y luego prometer",
      text: `Cuando se trata de ${topic}, primero comprobamos y después hablamos, también de lo que salió mal.`,
    }),
    sophistication: (topic) => ({
      title: "Quitar lo que sobra",
      text: `Cuando se trata de ${topic}, preferimos quitar un detalle antes que añadir uno inútil.`,
    }),
    ruggedness: (topic) => ({
      title: "Hecho para los días duros",
      text: `Cuando se trata de ${topic}, pensamos en el peor día del año para que los demás sean fáciles.`,
    }),
  },
  audienceValue: (topic, audience) => ({
    title: "Del lado correcto",
    text: `Entre dos planes sobre ${topic}, gana el que más sirve a quien servimos: ${audience}.`,
  }),
  placeholderAudience: "nuestra clientela",
  voice: [
    (topic, _, tagline) => ({
      do: `Llamar a las cosas por su nombre: «${tagline}».`,
      dont: `Decir «solución» o «experiencia» al hablar de ${topic}.`,
    }),
    (topic) => ({
      do: `Dar una cifra, un lugar o una hora siempre que se hable de ${topic}.`,
      dont: `Prometer lo mejor del mundo en ${topic}.`,
    }),
    (topic, audience) => ({
      do: `Escribir para ${audience} como se habla: de tú y con frases cortas.`,
      dont: `Explicar el mundo de ${topic} con palabras que haya que buscar.`,
    }),
  ],
  toneOf: {
    sincerity: (topic) => ({
      do: `Hablar de ${topic} como con un vecino.`,
      dont: "Adular, o pedir perdón tres veces.",
    }),
    excitement: (topic) => ({
      do: `Empezar por la sorpresa: ${topic}, de otra manera.`,
      dont: "Gritar en mayúsculas y con exclamaciones.",
    }),
    competence: (topic) => ({
      do: `Primero el resultado, después el método: ${topic}, con pruebas.`,
      dont: "Esconder la respuesta detrás de un formulario.",
    }),
    sophistication: (topic) => ({
      do: `${capitalize(topic)}: describir lo que se ve, se oye o se toca.`,
      dont: "Decir «exclusivo», «premium» o «de lujo».",
    }),
    ruggedness: (topic) => ({
      do: `${capitalize(topic)}: verbos cortos, y lo que aguanta.`,
      dont: "Suavizar con «quizá» o «de alguna manera».",
    }),
  },
};

export const spanish = framePhrasebook(frames);
