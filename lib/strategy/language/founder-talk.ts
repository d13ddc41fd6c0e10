import { either } from "./patterns";

/** "Bürgerbus Verein | sucht Name |, 14 ehrenamtliche Fahrer": behind who they are. */
const NAME_SOUGHT =
  /(?<=^[^.,!?]{3,40})\s(?:sucht|braucht|cherche|busca|necesita|procura|precisa de|cerca|(?:is )?looking for|(?:is )?seeking|needs) (?:(?:noch|neuen|einen|nen|un|um|a|an?) )?(?:new |nuevo |novo |nuovo |nouveau )?(?:namen?|nom|nombre|nome|name)(?=[,.;:–])/iu;

/** "Besoin d’un nom parce que personne ne retient l’autre": a last sentence of its own. */
const NAME_NEEDED =
  /(?<=[.!?…]\s)(?:besoin d(?:’|e )un (?:bon )?nom|(?:need|needs|needing) a (?:good |new )?name|(?:brauche?n?|suche?n?|fehlt) (?:noch )?(?:einen |ein |nen )?namen?|(?:falta|necesit\p{L}+|hace falta) (?:un )?nombre|(?:serve|manca) (?:un )?nome|(?:falta|precis\p{L}+ de) (?:um )?nome)(?!\p{L})[^.!?]*[.!?]*\s*$/iu;

/** "…, brauchen nen Namen der nicht so altbacken ist": what the idea ends with. */
const NAME_WANTED =
  /\s(?:i |we )?just (?:need|want) an? (?:\p{L}+ )?(?:name|logo)(?: now| though| please)?(?=[,.!?]|$)|,\s(?:der |el |le |o |il )?(?:name|nom|nombre|nome) (?:fehlt|falta|manque|manca)(?: noch| encore| todavía| ainda)?(?=[.!?]|$)|,\s(?:(?:wir |ich )?(?:brauche?n?|suche?n?)|(?:i |we )?(?:need|want)|looking for|il faut|(?:je |on )?cherche|busc(?:o|amos)|necesit(?:o|amos)|cerc(?:o|hiamo)|precis(?:o|amos)(?: de)?) (?:noch |just )?(?:(?:an?|n|nen|einen|un|um) )?(?:\p{L}+ )?(?:na?h?men?|noms?|nombre|nome|logo)(?! (?:for|pour|para|per|für)\s(?!(?:it|this|us|the|my|our|de[nrm]|das|die|mein\p{L}*|unser\p{L}*|el|la|mi|le|mon|notre|il|lo|o|a|meu|minha)(?!\p{L})))(?!\p{L})[^,.!?]*(?=[.!?]|$)/giu;

/** "…, bisher nur über Bekannte, will jetzt richtig online verkaufen": how far the founder is, and what comes next. */
const SO_FAR =
  /(?:,| and| y| e| und| et)\s(?:(?:bisher|hasta ahora|até agora|finora|jusqu’ici|so far|until now) [^,.!?]*(?=[,.!?]|$)|(?:(?:ich |wir )(?:will|wollen)|wollen|will(?= (?:jetzt?|nun|bald|auch|mehr|mich|richtig|endlich|das|online)(?!\p{L}))|(?:i |we )?want(?:s)? to (?:go|grow|sell|expand|do)|quiero|queremos|quero|voglio|vogliamo|(?:je |on )veux?t?) (?![^,.!?]*(?:^|\s)(?:une?|una?|uma?|ein|einen?|eine|an?|des|dei|mein\p{L}*)\s)[^,.!?]*(?=[.!?]|$)|(?:soy|sou|sono|je suis|jsuis|ich bin|i’m|i am) \p{L}+ (?:mais|pero|mas|ma|aber|but) [^,.!?]*(?=[.!?]|$))/giu;

/** "…, but never had a proper name", "they forget how I am called", "and our name nobody can pronounce". */
const NAME_TALK = new RegExp(
  String.raw`,?\s(?:and|but)\s(?:${either([
    "(?:(?:we|i|it)\\s)?(?:still\\s|just\\s)?(?:never had|do(?:es)?(?:n’t| not) have|ha(?:ve|s) no) (?:an?\\s|any\\s)?(?:\\p{L}+\\s)?name(?!\\p{L})",
    "(?:they|customers?|clients?|people|everybody|everyone|nobody)\\s(?:always\\s)?(?:forgets?|remembers?|can(?:not|’t)? (?:remember|say|spell|pronounce))\\s(?:my|our|how (?:i|we)|what (?:i|we))\\s",
    "(?:(?:we|i)\\s)?(?:need|want)\\san? (?:new |better |good |proper )?name(?!\\p{L})",
    "(?:our|my) (?:old )?name\\s(?:nobody|no one|people|customers|is|isn’t|was|sounds)\\s",
  ])})[^.!?,;]*`,
  "giu",
);

/** What the name will or should be, where more is said: "We’d like to be called Thistle & Tin, my sister says …, but | it is tea". */
const NAMED = new RegExp(
  String.raw`(?<=^|[.!?]\s)${either([
    "(?:the|our|my) (?:working )?name (?:is going to be|will be|would be|could be|might be|should be)\\s[^.!?]*[.!?]\\s(?=\\p{L})",
    "(?:we|i)(?:’re|’m| are| am) called\\s[^.!?]*[.!?]\\s(?=\\p{L})",
    "(?:we|i|it)(?:’d| would)? (?:like|love|wants?) to be (?:called|named)\\s[^.!?]*?,\\sbut\\s(?=(?:it|this|we|i)(?:’|\\s))",
    "(?:we|i)(?:’d| would)? (?:like|love|want) to keep (?:the|our|my) name[^.!?]*[.!?]?",
    "(?:(?:we|i)(?:’m|’re| am| are) )?open to (?:something|other|any|all|suggestions?|ideas?|changes?|better|new)(?!\\p{L})[^.!?]*[.!?]?",
  ])}`,
  "giu",
);

/** The text without what its writer says of its name, and of how far the business is. */
export function withoutFounderTalk(text: string): string {
  return text
    .replace(NAME_SOUGHT, "")
    .replace(NAME_NEEDED, "")
    .replace(NAME_WANTED, "")
    .replace(SO_FAR, "")
    .replace(NAME_TALK, "")
    .replace(NAMED, "");
}
