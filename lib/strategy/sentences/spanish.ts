import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const spanish: Sentences = {
  quietLines: ["A su lado"],
  quietMission: "Queremos estar cuando hacemos falta y hacerlo con cuidado.",
  quietPromise: "Le dedicamos tiempo y decimos las cosas como son.",
  missions: [
    "Queremos hacer bien lo que hacemos, cada vez.",
    "Queremos ser buenos en lo nuestro y seguir mejorando.",
    "Queremos hacer un trabajo del que se hable bien.",
  ],
  promises: ["Lo acordado es lo que recibes.", "Pregunta lo que quieras y tendrás una respuesta clara."],
  characters: {
    sincerity: {
      mission: "Queremos ser útiles y hablar claro.",
      values: [
        ["Hablar claro", "Decimos qué es cada cosa, y qué no es."],
        ["Palabra cumplida", "Prometemos lo que podemos hacer y hacemos lo que prometimos."],
      ],
      habits: [
        [
          "Escribir como se habla con alguien conocido: breve, sencillo, cordial.",
          "Halagar, o disculparse tres veces por un solo error.",
        ],
      ],
    },
    excitement: {
      mission: "Queremos hacerlo un poco mejor cada año.",
      values: [
        ["Seguir curiosos", "Nos preguntamos siempre cómo hacerlo mejor."],
        ["Con gusto", "Lo que se hace con gusto se hace mejor, y se nota."],
      ],
      habits: [
        [
          "Empezar por lo más interesante y dejar que el verbo lleve la frase.",
          "Gritar con mayúsculas y exclamaciones.",
        ],
      ],
    },
    competence: {
      mission: "Queremos ser un nombre con el que se puede contar.",
      values: [
        ["Hasta el final", "Lo que empezamos, lo terminamos."],
        ["Saber bien", "Aprendemos a fondo lo nuestro y lo explicamos con sencillez."],
      ],
      habits: [["Primero el resultado, después el motivo.", "Esconder los hechos tras un eslogan."]],
    },
    sophistication: {
      mission: "Queremos cuidar cada detalle.",
      values: [
        ["Sencillo", "Lo hacemos todo tan sencillo como se puede."],
        ["Cuidado del detalle", "Lo que nadie va a notar también está bien hecho."],
      ],
      habits: [["Decir una verdad y parar.", "Escribir «lujo», «exclusivo» o «premium»."]],
    },
    ruggedness: {
      mission: "Queremos hacer un trabajo en el que se puede confiar.",
      values: [
        ["Manos a la obra", "Preferimos hacer el trabajo a hablar de él."],
        ["Con firmeza", "Se puede contar con nosotros, también en los días difíciles."],
      ],
      habits: [["Palabras cortas y verbos fuertes.", "Vestir de jerga una cosa sencilla."]],
    },
  },
  value: ["Las personas primero", "Cuando hay que elegir, elegimos lo que ayuda a las personas."],
  habits: [
    ["Decir de qué se trata en la primera frase.", "Abrir con un acertijo."],
    ["Usar las palabras de quien lee.", "Usar un término que hay que buscar."],
  ],
  keepShort: (tagline) => [`Así de breve: «${tagline}»`, "Decirlo dos veces, por si acaso."],
  introduce(name, { text, form }) {
    if (form === "article") return `${name} es ${uncapitalize(text)}.`;
    return form === "we" ? `En ${name}, ${uncapitalize(text)}.` : `${name}: ${uncapitalize(text)}.`;
  },
  position: (audience, { text }) => `Para ${audience}: ${uncapitalize(text)}.`,
  describe: (_name, audience) => `Para quién: ${audience}.`,
};
