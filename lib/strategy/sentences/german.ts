import type { Sentences } from "./sentences";

export const german: Sentences = {
  quietLines: ["An Ihrer Seite", "Mit Sorgfalt"],
  quietMission: "Wir wollen da sein, wenn wir gebraucht werden, und es mit Sorgfalt tun.",
  quietPromise: "Wir nehmen uns Zeit für Sie und sagen, wie es ist.",
  missions: [
    "Wir wollen das, was wir tun, jedes Mal gut machen.",
    "Wir wollen gut sein in dem, was wir tun, und besser werden.",
    "Wir wollen Arbeit leisten, von der man gern erzählt.",
  ],
  promises: ["Was vereinbart ist, gilt.", "Fragen Sie uns: Sie bekommen eine klare Antwort."],
  characters: {
    sincerity: {
      mission: "Wir wollen nützlich sein, und ehrlich dabei.",
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
      mission: "Wir wollen jedes Jahr ein Stück besser werden.",
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
      mission: "Wir wollen ein Name sein, auf den man zählen kann.",
      values: [
        ["Zu Ende gebracht", "Was wir anfangen, bringen wir zu Ende."],
        ["Gut gekannt", "Wir lernen unser Fach gründlich und erklären es einfach."],
      ],
      habits: [["Zuerst das Ergebnis, dann der Grund.", "Tatsachen hinter einem Schlagwort verstecken."]],
    },
    sophistication: {
      mission: "Wir wollen auf jede Einzelheit achten.",
      values: [
        ["Einfach gehalten", "Wir halten es so einfach wie möglich."],
        ["Sorgfalt im Detail", "Auch was niemand bemerkt, ist gut gemacht."],
      ],
      habits: [
        ["Eine wahre Sache sagen, dann aufhören.", "Von „Luxus“, „exklusiv“ oder „Premium“ sprechen."],
      ],
    },
    ruggedness: {
      mission: "Wir wollen Arbeit leisten, auf die Verlass ist.",
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
    // "Ich stimme und repariere": two verbs do not turn round.
    const isOneVerb = !/^(?:Wir|Ich) \p{L}+(?:,| und) /iu.test(text);
    return form === "we" && isOneVerb
      ? `Bei ${name} ${text.replace(/^(Wir|Ich) (\p{L}+)/iu, (_all, who: string, verb: string) => `${verb} ${who.toLowerCase()}`)}.`
      : `${name}: ${text}.`;
  },
  position: (audience, { text }) => `Für ${audience}: ${text.replace(/^Ein(?=e?[nrms]?\s)/u, "ein")}.`,
  describe: (name, audience) => `${name} ist da für ${audience}.`,
};
