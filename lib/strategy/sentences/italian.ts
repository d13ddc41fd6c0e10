import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const italian: Sentences = {
  quietLines: ["Con cura e con il tempo che serve", "Al vostro fianco", "Un passo alla volta"],
  quietMission: "Esserci quando serve, e farlo con cura.",
  quietPromise: "Ci prendiamo il tempo per voi e diciamo le cose come stanno.",
  missions: [
    "Fare come si deve quello che facciamo, ogni volta.",
    "Essere bravi in quello che facciamo, e migliorare ancora.",
    "Fare un lavoro di cui si parla bene.",
  ],
  promises: [
    "Quello che è concordato è quello che ricevi.",
    "Diciamo quello che sappiamo e quello che no.",
    "Se qualcosa va storto, lo sai prima da noi.",
  ],
  characters: {
    sincerity: {
      mission: "Essere utili, e parlare chiaro.",
      missionFor: (audience) => `Essere utili per ${audience}, e parlare chiaro.`,
      values: [
        ["Parlare chiaro", "Diciamo che cosa è una cosa, e che cosa non è."],
        ["Parola mantenuta", "Promettiamo ciò che possiamo fare e facciamo ciò che abbiamo promesso."],
      ],
      habits: [
        [
          "Scrivere come si parla a chi si conosce: breve, semplice, cordiale.",
          "Lusingare, o scusarsi tre volte per un solo errore.",
        ],
      ],
    },
    excitement: {
      mission: "Cercare sempre di fare meglio.",
      missionFor: (audience) => `Cercare sempre di fare meglio per ${audience}.`,
      values: [
        ["Restare curiosi", "Ci chiediamo sempre come fare meglio."],
        ["Con piacere", "Ciò che si fa con piacere riesce meglio, e si vede."],
      ],
      habits: [
        [
          "Iniziare dalla cosa più interessante e lasciare che il verbo regga la frase.",
          "Gridare in maiuscolo e con i punti esclamativi.",
        ],
      ],
    },
    competence: {
      mission: "Essere un nome su cui si può contare.",
      missionFor: (audience) => `Un nome su cui contare, per ${audience}.`,
      values: [
        ["Fino in fondo", "Quello che cominciamo, lo finiamo."],
        ["Sapere bene", "Impariamo a fondo il nostro mestiere e lo spieghiamo con semplicità."],
      ],
      habits: [["Prima il risultato, poi il motivo.", "Nascondere i fatti dietro uno slogan."]],
    },
    sophistication: {
      mission: "Curare i dettagli.",
      missionFor: (audience) => `Curare i dettagli per ${audience}.`,
      values: [
        ["Meno e meglio", "Lasciamo fuori ciò che non migliora."],
        ["Cura del dettaglio", "Anche ciò che nessuno noterà è fatto bene."],
      ],
      habits: [["Dire una cosa vera, poi fermarsi.", "Scrivere «lusso», «esclusivo» o «premium»."]],
    },
    ruggedness: {
      mission: "Fare un lavoro che dura.",
      missionFor: (audience) => `Fare per ${audience} un lavoro che dura.`,
      values: [
        ["In prima persona", "Preferiamo fare il lavoro che parlarne."],
        ["Con fermezza", "Si può contare su di noi, anche nei giorni difficili."],
      ],
      habits: [["Parole brevi e verbi forti.", "Vestire di gergo una cosa semplice."]],
    },
  },
  value: ["Prima le persone", "Quando bisogna scegliere, scegliamo ciò che aiuta le persone."],
  habits: [
    ["Dire di che cosa si tratta nella prima frase.", "Aprire con un indovinello."],
    ["Usare le parole di chi legge.", "Usare un termine che va cercato."],
  ],
  keepShort: (tagline) => [`Così breve: «${tagline}»`, "Dirlo due volte, per sicurezza."],
  introduce(name, { text, form }) {
    if (form === "article") return `${name} è ${uncapitalize(text)}.`;
    return form === "we" ? `Da ${name}, ${uncapitalize(text)}.` : `${name}: ${uncapitalize(text)}.`;
  },
  position: (audience, { text }) => `Per ${audience}: ${uncapitalize(text)}.`,
  describe: (_name, audience) => `Per chi: ${audience}.`,
};
