import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const spanish: Sentences = {
  quietLines: ["Con cuidado y con tiempo", "A su lado", "Paso a paso"],
  quietMission: "Estar cuando hacemos falta y hacerlo con cuidado.",
  quietPromise: "Le dedicamos tiempo y decimos las cosas como son.",
  missions: [
    "Hacer una cosa como es debido, cada vez.",
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
      mission: "Hacer cosas que ilusionan.",
      missionFor: (audience) => `Hacer para ${audience} algo que ilusione.`,
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
      mission: "Quitar una preocupación a quien confía en nosotros.",
      missionFor: (audience) => `Una preocupación menos para ${audience}.`,
      values: [
        ["Hasta el final", "Lo que empezamos se termina, se revisa y se entrega."],
        ["Saber bien", "Aprendemos a fondo lo nuestro y lo explicamos con sencillez."],
      ],
      habits: [["Primero el resultado, después el motivo.", "Esconder los hechos tras un eslogan."]],
    },
    sophistication: {
      mission: "Hacer pocas cosas, y hacerlas bien.",
      missionFor: (audience) => `Hacer pocas cosas para ${audience}, y hacerlas bien.`,
      values: [
        ["Menos y mejor", "Dejamos fuera lo que no lo mejora."],
        ["Cuidado del detalle", "Lo que nadie va a notar también está bien hecho."],
      ],
      habits: [["Decir una verdad y parar.", "Escribir «lujo», «exclusivo» o «premium»."]],
    },
    ruggedness: {
      mission: "Hacer un trabajo que aguanta.",
      missionFor: (audience) => `Hacer para ${audience} un trabajo que aguanta.`,
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
  describe: (name, audience) => `${name} es para ${audience}.`,
};
