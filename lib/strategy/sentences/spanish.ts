import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const spanish: Sentences = {
  quietLines: ["Con cuidado y con tiempo", "A su lado", "Paso a paso"],
  quietMission: "Estar cuando hacemos falta y hacerlo con cuidado.",
  quietPromise: "Le dedicamos tiempo y decimos las cosas como son.",
  missions: [
    "Hacer como es debido lo que hacemos, cada vez.",
    "Ser buenos en lo nuestro y seguir mejorando.",
    "Hacer un trabajo del que se habla bien.",
  ],
  promises: [
    "Lo acordado es lo que recibes.",
    "Decimos lo que sabemos y lo que no.",
    "Si algo sale mal, lo sabes primero por nosotros.",
  ],
  characters: {
    sincerity: {
      mission: "Ser útiles y hablar claro.",
      missionFor: (audience) => `Ser útiles para ${audience} y hablar claro.`,
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
      mission: "Buscar siempre cómo hacerlo mejor.",
      missionFor: (audience) => `Buscar siempre cómo hacerlo mejor para ${audience}.`,
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
      mission: "Ser un nombre con el que se puede contar.",
      missionFor: (audience) => `Un nombre con el que contar, para ${audience}.`,
      values: [
        ["Hasta el final", "Lo que empezamos, lo terminamos."],
        ["Saber bien", "Aprendemos a fondo lo nuestro y lo explicamos con sencillez."],
      ],
      habits: [["Primero el resultado, después el motivo.", "Esconder los hechos tras un eslogan."]],
    },
    sophistication: {
      mission: "Cuidar los detalles.",
      missionFor: (audience) => `Cuidar los detalles para ${audience}.`,
      values: [
        ["Menos y mejor", "Dejamos fuera lo que no lo mejora."],
        ["Cuidado del detalle", "Lo que nadie va a notar también está bien hecho."],
      ],
      habits: [["Decir una verdad y parar.", "Escribir «lujo», «exclusivo» o «premium»."]],
    },
    ruggedness: {
      mission: "Hacer un trabajo en el que se puede confiar.",
      missionFor: (audience) => `Hacer para ${audience} un trabajo de confianza.`,
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
