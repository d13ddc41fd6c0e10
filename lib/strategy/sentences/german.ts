import type { Sentences } from "./sentences";

export const german: Sentences = {
  lines: {
    trust: ["Gute Arbeit, klar gesagt", "Da, wenn es zählt"],
    energy: ["Bereit, wenn Sie es sind", "Auf geht’s"],
    growth: ["Klein anfangen, gut wachsen", "Schritt für Schritt"],
    luxury: ["Weniger, aber mit Sorgfalt", "Das Wesentliche, gut gemacht"],
    play: ["Mit leichter Hand", "Von Natur aus neugierig"],
    calm: ["Nehmen Sie sich Zeit", "Raum zum Durchatmen"],
  },
  quietLines: ["Mit Sorgfalt und mit Zeit", "An Ihrer Seite", "Ein Schritt nach dem anderen"],
  quietMission: "Da sein, wenn wir gebraucht werden, und es mit Sorgfalt tun.",
  quietPromise: "Wir nehmen uns Zeit für Sie und sagen, wie es ist.",
  characters: {
    sincerity: {
      missions: [
        "Ehrliche Arbeit leisten, zu der man gern zurückkommt.",
        "Nützlich sein und offen sagen, was wir können und was nicht.",
      ],
      promises: [
        "Sie wissen, was Sie bekommen und was es kostet, bevor Sie sich entscheiden.",
        "Wenn etwas schiefgeht, erfahren Sie es zuerst von uns.",
      ],
      values: [
        ["Klare Worte", "Wir sagen, was eine Sache ist, was sie kostet und was sie nicht kann."],
        ["Wort halten", "Wir versprechen weniger, als wir könnten, und halten es."],
      ],
      habits: [
        [
          "Schreiben, wie man mit Bekannten spricht: kurz, schlicht, freundlich.",
          "Schmeicheln oder sich für einen Fehler dreimal entschuldigen.",
        ],
      ],
    },
    excitement: {
      missions: [
        "Etwas machen, worauf man sich freut.",
        "Versuchen, was noch nicht versucht wurde, und behalten, was sich bewährt.",
      ],
      promises: [
        "Wenn Sie wiederkommen, gibt es etwas Neues zu entdecken.",
        "Wir versuchen lieber und lernen, als stehen zu bleiben.",
      ],
      values: [
        ["Erst versuchen", "Wir bauen heute das Kleine, statt über das Große zu reden."],
        ["Neugierig bleiben", "Wir fragen, warum man es so macht und ob es so sein muss."],
      ],
      habits: [
        [
          "Mit dem Spannendsten beginnen und das Verb den Satz tragen lassen.",
          "In Großbuchstaben und Ausrufezeichen rufen.",
        ],
      ],
    },
    competence: {
      missions: ["Eine Sache richtig machen, jedes Mal.", "Unser Fach so gut kennen, dass es einfach wird."],
      promises: [
        "Was vereinbart ist, bekommen Sie, am vereinbarten Tag.",
        "Wenn wir etwas nicht wissen, sagen wir es und finden es heraus.",
      ],
      values: [
        ["Erst prüfen, dann versprechen", "Wir testen zuerst und reden danach."],
        ["Den Weg zeigen", "Jede Behauptung hat einen Grund, den jeder sehen kann."],
      ],
      habits: [["Zuerst das Ergebnis, dann der Grund.", "Tatsachen hinter einem Schlagwort verstecken."]],
    },
    sophistication: {
      missions: ["Weniges tun, und das gut.", "Guten Dingen die Aufmerksamkeit geben, die sie verdienen."],
      promises: [
        "Wir nehmen uns die Zeit, die es braucht.",
        "Nichts kommt hinzu, worum niemand gebeten hat.",
      ],
      values: [
        ["Weniger, besser", "Wir lassen weg, bis nur das Richtige bleibt."],
        ["Sorgfalt im Detail", "Auch was niemand bemerkt, ist gut gemacht."],
      ],
      habits: [
        ["Eine wahre Sache sagen, dann aufhören.", "Von „Luxus“, „exklusiv“ oder „Premium“ sprechen."],
      ],
    },
    ruggedness: {
      missions: [
        "Arbeit leisten, die hält, wenn man sie braucht.",
        "Bei jedem Wetter da sein und tun, was zu tun ist.",
      ],
      promises: [
        "Es hält, und wenn nicht, bringen wir es in Ordnung.",
        "Wir kommen, auch an schweren Tagen.",
      ],
      values: [
        ["Auf Dauer gemacht", "Wir reparieren lieber, als zu ersetzen."],
        ["Selbst angepackt", "Wer entscheidet, hat die Arbeit selbst schon getan."],
      ],
      habits: [["Kurze Wörter und starke Verben.", "Eine einfache Sache in Fachsprache kleiden."]],
    },
  },
  value: ["Menschen zuerst", "Wenn zwei Pläne im Wettstreit stehen, gewinnt der, der den Menschen hilft."],
  habits: [
    ["Im ersten Satz sagen, worum es geht.", "Mit einem Rätsel beginnen."],
    ["Die Wörter der Leser verwenden.", "Ein Wort verwenden, das man nachschlagen muss."],
  ],
  keepShort: (tagline) => [`So kurz bleiben: „${tagline}“`, "Es zweimal sagen, falls es überhört wurde."],
  introduce: (name, phrase, hasArticle) =>
    hasArticle ? `${name} ist ${phrase.replace(/^Ein/u, "ein")}.` : `${name}: ${phrase}.`,
  position: (audience, phrase) => `Für ${audience}: ${phrase.replace(/^Ein(?=e?[nrms]?\s)/u, "ein")}.`,
  describe: (name, audience) => [
    `${name} ist da für ${audience}.`,
    "Der Anfang soll leicht sein und das Wiederkommen sich lohnen.",
  ],
};
