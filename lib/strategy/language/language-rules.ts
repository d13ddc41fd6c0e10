import { WISHES } from "./wishes";

/** How the reader finds its way in a sentence of a Romance language or German: closed lists of function words. */
export interface LanguageRules {
  readonly leadIns: readonly RegExp[];
  readonly indefinite: ReadonlySet<string>;
  /** Taken off the beginning of a noun phrase; longest first. */
  readonly articles: RegExp;
  readonly relatives: ReadonlySet<string>;
  readonly forWords: ReadonlySet<string>;
  /** Words that begin how, where and with what. */
  readonly adjunctStarts: ReadonlySet<string>;
  readonly clitics: ReadonlySet<string>;
  readonly infinitive: RegExp;
  /** Verbs that put what is done into an infinitive: "aide les parents à planifier". */
  readonly helpers: RegExp;
  readonly infinitiveLinks: ReadonlySet<string>;
  /** Kinds of business: what they deal in is more telling. */
  readonly forms: RegExp;
  /** Links a kind of business with what it deals in. */
  readonly of: RegExp;
}

/** A wish, and the founding of one business: `one` is what stands before it. */
function wishLeadIns(language: keyof typeof WISHES, one: string): RegExp[] {
  const { i, we, found } = WISHES[language];
  return [new RegExp(`^(?:${i}|${we})\\s+`, "iu"), new RegExp(`^(?:${found})\\s+(?=${one})`, "iu")];
}

function offerLeadIn(language: keyof typeof WISHES): RegExp {
  return new RegExp(`^(?:${WISHES[language].offer})\\s+(?:des\\s)?(?=\\p{L}{4})`, "iu");
}

export const ROMANCE_RULES: Record<"fr" | "es" | "pt" | "it", LanguageRules> = {
  fr: {
    leadIns: [
      ...wishLeadIns("fr", "(?:une?|des|du)\\s"),
      /^(?:créons|lançons|ouvrons)\s+(?=une?\s)/iu,
      /^(?:notre|mon)\s+(?:entreprise|idée|projet|startup|concept|marque)\s+est\s+/iu,
      /^(?:c’est|il s’agit d(?:e|’))\s*/iu,
      offerLeadIn("fr"),
    ],
    indefinite: set("un une"),
    articles:
      /^(?:de la\s|de l’|du\s|des\s|les\s|la\s|le\s|l’|une\s|un\s|leurs?\s|vos\s|votre\s|ses\s|son\s|sa\s|d’)/iu,
    relatives: set("qui"),
    forWords: set("pour"),
    adjunctStarts: set("à en par avec dans sur sous sans chez depuis via grâce pendant"),
    clitics: set("se s’ ne nous vous te les leur y"),
    infinitive: /(?:er|ir|re|oir)$/iu,
    helpers: /^(?:aide|aident|aidons|aider|permet|permettre|permettent|permettons|apprend|invite)$/iu,
    infinitiveLinks: set("à de d’"),
    forms:
      /^(?:application|appli|app|boutique|plateforme|site|agence|studio|entreprise|marque|service|atelier|école|magasin|restaurant|café|salon|boulangerie|épicerie|librairie|start-up|startup|marketplace|box|abonnement|logiciel|outil|cabinet|ferme|brasserie|réseau)\b/iu,
    of: /\s(?:de la\s|de l’|des\s|du\s|de\s|d’)(.+)$/iu,
  },
  es: {
    leadIns: [
      ...wishLeadIns("es", "una?\\s"),
      /^(?:nuestra|mi|nuestro)\s+(?:empresa|idea|proyecto|negocio|marca)\s+es\s+/iu,
      /^(?:es|somos|soy)\s+(?=una?\s)/iu,
      offerLeadIn("es"),
      /^vender\s+(?=\p{L})/iu,
    ],
    indefinite: set("un una"),
    articles: /^(?:los\s|las\s|el\s|la\s|unos\s|unas\s|una\s|un\s|sus\s|su\s|tus\s|tu\s)/iu,
    relatives: set("que"),
    forWords: set("para"),
    adjunctStarts: set("en con por desde sin a al mediante hasta sobre cada entre"),
    clitics: set("se te le les nos lo la me"),
    infinitive: /(?:[aeií]r)(?:se)?$/iu,
    helpers: /^(?:ayuda|ayudan|ayudar|permitir|ayudamos|permite|permiten|permitimos|enseña|enseñamos)$/iu,
    infinitiveLinks: set("a"),
    forms:
      /^(?:aplicación|app|tienda|plataforma|sitio|agencia|estudio|empresa|marca|servicio|taller|escuela|restaurante|café|cafetería|salón|panadería|librería|startup|mercado|caja|suscripción|software|herramienta|clínica|granja|red)\b/iu,
    of: /\s(?:de la\s|de los\s|de las\s|del\s|de\s)(.+)$/iu,
  },
  pt: {
    leadIns: [
      ...wishLeadIns("pt", "uma?\\s"),
      /^(?:a\s|o\s)?(?:nossa|minha|nosso|meu)\s+(?:empresa|ideia|projeto|negócio|marca)\s+é\s+/iu,
      /^(?:é|somos|sou)\s+(?=uma?\s)/iu,
      offerLeadIn("pt"),
    ],
    indefinite: set("um uma"),
    articles: /^(?:os\s|as\s|o\s|a\s|uns\s|umas\s|uma\s|um\s|seus\s|suas\s|seu\s|sua\s)/iu,
    relatives: set("que"),
    forWords: set("para"),
    adjunctStarts: set("em no na nos nas com por pelo pela sem a à ao aos às até sobre via cada entre"),
    clitics: set("se te lhe lhes nos me"),
    infinitive: /(?:[aeio]r)(?:-se)?$/iu,
    helpers: /^(?:ajuda|ajudam|ajudar|permitir|ajudamos|permite|permitem|permitimos|ensina|ensinamos)$/iu,
    infinitiveLinks: set("a"),
    forms:
      /^(?:aplicativo|app|loja|plataforma|site|agência|estúdio|empresa|marca|serviço|oficina|escola|restaurante|café|cafeteria|salão|padaria|livraria|startup|mercado|caixa|assinatura|software|ferramenta|clínica|fazenda|rede)\b/iu,
    of: /\s(?:da\s|das\s|do\s|dos\s|de\s)(.+)$/iu,
  },
  it: {
    leadIns: [
      ...wishLeadIns("it", "una?\\s|uno\\s|un’"),
      /^(?:la\s|il\s)?(?:nostra|mia|nostro|mio)\s+(?:azienda|idea|impresa|progetto|marchio)\s+è\s+/iu,
      /^(?:è|siamo|sono)\s+(?=una?\s|uno\s|un’)/iu,
      offerLeadIn("it"),
    ],
    indefinite: set("un una uno"),
    articles:
      /^(?:dei\s|degli\s|delle\s|del\s|della\s|dell’|dello\s|gli\s|il\s|lo\s|la\s|le\s|i\s|l’|una\s|uno\s|un\s|un’)/iu,
    relatives: set("che"),
    forWords: set("per"),
    adjunctStarts: set(
      "in con da dal dalla dagli dalle dai dall’ su sul sulla sui sulle senza a al alla ai agli alle ogni nel nella nei nelle tra via",
    ),
    clitics: set("si ti vi ci ne gli"),
    infinitive: /(?:[aei]r[esl]i?)$/iu,
    helpers:
      /^(?:aiuta|aiutano|aiutare|permettere|aiutiamo|permette|permettono|permettiamo|insegna|insegniamo)$/iu,
    infinitiveLinks: set("a di"),
    forms:
      /^(?:applicazione|app|negozio|piattaforma|sito|agenzia|studio|azienda|marchio|servizio|laboratorio|scuola|ristorante|caffè|bar|salone|panetteria|forno|libreria|startup|mercato|scatola|abbonamento|software|strumento|clinica|fattoria|rete|bottega)\b/iu,
    of: /\s(?:della\s|delle\s|del\s|dei\s|degli\s|di\s)(.+)$/iu,
  },
};

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
