import { mkdir, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { MARK_PATH } from "../components/ui/marque-mark";

// The application's own icons, from the one drawing of its mark. Run again after a change of the mark.
const RED = "#cb0048";
const PAPER = "#ffffff";

const png = (size: number, share: number, ground: string | null, ink: string) => {
  const scale = (size * share) / 32;
  const offset = (size * (1 - share)) / 2;
  const background = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : "";
  const mark = `<path transform="translate(${offset} ${offset}) scale(${scale})" fill="${ink}" d="${MARK_PATH}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}${mark}</svg>`;
  return new Resvg(svg).render().asPng();
};

await mkdir("public/icons", { recursive: true });
await writeFile("public/icons/marque-192.png", png(192, 1, null, RED));
await writeFile("public/icons/marque-512.png", png(512, 1, null, RED));
await writeFile("public/icons/marque-maskable-512.png", png(512, 0.5, RED, PAPER));
await writeFile("app/apple-icon.png", png(180, 0.56, RED, PAPER));
