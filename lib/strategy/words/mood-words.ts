import type { ColorMood, PersonalityDimension } from "../strategy.schema";

/** Apart, because French "lent" (slow) and German "Kraft" (strength) mean nothing of the kind in English. */
export interface WordBeginnings {
  readonly english: readonly string[];
  /** French, German, Spanish, Portuguese and Italian, which use many of the English words too. */
  readonly others: readonly string[];
}

/**
 * Word beginnings (folded, in six languages) that speak for a trait of Aaker's brand personality scale
 * (J. Aaker, "Dimensions of Brand Personality", 1997) …
 */
export const TRAIT_WORDS: Record<PersonalityDimension, WordBeginnings> = {
  sincerity: list(
    "famil parent child kid home local neighbo honest simple friend community care caring kind handmade natural organic small trust grandm tradition village warm help together everyday wholesome volunteer",
    "enfant maison voisin quartier artisan naturel simple aider solidair kinder familie eltern nachbar ehrlich handgemacht naturlich gemein hogar vecin casero artesan natural ayud crianca vizinh artesan ajud bambin casa vicin artigian natural aiut",
  ),
  excitement: list(
    "fun young teen game play bold creative adventure party festival music new fast street trend color surf travel event pop explore live spicy wild student robot",
    "jeune jeu creatif aventure fete musique couleur jung spiel kreativ abenteuer musik bunt schnell joven juego creativ aventur fiesta music jovem jogo criativ festa giovan gioco creativ avventur festa",
  ),
  competence: list(
    "software data security legal financ invest analy business compan enterprise professional expert secure reliab efficien automat platform engineer medic clinic compliance accurate certif b2b team logistic track research technolog",
    "entreprise professionnel fiable efficac donnee securit unternehm profi sicher zuverlass effizien daten empresa profesional segur fiable eficien datos profissional confiav aziend professionist sicur affidab",
  ),
  sophistication: list(
    "luxur premium elegan fine refin exclusive design boutique art gallery wine jewel fashion watch perfume couture curat bespoke tailor champagne villa collector rare craftsm",
    "luxe elegan raffin haut exclusi luxus elegan fein edel erlesen lujo elegan fino exclusiv lusso elegan raffinat",
  ),
  ruggedness: list(
    "outdoor mountain hike camp truck steel tough durable build construct farm wood leather motor boot forge hunt fish field diesel brew iron rugged climb trail cargo workshop repair",
    "montagne chantier bois cuir acier robuste ferme berg holz leder stahl robust bau werkstatt montan madera cuero acero resistent montanh madeira couro aco montagn legno cuoio acciaio",
  ),
};

/** … and for a colour mood. */
export const MOOD_WORDS: Record<ColorMood, WordBeginnings> = {
  trust: list(
    "secur trust legal bank banking financ insur health medic data enterprise compliance protect reliab safe privacy",
    "sicher vertrau recht bank confian segur banc assur fiduc sicur",
  ),
  energy: list(
    "fast energy sport fitness runner running jogg power speed electric spicy fire hot deliver race boost instant",
    "vite feu schnell feuer kraft rapid fuego fogo veloc fuoco",
  ),
  growth: list(
    "organic eco green sustain plant farm garden garten climate recycl compost forest natural harvest seed vegan durable",
    "bio nachhaltig pflanz wald sostenib verde huerto sustentav horta natura orto",
  ),
  luxury: list(
    "luxur premium exclusive jewel gold wine whisky fashion fine collector couture perfume bespoke",
    "luxe lux gold edel lujo oro lusso gioiell",
  ),
  play: list(
    "kid child toy game play fun candy party pet dog cat cartoon balloon colorful colourful",
    "enfant jouet jeu kinder spiel nino juguet juego crianc brinqued jogo bambin giocatt gioco",
  ),
  calm: list(
    "yoga meditat sleep spa tea calm wellness mindful slow quiet therapy relax coffee bread bakery linen ceramic",
    "lent calme ruhe schlaf calma lento tranquil sonno",
  ),
};

function list(english: string, others: string): WordBeginnings {
  return { english: english.split(" "), others: others.split(" ") };
}
