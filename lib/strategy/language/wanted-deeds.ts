import { capitalize } from "@/lib/model/letter-case";

interface Wish {
  /** What wants, at the start of a sentence; the infinitive follows. */
  readonly wants: RegExp;
  /** What the infinitive becomes, by its ending; the first that matches. */
  readonly endings: readonly (readonly [RegExp, string])[];
}

/** What is founded stands behind these, and the founding is no offer. */
const FOUNDING =
  /^(?:abrir|crear|lanzar|montar|dar|ofrecer|hacer|vender|poner|ir|ser|estar|haber|criar|lançar|oferecer|fazer|ter|aprire|creare|lanciare|avviare|dare|offrire|fare|vendere|fondare|essere|avere|dire|ouvrir|créer|lancer|monter|proposer|donner|faire)$/iu;

const WE: Readonly<Record<string, Wish>> = {
  es: {
    wants: /(?<=^|[.!?]\s)(?:queremos|nos gustaría|vamos a)\s+(\p{L}+)(?=\s)/giu,
    endings: [
      [/ar$/u, "amos"],
      [/er$/u, "emos"],
      [/[ií]r$/u, "imos"],
    ],
  },
  pt: {
    wants: /(?<=^|[.!?]\s)(?:queremos|gostaríamos de|vamos)\s+(\p{L}+)(?=\s)/giu,
    endings: [
      [/ar$/u, "amos"],
      [/er$/u, "emos"],
      [/ir$/u, "imos"],
    ],
  },
  it: {
    wants: /(?<=^|[.!?]\s)(?:vogliamo|vorremmo)\s+(\p{L}+)(?=\s)/giu,
    endings: [
      [/(?<=[cg])are$/u, "hiamo"],
      [/i?(?:are|ere|ire)$/u, "iamo"],
    ],
  },
  fr: {
    wants: /(?<=^|[.!?]\s)nous (?:voulons|aimerions|souhaitons|voudrions)\s+(\p{L}+)(?=\s)/giu,
    endings: [
      [/(?<=g)er$/u, "eons"],
      [/cer$/u, "çons"],
      [/er$/u, "ons"],
    ],
  },
};

/** Of one person: only verbs in -ar, and in Portuguese, whose stem stays as it is. */
const I: Readonly<Record<string, Wish>> = {
  pt: { wants: /(?<=^|[.!?]\s)(?:quero|gostaria de)\s+(\p{L}+)(?=\s)/giu, endings: [[/(?<!e)ar$/u, "o"]] },
};

/**
 * What the founders want to do as what they do, in the regular first person: "Queremos alquilar colmenas" → "Alquilamos
 * colmenas". A verb that founds something ("abrir"), and one with another ending, stays behind its wish.
 */
export function withDeeds(text: string, language: string): string {
  return [WE[language], I[language]].reduce(
    (said, wish) =>
      wish === undefined
        ? said
        : said.replace(wish.wants, (all, verb: string) => {
            const [ending, spoken] = wish.endings.find(([pattern]) => pattern.test(verb)) ?? [];
            if (!ending || FOUNDING.test(verb)) return all;
            const deed = verb.replace(ending, spoken!);
            const whole = language === "fr" ? `nous ${deed}` : deed;
            return /^\p{Lu}/u.test(all) ? capitalize(whole) : whole;
          }),
    text,
  );
}
