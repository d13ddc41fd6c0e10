import { uncapitalize } from "../language/phrase";
import type { Sentences } from "./sentences";

export const italian: Sentences = {
  lines: {
    trust: ["Lavoro fatto bene", "Qui quando conta"],
    energy: ["Pronti a partire", "Si comincia"],
    growth: ["Crescere passo dopo passo", "Il tempo di crescere bene"],
    luxury: ["Meno, ma con cura", "L’essenziale, niente di troppo"],
    play: ["Con mano leggera", "Curiosi per natura"],
    calm: ["Prenditi il tuo tempo", "Spazio per respirare"],
  },
  quietLines: ["Con cura e con il tempo che serve", "Al vostro fianco", "Un passo alla volta"],
  quietMission: "Esserci quando serve, e farlo con cura.",
  quietPromise: "Ci prendiamo il tempo per voi e diciamo le cose come stanno.",
  characters: {
    sincerity: {
      missions: [
        "Fare un lavoro onesto a cui si torna volentieri.",
        "Essere utili e dire con franchezza che cosa sappiamo fare e che cosa no.",
      ],
      promises: [
        "Saprai che cosa ricevi e quanto costa prima di decidere.",
        "Se qualcosa va storto, lo saprai da noi.",
      ],
      values: [
        ["Parlare chiaro", "Diciamo che cosa è una cosa, quanto costa e che cosa non può fare."],
        ["Parola mantenuta", "Promettiamo meno di quanto potremmo e manteniamo ciò che promettiamo."],
      ],
      habits: [
        [
          "Scrivere come si parla a chi si conosce: breve, semplice, cordiale.",
          "Lusingare, o scusarsi tre volte per un solo errore.",
        ],
      ],
    },
    excitement: {
      missions: [
        "Fare qualcosa che si aspetta con piacere.",
        "Provare ciò che non è stato provato e tenere ciò che funziona.",
      ],
      promises: [
        "Al tuo ritorno ci sarà qualcosa di nuovo da scoprire.",
        "Preferiamo provare e imparare che restare fermi.",
      ],
      values: [
        ["Prima si prova", "Facciamo oggi la versione piccola invece di parlare di quella grande."],
        ["Restare curiosi", "Chiediamo perché si fa così, e se è davvero necessario."],
      ],
      habits: [
        [
          "Iniziare dalla cosa più interessante e lasciare che il verbo regga la frase.",
          "Gridare in maiuscolo e con i punti esclamativi.",
        ],
      ],
    },
    competence: {
      missions: [
        "Fare una cosa come si deve, ogni volta.",
        "Conoscere il nostro mestiere così bene da renderlo semplice.",
      ],
      promises: [
        "Ciò che è stato concordato è ciò che ricevi, nel giorno concordato.",
        "Se non lo sappiamo, lo diciamo e lo scopriamo.",
      ],
      values: [
        ["Verificare, poi promettere", "Prima proviamo e poi parliamo."],
        ["Mostrare il lavoro", "Ogni affermazione ha un motivo che chiunque può vedere."],
      ],
      habits: [["Prima il risultato, poi il motivo.", "Nascondere i fatti dietro uno slogan."]],
    },
    sophistication: {
      missions: ["Fare poche cose, e farle bene.", "Dare alle cose buone l’attenzione che meritano."],
      promises: ["Ci prendiamo il tempo che serve.", "Non si aggiunge nulla che nessuno abbia chiesto."],
      values: [
        ["Meno e meglio", "Togliamo finché resta solo il giusto."],
        ["Cura del dettaglio", "Anche ciò che nessuno noterà è fatto bene."],
      ],
      habits: [["Dire una cosa vera, poi fermarsi.", "Scrivere «lusso», «esclusivo» o «premium»."]],
    },
    ruggedness: {
      missions: [
        "Fare un lavoro che regge quando serve.",
        "Esserci con ogni tempo e fare ciò che c’è da fare.",
      ],
      promises: ["Reggerà, e se non regge lo rimettiamo a posto.", "Ci siamo, anche nei giorni difficili."],
      values: [
        ["Fatto per durare", "Preferiamo riparare che sostituire."],
        ["Mani in pasta", "Chi decide ha già fatto quel lavoro."],
      ],
      habits: [["Parole brevi e verbi forti.", "Vestire di gergo una cosa semplice."]],
    },
  },
  value: ["Prima le persone", "Quando due piani si contendono il posto, vince quello che aiuta le persone."],
  habits: [
    ["Dire di che cosa si tratta nella prima frase.", "Aprire con un indovinello."],
    ["Usare le parole di chi legge.", "Usare un termine che va cercato."],
  ],
  keepShort: (tagline) => [`Così breve: «${tagline}»`, "Dirlo due volte, per sicurezza."],
  introduce: (name, phrase, hasArticle) =>
    hasArticle ? `${name} è ${uncapitalize(phrase)}.` : `${name}: ${uncapitalize(phrase)}.`,
  position: (audience, phrase) => `Per ${audience}: ${uncapitalize(phrase)}.`,
  describe: (name, audience) => [
    `${name} è per ${audience}.`,
    "Cominciare deve essere facile, e tornare valere la pena.",
  ],
};
