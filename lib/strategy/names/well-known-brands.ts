import names from "../names.json";

/** Folded to a–z and written together. */
export const WELL_KNOWN_BRANDS: readonly string[] = names.brands.wellKnown.split(" ");
