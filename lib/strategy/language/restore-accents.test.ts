import { expect, test } from "vitest";
import { restoreAccents } from "./restore-accents";

test.each([
  ["fr", "le train a 3 heures de retard", "le train a 3 heures de retard"],
  [
    "fr",
    "filets de peche livrés jusqu’a Brest, sans rendez vous",
    "filets de pêche livrés jusqu’à Brest, sans rendez-vous",
  ],
  ["pt", "muros á antiga", "muros à antiga"],
  ["pt", "sou fotógrafo a tempo inteiro", "sou fotógrafo a tempo inteiro"],
  [
    "fr",
    "une camionnette a 3h, soupe a l’oignon, il y a 3h",
    "une camionnette à 3h, soupe à l’oignon, il y a 3h",
  ],
  [
    "fr",
    "de septembre a novembre, je demonte et je seche",
    "de septembre à novembre, je démonte et je sèche",
  ],
  ["fr", "je repare les accordeons a la retraite", "je répare les accordéons à la retraite"],
  ["pt", "fotografo o que falta e vou la colocar", "fotografo o que falta e vou lá colocar"],
  ["it", "la cosa nuova e che noi cuciamo", "la cosa nuova è che noi cuciamo"],
  ["pt", "rampas desmontaveis e flexiveis", "rampas desmontáveis e flexíveis"],
  ["es", "mensajeria en bici", "mensajería en bici"],
  [
    "fr",
    "une asso qui aide les enfants a garder une trace",
    "une asso qui aide les enfants à garder une trace",
  ],
  ["fr", "on recupere et on donne a d’autres", "on récupère et on donne à d’autres"],
  ["fr", "savoir ou est le troupeau, quil y a des chiens", "savoir où est le troupeau, qu’il y a des chiens"],
  ["pt", "avisa se nao da pra entrar", "avisa se não dá pra entrar"],
  ["es", "Clinica de fisioterapia para musicos", "Clínica de fisioterapia para músicos"],
  ["es", "ceramica para ninos, 30 anos de oficio", "cerámica para niños, 30 años de oficio"],
  ["es", "una fabrica de hormigon polimero", "una fábrica de hormigón polímero"],
  ["es", "tres paradas mas antes de Navidad", "tres paradas más antes de Navidad"],
  [
    "pt",
    "escola para criancas, com paciencia, no chao de madeira",
    "escola para crianças, com paciência, no chão de madeira",
  ],
  ["pt", "brecho de numeros grandes em um so lugar", "brechó de números grandes em um só lugar"],
  ["pt", "clinica de fisioterapia", "clínica de fisioterapia"],
  ["fr", "chaussures pour pieds diabetiques", "chaussures pour pieds diabétiques"],
  ["fr", "couture a l’interieur apres un deces", "couture à l’intérieur après un décès"],
  ["fr", "refection de bergeres, tissus francais", "réfection de bergères, tissus français"],
  ["it", "torte di qualita per la citta, ogni giovedi", "torte di qualità per la città, ogni giovedì"],
])("%s: %j becomes %j", (language, typed, right) => {
  expect(restoreAccents(typed, language)).toBe(right);
});

test.each([
  ["es", "esta panadería fabrica pan si quieres, solo para ti"],
  ["es", "guía de la Rioja con Jose y Musica Libre"],
  ["es", "el software de marketing para hostelería, CRM y TPV"],
  ["pt", "a loja fabrica móveis e publica livros por encomenda"],
  ["pt", "design de bolos para os avós e os pais"],
  ["fr", "il a deux enfants et marche ou vole sur la plage des pêcheurs"],
  ["fr", "chaussures de marche, design et coworking"],
  ["it", "la pasta e la pizza da asporto, gelato al pistacchio"],
  ["en", "a cafe with numeros and musica"],
])("%s: %j stays", (language, text) => {
  expect(restoreAccents(text, language)).toBe(text);
});
