import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const italian: Sentences = {
  quietLines: ["Al vostro fianco", "Con cura"],
  quietMission: "Vogliamo esserci quando serve, e farlo con cura.",
  quietPromise: "Ci prendiamo il tempo per voi e diciamo le cose come stanno.",
  missions: [
    "Vogliamo fare bene quello che facciamo, ogni volta.",
    "Vogliamo essere bravi in quello che facciamo, e migliorare ancora.",
    "Vogliamo fare un lavoro di cui si parli bene.",
  ],
  promises: [
    "Quello che è concordato è quello che ricevi.",
    "Chiedi quello che vuoi, e avrai una risposta chiara.",
  ],
  characters: {
    sincerity: {
      mission: "Vogliamo essere utili e parlare chiaro.",
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
      mission: "Vogliamo fare un po’ meglio ogni anno.",
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
      mission: "Vogliamo essere un nome su cui si può contare.",
      values: [
        ["Fino in fondo", "Quello che cominciamo, lo finiamo."],
        ["Sapere bene", "Impariamo a fondo il nostro mestiere e lo spieghiamo con semplicità."],
      ],
      habits: [["Prima il risultato, poi il motivo.", "Nascondere i fatti dietro uno slogan."]],
    },
    sophistication: {
      mission: "Vogliamo curare ogni dettaglio.",
      values: [
        ["Semplice", "Facciamo tutto nel modo più semplice possibile."],
        ["Cura del dettaglio", "Anche ciò che nessuno noterà è fatto bene."],
      ],
      habits: [["Dire una cosa vera, poi fermarsi.", "Scrivere «lusso», «esclusivo» o «premium»."]],
    },
    ruggedness: {
      mission: "Vogliamo fare un lavoro di cui ci si può fidare.",
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
