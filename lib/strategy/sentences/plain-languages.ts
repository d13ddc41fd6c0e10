import { type Character, oneCharacter, type Sentences } from "./sentences";

/** What a language needs to be spoken plainly, with one character for every brand. */
interface Plain {
  readonly lines: readonly [string, ...string[]];
  readonly quietLines: readonly [string, ...string[]];
  readonly quietMission: string;
  readonly quietPromise: string;
  readonly missions: Sentences["missions"];
  readonly character: Character;
  readonly value: Sentences["value"];
  readonly habits: Sentences["habits"];
  readonly tooLong: string;
  readonly short: (tagline: string) => string;
  readonly forWhom: string;
}

function plain({ lines, character, short, tooLong, forWhom, ...others }: Plain): Sentences {
  return {
    ...others,
    lines: { trust: lines, energy: lines, growth: lines, luxury: lines, play: lines, calm: lines },
    characters: oneCharacter(character),
    keepShort: (tagline) => [short(tagline), tooLong],
    introduce: (name, { text }) => `${name}: ${text}.`,
    position: (audience, { text }) => `${forWhom}: ${audience}. ${text}.`,
    describe: (_name, audience) => `${forWhom}: ${audience}.`,
  };
}

export const polish = plain({
  lines: ["Dobra robota, jasne słowa", "Powiedziane i zrobione", "Z troską o szczegóły"],
  quietLines: ["Z troską i bez pośpiechu", "Jesteśmy obok", "Krok po kroku"],
  quietMission: "Być na miejscu, kiedy jesteśmy potrzebni, i robić to z troską.",
  quietPromise: "Mamy dla Państwa czas i mówimy, jak jest.",
  missions: [
    "Robić jedną rzecz porządnie, za każdym razem.",
    "Być dobrzy w tym, co robimy, i stawać się lepsi.",
  ],
  character: {
    promises: ["Dostajesz to, na co się umówiliśmy.", "Jeśli coś pójdzie nie tak, dowiesz się o tym od nas."],
    values: [
      ["Jasne słowa", "Mówimy, co to jest i ile kosztuje, zanim ktoś zapyta."],
      ["Dotrzymane słowo", "Obiecujemy to, co umiemy zrobić, i robimy to, co obiecaliśmy."],
    ],
    habits: [["Mów krótko i po ludzku.", "Chować fakty za hasłem."]],
  },
  value: ["Najpierw ludzie", "Kiedy trzeba wybrać, wybieramy to, co pomaga ludziom."],
  habits: [
    ["W pierwszym zdaniu powiedz, o co chodzi.", "Zaczynać od zagadki."],
    ["Używaj słów czytelnika.", "Używać słowa, którego trzeba szukać."],
  ],
  short: (tagline) => `Tak krótko: „${tagline}”`,
  tooLong: "Mówić dwa razy, na wszelki wypadek.",
  forWhom: "Dla kogo",
});

export const dutch = plain({
  lines: ["Goed werk, duidelijk gezegd", "Gezegd en gedaan", "Met zorg gemaakt"],
  quietLines: ["Met zorg en met tijd", "We zijn er", "Stap voor stap"],
  quietMission: "Er zijn wanneer we nodig zijn, en het met zorg doen.",
  quietPromise: "We nemen de tijd voor u en zeggen het zoals het is.",
  missions: ["Eén ding goed doen, elke keer weer.", "Goed zijn in wat we doen, en beter worden."],
  character: {
    promises: ["Wat is afgesproken, dat krijg je.", "Gaat er iets mis, dan hoor je het eerst van ons."],
    values: [
      ["Heldere taal", "We zeggen wat iets is en wat het kost voordat iemand het vraagt."],
      ["Woord houden", "We beloven wat we kunnen en doen wat we beloofden."],
    ],
    habits: [["Schrijf kort en zoals je praat.", "Feiten verstoppen achter een slogan."]],
  },
  value: ["Mensen eerst", "Als we moeten kiezen, kiezen we wat mensen helpt."],
  habits: [
    ["Zeg in de eerste zin waar het om gaat.", "Beginnen met een raadsel."],
    ["Gebruik de woorden van de lezer.", "Een woord gebruiken dat je moet opzoeken."],
  ],
  short: (tagline) => `Zo kort: “${tagline}”`,
  tooLong: "Het twee keer zeggen, voor de zekerheid.",
  forWhom: "Voor wie",
});

export const swedish = plain({
  lines: ["Bra jobb, rakt sagt", "Sagt och gjort", "Gjort med omsorg"],
  quietLines: ["Med omsorg och med tid", "Vi finns här", "Ett steg i taget"],
  quietMission: "Att finnas där när vi behövs, och göra det med omsorg.",
  quietPromise: "Vi tar oss tid för er och säger som det är.",
  missions: ["Att göra en sak ordentligt, varje gång.", "Att vara bra på det vi gör, och bli bättre."],
  character: {
    promises: ["Det vi kom överens om är det du får.", "Om något går fel får du höra det först av oss."],
    values: [
      ["Klara ord", "Vi säger vad något är och vad det kostar innan någon behöver fråga."],
      ["Hålla ord", "Vi lovar det vi kan, och gör det vi lovat."],
    ],
    habits: [["Skriv kort och som du talar.", "Gömma fakta bakom en slogan."]],
  },
  value: ["Människor först", "När vi måste välja, väljer vi det som hjälper människor."],
  habits: [
    ["Säg i första meningen vad det gäller.", "Börja med en gåta."],
    ["Använd läsarens egna ord.", "Använda ett ord som måste slås upp."],
  ],
  short: (tagline) => `Så här kort: ”${tagline}”`,
  tooLong: "Säga det två gånger, för säkerhets skull.",
  forWhom: "För vem",
});

export const turkish = plain({
  lines: ["İyi iş, açık söz", "Söz verdik, yaptık", "Özenle yapılmış"],
  quietLines: ["Özenle ve acele etmeden", "Yanınızdayız", "Adım adım"],
  quietMission: "İhtiyaç duyulduğunda orada olmak ve bunu özenle yapmak.",
  quietPromise: "Size zaman ayırır, her şeyi olduğu gibi söyleriz.",
  missions: ["Bir işi her seferinde doğru yapmak.", "İşimizi iyi bilmek ve daha iyi olmak."],
  character: {
    promises: ["Ne konuştuysak onu alırsınız.", "Bir şey ters giderse önce bizden duyarsınız."],
    values: [
      ["Açık söz", "Bir şeyin ne olduğunu ve ne tuttuğunu sorulmadan söyleriz."],
      ["Sözünde durmak", "Yapabileceğimizi söz verir, söz verdiğimizi yaparız."],
    ],
    habits: [["Kısa ve konuşur gibi yazın.", "Gerçekleri bir sloganın arkasına saklamak."]],
  },
  value: ["Önce insan", "Seçmek gerektiğinde insanlara yarayanı seçeriz."],
  habits: [
    ["İlk cümlede ne olduğunu söyleyin.", "Bilmeceyle başlamak."],
    ["Okuyanın sözcüklerini kullanın.", "Sözlük gerektiren bir sözcük kullanmak."],
  ],
  short: (tagline) => `Bu kadar kısa: “${tagline}”`,
  tooLong: "Duyulmadıysa diye iki kez söylemek.",
  forWhom: "Kimin için",
});
