/** Name and role as people read them in a form; a language that is missing here gets lines to write on. */
const PLACEHOLDERS: Readonly<Record<string, readonly [name: string, role: string]>> = {
  en: ["Name Surname", "Role"],
  de: ["Vorname Nachname", "Funktion"],
  fr: ["Prénom Nom", "Fonction"],
  es: ["Nombre Apellido", "Cargo"],
  pt: ["Nome Apelido", "Cargo"],
  it: ["Nome Cognome", "Ruolo"],
  nl: ["Voornaam Achternaam", "Functie"],
  sv: ["Förnamn Efternamn", "Roll"],
  pl: ["Imię Nazwisko", "Stanowisko"],
  tr: ["Ad Soyad", "Görev"],
  ru: ["Имя Фамилия", "Должность"],
  uk: ["Ім’я Прізвище", "Посада"],
  el: ["Όνομα Επώνυμο", "Θέση"],
  ar: ["الاسم الكامل", "المنصب"],
  he: ["שם ומשפחה", "תפקיד"],
  hi: ["नाम उपनाम", "पद"],
  ja: ["氏名", "役職"],
  zh: ["姓名", ""],
  ko: ["이름", "직책"],
};

export function placeholdersIn(language: string): { name: string; role: string } {
  const [name, role] = PLACEHOLDERS[language.split("-")[0]!] ?? ["", ""];
  return { name, role };
}
