/** Where customers meet a business beside its card and its site: what it makes, its door, its van, a screen, a letter. */
export type Place = "desk" | "door" | "road" | "screen" | "shelf";
