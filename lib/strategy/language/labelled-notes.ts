import { capitalize } from "@/lib/model/letter-case";
import { either } from "./patterns";

/** What a form asks, by what becomes of its answer: said first, said first where nothing else is, said after it, or left out. */
const LABELS = {
  what: [
    "what(?: (?:it|we|i) do(?:es)?)?|products?|services?|offer(?:ing)?|solutions?",
    "was(?: (?:wir|ich) machen?)?|produkte?|angebot|lösung|leistung(?:en)?|dienst",
    "quoi|produits?|offre|prestations?",
    "qué(?: hacemos)?|solución|productos?|servicios?|oferta",
    "o que|solução|produtos?|serviços?",
    "(?:che )?cosa(?: facciamo)?|soluzione|prodott[oi]|serviz[io]+|offerta",
  ],
  kind: [
    "type|kind|sector|industry|trade|business|idea|concept|art|branche|gewerbe|idee|secteur|métier|domaine|idée|tipo|rubro|ramo|setor|ideia|settore|attività",
  ],
  more: [
    "where|place|area|how(?: many| much)?|price|costs?|when|hours|capacity|size|proof|limits?|pieces",
    "garantie|grenzen?|wo|ort|gebiet|wie(?: viele?)?|preise?|kosten|wann|zeiten|stück(?:zahl)?",
    "atelier|garanties?|limites?|où|lieu|zone|comment|combien|prix|tarifs?|quand|horaires?|pièces",
    "garantías?|límites?|dónde|donde|lugar|zona|cómo|cuánt[oa]s?|precios?|cuándo|horarios?|piezas",
    "garantias?|limites?|onde|como|quant[oa]s?|preços?|quando|horários?|peças",
    "garanzi[ae]|limit[ei]|dove|luogo|come|quant[ie]|prezz[io]|orari[o]?|pezzi",
  ],
  left: [
    "(?:working )?names?|brand|not(?: for)?|who|for(?: whom)?|audience|customers?|problem|why|status|team|budget|deadline|wait(?:ing)?(?: times?)?|notes?",
    "wer|für wen|zielgruppe|kunden|warum|stand|wartezeit|notiz|nicht",
    "nom|qui|pour qui|public|clients?|problème|pourquoi",
    "nombre|quién(?:es)?|para quién|público|clientes|problema|por qué",
    "nome|quem|para quem|por quê",
    "chi|per chi|clienti|perché|nota",
  ],
} as const;
type Use = keyof typeof LABELS;
const USES = Object.keys(LABELS) as Use[];

/** "Where: …", at the start of a line, a sentence or a part. */
const LABEL = new RegExp(
  String.raw`(?<=^|[.!?;,|·\n]\s*)(?:${USES.map((use) => `(?<${use}>${either(LABELS[use])})`).join("|")})\s?:\s+(?=\S)`,
  "giu",
);
/** "Made in: Grimsby", of a form whose other labels are known: said without its colon. */
const OTHER = /(?<=[.!?|·\n]\s*)(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2})\s?:\s+(?=\S)/gu;
/** One label may be a sentence’s own: "What we do: lend ladders". */
const LEAST = 3;

/**
 * The answers of an idea that was typed as a form, as sentences, with what is offered first: "Name: tbd. What: toys tested
 * for lead. Where: car parks" → "Toys tested for lead. Car parks". Any other idea as it is.
 */
export function answersOf(idea: string): string {
  const known = [...idea.matchAll(LABEL)];
  const others = [...idea.matchAll(OTHER)].filter(
    ({ index }) => !known.some((label) => label.index === index),
  );
  const labels = [...known, ...others].toSorted((a, b) => a.index - b.index);
  if (known.length < 2 || labels.length < LEAST || known[0]!.index > 0) return idea;
  const answers = labels.map((label, at) => ({
    use: USES.find((use) => label.groups?.[use] !== undefined) ?? "more",
    text: `${others.includes(label) ? `${label[1]} ` : ""}${idea.slice(label.index + label[0].length, labels[at + 1]?.index)}`
      .replace(/[\s.;,|·]+$/u, "")
      .trim(),
  }));
  const said = (use: Use) => answers.filter((answer) => answer.use === use && answer.text !== "");
  const offer = said("what").length > 0 ? said("what") : said("kind");
  if (offer.length === 0) return idea;
  return [...offer, ...said("more")]
    .map(({ text }) => `${capitalize(text)}${/[.!?]$/u.test(text) ? "" : "."}`)
    .join(" ");
}
