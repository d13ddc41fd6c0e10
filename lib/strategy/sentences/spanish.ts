import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const spanish: Sentences = {
  lines: {
    trust: ["Trabajo bien hecho", "Aquí cuando importa"],
    energy: ["Cuando quieras, empezamos", "Listos para empezar"],
    growth: ["Crecer paso a paso", "Con tiempo para crecer"],
    luxury: ["Menos, pero con cuidado", "Lo esencial, sin más"],
    play: ["Con mano ligera", "Curiosos por naturaleza"],
    calm: ["Tómate tu tiempo", "Espacio para respirar"],
  },
  quietLines: ["Con cuidado y con tiempo", "A su lado", "Paso a paso"],
  quietMission: "Estar cuando hacemos falta y hacerlo con cuidado.",
  quietPromise: "Le dedicamos tiempo y decimos las cosas como son.",
  characters: {
    sincerity: {
      missions: [
        "Hacer un trabajo honesto al que apetezca volver.",
        "Ser útiles y decir con franqueza qué sabemos hacer y qué no.",
      ],
      promises: [
        "Sabrás qué recibes y cuánto cuesta antes de decidir.",
        "Si algo sale mal, lo sabrás por nosotros.",
      ],
      values: [
        ["Hablar claro", "Decimos qué es cada cosa, cuánto cuesta y qué no puede hacer."],
        ["Palabra cumplida", "Prometemos menos de lo que podríamos y cumplimos lo prometido."],
      ],
      habits: [
        [
          "Escribir como se habla con alguien conocido: breve, sencillo, cordial.",
          "Halagar, o disculparse tres veces por un solo error.",
        ],
      ],
    },
    excitement: {
      missions: [
        "Hacer algo que se espere con ganas.",
        "Probar lo que aún no se ha probado y quedarnos con lo que funciona.",
      ],
      promises: [
        "Cuando vuelvas habrá algo nuevo por descubrir.",
        "Preferimos probar y aprender a quedarnos quietos.",
      ],
      values: [
        ["Probar primero", "Hacemos hoy la versión pequeña en vez de hablar de la grande."],
        ["Seguir curiosos", "Preguntamos por qué se hace así y si hace falta."],
      ],
      habits: [
        [
          "Empezar por lo más interesante y dejar que el verbo lleve la frase.",
          "Gritar con mayúsculas y exclamaciones.",
        ],
      ],
    },
    competence: {
      missions: [
        "Hacer una cosa como es debido, cada vez.",
        "Conocer nuestro oficio tan bien que resulte sencillo.",
      ],
      promises: [
        "Lo acordado es lo que recibes, el día acordado.",
        "Si no lo sabemos, lo decimos y lo averiguamos.",
      ],
      values: [
        ["Comprobar antes de prometer", "Primero probamos y después hablamos."],
        ["Enseñar el trabajo", "Cada afirmación tiene un motivo que cualquiera puede ver."],
      ],
      habits: [["Primero el resultado, después el motivo.", "Esconder los hechos tras un eslogan."]],
    },
    sophistication: {
      missions: ["Hacer pocas cosas y hacerlas bien.", "Dar a las cosas buenas la atención que merecen."],
      promises: ["Nos tomamos el tiempo que haga falta.", "No se añade nada que nadie haya pedido."],
      values: [
        ["Menos y mejor", "Quitamos hasta que solo queda lo justo."],
        ["Cuidado en el detalle", "Lo que nadie notará también está bien hecho."],
      ],
      habits: [["Decir una verdad y parar.", "Escribir «lujo», «exclusivo» o «premium»."]],
    },
    ruggedness: {
      missions: [
        "Hacer un trabajo que aguante cuando se necesita.",
        "Estar ahí haga el tiempo que haga y hacer lo que toca.",
      ],
      promises: ["Aguantará, y si no, lo arreglamos.", "Acudimos, también en los días difíciles."],
      values: [
        ["Hecho para durar", "Preferimos reparar a sustituir."],
        ["Manos a la obra", "Quien decide ya ha hecho antes el trabajo."],
      ],
      habits: [["Palabras cortas y verbos fuertes.", "Vestir de jerga una cosa sencilla."]],
    },
  },
  value: ["Las personas primero", "Cuando dos planes compiten, gana el que ayuda a las personas."],
  habits: [
    ["Decir de qué se trata en la primera frase.", "Abrir con un acertijo."],
    ["Usar las palabras de quien lee.", "Usar un término que hay que buscar."],
  ],
  keepShort: (tagline) => [`Así de breve: «${tagline}»`, "Decirlo dos veces, por si acaso."],
  introduce: (name, phrase, hasArticle) =>
    hasArticle ? `${name} es ${uncapitalize(phrase)}.` : `${name}: ${uncapitalize(phrase)}.`,
  position: (audience, phrase) => `Para ${audience}: ${uncapitalize(phrase)}.`,
  describe: (name, audience) => [
    `${name} es para ${audience}.`,
    "Empezar debe ser fácil y volver, valer la pena.",
  ],
};
