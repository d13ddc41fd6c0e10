import type { Sentences } from "./sentences";

export const german: Sentences = {
  quietLines: ["Mit Sorgfalt und mit Zeit", "An Ihrer Seite", "Ein Schritt nach dem anderen"],
  quietMission: "Da sein, wenn wir gebraucht werden, und es mit Sorgfalt tun.",
  quietPromise: "Wir nehmen uns Zeit für Sie und sagen, wie es ist.",
  missions: [
    "Das, was wir tun, jedes Mal richtig machen.",
    "Gut sein in dem, was wir tun, und besser werden.",
    "Arbeit leisten, die weitererzählt wird.",
  ],
  promises: [
    "Was vereinbart ist, gilt.",
    "Wir sagen, was wir wissen und was nicht.",
    "Wenn etwas schiefgeht, hören Sie es zuerst von uns.",
  ],
  characters: {
    sincerity: {
      mission: "Nützlich sein, und ehrlich dabei.",
      missionFor: (audience) => `Nützlich sein für ${audience}, und ehrlich dabei.`,
      values: [
        ["Klare Worte", "Wir sagen, was eine Sache ist und was sie nicht ist."],
        ["Wort halten", "Wir versprechen, was wir können, und tun, was wir versprochen haben."],
      ],
      habits: [
        [
          "Schreiben, wie man mit Bekannten spricht: kurz, schlicht, freundlich.",
          "Schmeicheln oder sich für einen Fehler dreimal entschuldigen.",
        ],
      ],
    },
    excitement: {
      mission: "Immer wieder bessere Wege finden.",
      missionFor: (audience) => `Immer wieder bessere Wege für ${audience} finden.`,
      values: [
        ["Neugierig bleiben", "Wir fragen immer wieder, wie es besser geht."],
        ["Gern getan", "Was man gern tut, wird besser, und das merkt man."],
      ],
      habits: [
        [
          "Mit dem Spannendsten beginnen und das Verb den Satz tragen lassen.",
          "In Großbuchstaben und Ausrufezeichen rufen.",
        ],
      ],
    },
    competence: {
      mission: "Ein Name sein, auf den man zählen kann.",
      missionFor: (audience) => `Ein Name sein, auf den ${audience} zählen können.`,
      values: [
        ["Zu Ende gebracht", "Was wir anfangen, bringen wir zu Ende."],
        ["Gut gekannt", "Wir lernen unser Fach gründlich und erklären es einfach."],
      ],
      habits: [["Zuerst das Ergebnis, dann der Grund.", "Tatsachen hinter einem Schlagwort verstecken."]],
    },
    sophistication: {
      mission: "Auf die Einzelheiten achten.",
      missionFor: (audience) => `Für ${audience} auf jede Einzelheit achten.`,
      values: [
        ["Weniger, besser", "Wir lassen weg, was nichts besser macht."],
        ["Sorgfalt im Detail", "Auch was niemand bemerkt, ist gut gemacht."],
      ],
      habits: [
        ["Eine wahre Sache sagen, dann aufhören.", "Von „Luxus“, „exklusiv“ oder „Premium“ sprechen."],
      ],
    },
    ruggedness: {
      mission: "Arbeit leisten, auf die Verlass ist.",
      missionFor: (audience) => `Arbeit für ${audience}, auf die Verlass ist.`,
      values: [
        ["Selbst angepackt", "Wir tun die Arbeit lieber, als über sie zu reden."],
        ["Verlässlich", "Auf uns kann man zählen, auch an schweren Tagen."],
      ],
      habits: [["Kurze Wörter und starke Verben.", "Eine einfache Sache in Fachsprache kleiden."]],
    },
  },
  value: ["Menschen zuerst", "Wenn wir wählen müssen, wählen wir, was den Menschen hilft."],
  habits: [
    ["Im ersten Satz sagen, worum es geht.", "Mit einem Rätsel beginnen."],
    ["Die Wörter der Leser verwenden.", "Ein Wort verwenden, das man nachschlagen muss."],
  ],
  keepShort: (tagline) => [`So kurz bleiben: „${tagline}“`, "Es zweimal sagen, falls es überhört wurde."],
  introduce(name, { text, form }) {
    if (form === "article") return `${name} ist ${text.replace(/^Ein/u, "ein")}.`;
    return form === "we"
      ? `Bei ${name} ${text.replace(/^(Wir|Ich) (\p{L}+)/iu, (_all, who: string, verb: string) => `${verb} ${who.toLowerCase()}`)}.`
      : `${name}: ${text}.`;
  },
  position: (audience, { text }) => `Für ${audience}: ${text.replace(/^Ein(?=e?[nrms]?\s)/u, "ein")}.`,
  describe: (name, audience) => `${name} ist da für ${audience}.`,
};
