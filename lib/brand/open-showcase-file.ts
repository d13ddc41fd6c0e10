import { AppError } from "@/lib/errors";
import { render } from "@/lib/render/render-pool";
import { designMarkdown } from "@/lib/showcase/design-markdown";
import { landingPage } from "@/lib/showcase/landing/landing-page";
import { BASE } from "@/lib/showcase/landing/landing-part";
import { LANDING_SCRIPT } from "@/lib/showcase/landing/landing-script";
import { landingStyle } from "@/lib/showcase/landing/landing-style";
import { wordsFonts } from "@/lib/showcase/landing/words-fonts";
import { pressKitPaths, pressKitTexts } from "@/lib/showcase/press-kit";
import type { ShowcaseInput } from "@/lib/showcase/showcase-input";
import type { ShownCertificate } from "@/lib/showcase/shown-certificate.schema";
import { readStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import { drawBoard } from "./draw-board";
import type { ShownBrand } from "./find-shown-brand";
import { madeOnce } from "./made-once";
import { versionFile } from "./open-brand-file";
import { openPackageOf } from "./open-package";
import { readShowcase, type Showcase } from "./read-showcase";
import { type ShowcaseFile, textOfShowcase } from "./showcase-file";

/** What a file of a showcase is made of. */
export interface ShowcaseRequest {
  brand: ShownBrand;
  showcase: Showcase;
  /** Where the showcase is, without a slash at its end: what absolute addresses in its files begin with. */
  base: string;
  /** Asked for where it is shown: it comes and changes after the version's files are made. */
  certificate: () => Promise<ShownCertificate | null>;
}

type Maker = (request: ShowcaseRequest) => Promise<ShowcaseFile | null> | ShowcaseFile | null;

/** Files that are known by another address than in the package. */
const ALIASES: Readonly<Record<string, string>> = {
  "favicon.ico": "logos/favicon/favicon.ico",
  "apple-touch-icon.png": "logos/favicon/icon-180.png",
  "llms.txt": "docs/llms.txt",
};
const MADE: Readonly<Record<string, Maker>> = {
  "index.html": async ({ showcase, base, certificate }) =>
    textOfShowcase("index.html", landingPage(whole(showcase), await certificate()).replaceAll(BASE, base)),
  "landing.css": ({ showcase }) => textOfShowcase("landing.css", landingStyle(whole(showcase))),
  "landing.js": () => textOfShowcase("landing.js", LANDING_SCRIPT),
  "og.png": ({ brand, showcase }) => {
    const { strategy, palette, typography, logo } = whole(showcase);
    const { name, tagline, direction } = strategy;
    const input = { strategy: { name, tagline, direction }, palette, typography, logo };
    return madeOnce(versionOf(brand), "og.png", () => render("shareImage", input));
  },
  "press-kit.zip": pressKit,
  "DESIGN.md": ({ showcase }) => textOfShowcase("DESIGN.md", designMarkdown(whole(showcase), "light")),
  "DESIGN.dark.md": ({ showcase }) =>
    textOfShowcase("DESIGN.dark.md", designMarkdown(whole(showcase), "dark")),
  "board.svg": ({ showcase }) => textOfShowcase("board.svg", drawBoard(whole(showcase))),
  "package.zip": wholePackage,
  "robots.txt": robots,
  "sitemap.xml": sitemap,
};
/** Letters of the page's own words, which a brand's subset of a script with thousands of them has not. */
const WORDS_FONT = /^words-(\d00)\.woff2$/;
/** The items for shadcn/ui, and below `vue/` those for shadcn-vue. */
const REGISTRY = /^r\/((?:vue\/)?[a-z0-9-]+\.json)$/;
const REGISTRY_BASE = "{REGISTRY_BASE}";

/**
 * A file of a brand's showcase: what is made for it, else a file of the visible version by its path in the package.
 * Whether the reader may see the brand was asked before.
 * @throws AppError NOT_FOUND
 */
export async function openShowcaseFile(
  brand: ShownBrand,
  filePath: string,
  { base, certificate }: Pick<ShowcaseRequest, "base" | "certificate">,
): Promise<ShowcaseFile> {
  const request = {
    brand,
    base,
    certificate,
    showcase: await readShowcase({ brandId: brand.id, version: brand.version }),
  };
  const make = Object.hasOwn(MADE, filePath) ? MADE[filePath] : undefined;
  const [, item] = REGISTRY.exec(filePath) ?? [];
  const [, weight] = WORDS_FONT.exec(filePath) ?? [];
  const file = make
    ? await make(request)
    : item
      ? await registryItem(request, item)
      : weight
        ? await wordsFont(request, Number(weight))
        : fileOf(request, Object.hasOwn(ALIASES, filePath) ? ALIASES[filePath]! : filePath);
  if (!file) throw new AppError("NOT_FOUND", "There is nothing at this address of the showcase.");
  return file;
}

/** @throws when a stage's result is missing, which no complete version lacks */
function whole(showcase: Showcase): ShowcaseInput {
  const { strategy, palette, typography, logo, verification } = showcase;
  if (!strategy || !palette || !typography || !logo || !verification) {
    throw new Error("a version is shown that is not complete");
  }
  return { ...showcase, strategy, palette, typography, logo, verification };
}

function fileOf({ brand, showcase }: ShowcaseRequest, filePath: string): ShowcaseFile | null {
  const file = showcase.files.find((entry) => entry.path === filePath);
  return file ? versionFile(brand.id, brand.version, file) : null;
}

/** An item of the registry; its addresses begin where it is served. */
async function registryItem(
  { brand, showcase, base }: ShowcaseRequest,
  name: string,
): Promise<ShowcaseFile | null> {
  const file = showcase.files.find((entry) => entry.path === `registry/${name}`);
  if (!file) return null;
  const bytes = await readStored(artifactKey(brand.id, brand.version, file.path), file.sha256);
  return textOfShowcase(name, new TextDecoder().decode(bytes).replaceAll(REGISTRY_BASE, `${base}/r`));
}

/** Logos, colors, words and terms in one ZIP, for people who write about the brand. */
async function pressKit({ brand, showcase }: ShowcaseRequest): Promise<ShowcaseFile> {
  const input = whole(showcase);
  const folder = `${input.strategy.slug}-press-kit`;
  const file = await madeOnce(versionOf(brand), "press-kit.zip", async () => {
    const wanted = new Set(pressKitPaths(showcase.files));
    const stored = showcase.files.filter((entry) => wanted.has(entry.path));
    const files = pressKitTexts(input);
    for (const { path, sha256 } of stored) {
      files.push({ path, bytes: await readStored(artifactKey(brand.id, brand.version, path), sha256) });
    }
    return render(
      "zip",
      files.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` })),
    );
  });
  const fileName = `${folder}.zip`;
  return { ...file, disposition: "attachment", fileName, plainFileName: fileName };
}

async function wordsFont({ brand, showcase }: ShowcaseRequest, weight: number): Promise<ShowcaseFile | null> {
  const font = wordsFonts(whole(showcase)).find((entry) => entry.weight === weight);
  if (!font) return null;
  const { family, text } = font;
  return madeOnce(versionOf(brand), `words-${weight}.woff2`, () =>
    render("webfont", { family, weight, text }),
  );
}

const versionOf = ({ id, version }: ShownBrand) => ({ brandId: id, version });

async function wholePackage({ brand }: ShowcaseRequest): Promise<ShowcaseFile | null> {
  const opened = await openPackageOf(brand.id, brand.version);
  return opened && { contentType: "application/zip", disposition: "attachment", ...opened };
}

/** What is unlisted says so in every answer, which a crawler must be allowed to read. */
function robots({ brand, base }: ShowcaseRequest): ShowcaseFile {
  const lines = ["User-agent: *", "Allow: /"];
  if (brand.visibility === "public") lines.push("", `Sitemap: ${base}/sitemap.xml`);
  return textOfShowcase("robots.txt", `${lines.join("\n")}\n`);
}

/** The landing and the pages of the documentation. Nothing but ours stands in their names. */
function sitemap({ brand, showcase, base }: ShowcaseRequest): ShowcaseFile | null {
  if (brand.visibility !== "public") return null;
  const pages = showcase.files.filter(({ path }) => /^docs\/[\w/-]+\.html$/.test(path));
  const urls = [`${base}/`, ...pages.map(({ path }) => `${base}/${path}`)];
  const changed = showcase.completedAt?.toISOString().slice(0, 10);
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
  return textOfShowcase(
    "sitemap.xml",
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
      .map((url) => `<url><loc>${url}</loc>${lastmod}</url>`)
      .join("\n")}\n</urlset>\n`,
  );
}
