import words from "../words.json" with { type: "json" };
import { fold } from "./fold";

const PLACES: Readonly<Record<string, string>> = words.places;
const LANGUAGES = Object.keys(PLACES).filter((language) => language !== "any");

/** The text with the capitals and accents of places that were typed in small letters: "oviedo y gijon". */
export function withPlaceNames(text: string, language: string): string {
  const places = placesOf(language);
  if (!places) return text;
  return text.replace(places.pattern, (place) => places.names.get(fold(place)) ?? place);
}

interface Places {
  readonly pattern: RegExp;
  /** By their folded spelling. */
  readonly names: ReadonlyMap<string, string>;
}

const found = new Map<string, Places>();

function placesOf(language: string): Places | undefined {
  if (!LANGUAGES.includes(language)) return undefined;
  const known = found.get(language) ?? read(`${PLACES.any} ${PLACES[language]}`);
  found.set(language, known);
  return known;
}

function read(list: string): Places {
  const names = list.split(" ").map((name) => name.replaceAll("_", " "));
  const spellings = new Set(names.flatMap((name) => [name.toLowerCase(), fold(name)]));
  // The longest first: "castelo branco".
  const sorted = [...spellings].sort((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.@-])(?:${sorted.join("|")})(?![\\p{L}\\p{N}-]|\\.\\p{L})`, "gu"),
    names: new Map(names.map((name) => [fold(name), name])),
  };
}
