import * as icons from "simple-icons";

const LETTERS = { min: 3, max: 14 } as const;

/**
 * Well-known brands of software, media, makers and transport: the titles of simple-icons (CC0), folded to a–z, without
 * those that have a figure.
 */
export function iconBrands(): string[] {
  const titles = Object.values(icons).map(({ title }) => title);
  const names = titles
    .filter((title) => !/\d/u.test(title))
    .map((title) =>
      title
        .normalize("NFD")
        .toLowerCase()
        .replace(/[^a-z]/gu, ""),
    )
    .filter(({ length }) => length >= LETTERS.min && length <= LETTERS.max);
  return [...new Set(names)];
}
