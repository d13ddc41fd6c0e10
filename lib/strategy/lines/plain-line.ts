import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sharesWords } from "../language/shares-words";
import { tokenize } from "../language/tokenize";
import { LINE_WORDS_MAX } from "./line";

const FOR: Readonly<Record<string, string>> = {
  en: "for",
  fr: "pour",
  de: "für",
  es: "para",
  pt: "para",
  it: "per",
};
/** An audience that says nothing. */
export const ANYBODY =
  /^(?:everyone|everybody|anyone|anybody|all|people|all people|the public|general public|customers|clients|users|tout le monde|tous|alle|jeder|jedermann|todos|todo el mundo|toda la gente|toda a gente|tutti)$/iu;

/** Kinds of business that say nothing in one word. */
const BARE =
  /^(?:an?|app|apps|application|platform|tool|tools|service|services|company|business|startup|website|site|software|system|marketplace|ai|shop|store|agency|studio|appli|plateforme|boutique|empresa|tienda|plataforma|loja|azienda|negozio|piattaforma|firma|laden|dienst|plattform)$/iu;

/** Offer and audience as the brief names them: "Secured consumer lending", "Laundry pickup for students". */
export function plainLines({ kind, topic, phrase, audience, language }: Idea): string[] {
  const link = FOR[language];
  const served = link && audience && !ANYBODY.test(audience) ? audience : "";
  // What it is about stands for the business only where the idea begins with it.
  const start = phrase.toLowerCase();
  const heads = [kind, topic].filter(
    (head) =>
      (head.includes(" ") || (served !== "" && head !== "" && !BARE.test(head))) &&
      !/\d\p{L}*$|^(?:je|j’|ich|wir|nous|yo|eu|io|mi|mis|mon|ma|mes|mein\p{L}*|meu|minha|mio|mia|my|our)\b|\b(?:i|we|am|are|is|was|have|has|been|find|make)\b/iu.test(
        head,
      ) &&
      [start, start.replace(/^\p{L}{1,4}\s/u, "")].some((text) => text.startsWith(head.toLowerCase())),
  );
  const lines = heads.flatMap((head) => {
    const title = capitalize(head);
    const saysForWhom = new RegExp(`\\s${link}\\s`, "iu").test(head) || sharesWords(head, served);
    return [
      ...(head.includes(" ") ? [title] : []),
      ...(served && !saysForWhom ? [`${title} ${link} ${served}`] : []),
    ];
  });
  return [...new Set(lines)].filter((line) => tokenize(line).length <= LINE_WORDS_MAX);
}
