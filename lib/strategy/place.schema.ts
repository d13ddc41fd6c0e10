/** Where customers meet a business beside its card and its site: a letter, its door, its van, a screen, what it makes. */
export const PLACES = ["desk", "door", "road", "screen", "shelf"] as const;
export type Place = (typeof PLACES)[number];
