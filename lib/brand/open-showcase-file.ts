import { AppError } from "@/lib/errors";
import { readStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import type { ShownBrand } from "./find-shown-brand";
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
}

type Maker = (request: ShowcaseRequest) => Promise<ShowcaseFile | null> | ShowcaseFile | null;

/** Files that are known by another address than in the package. */
const ALIASES: Readonly<Record<string, string>> = {
  "favicon.ico": "logos/favicon/favicon.ico",
  "apple-touch-icon.png": "logos/favicon/icon-180.png",
  "llms.txt": "docs/llms.txt",
};
const MADE: Readonly<Record<string, Maker>> = {
  "package.zip": wholePackage,
  "robots.txt": robots,
  "sitemap.xml": sitemap,
};
const REGISTRY = /^r\/([a-z0-9-]+\.json)$/;
const REGISTRY_BASE = "{REGISTRY_BASE}";

/**
 * A file of a brand's showcase: what is made for it, else a file of the visible version by its path in the package.
 * Whether the reader may see the brand was asked before.
 * @throws AppError NOT_FOUND
 */
export async function openShowcaseFile(
  brand: ShownBrand,
  filePath: string,
  base: string,
): Promise<ShowcaseFile> {
  const request = {
    brand,
    base,
    showcase: await readShowcase({ brandId: brand.id, version: brand.version }),
  };
  const make = Object.hasOwn(MADE, filePath) ? MADE[filePath] : undefined;
  const [, item] = REGISTRY.exec(filePath) ?? [];
  const file = make
    ? await make(request)
    : item
      ? await registryItem(request, item)
      : fileOf(request, Object.hasOwn(ALIASES, filePath) ? ALIASES[filePath]! : filePath);
  if (!file) throw new AppError("NOT_FOUND", "There is nothing at this address of the showcase.");
  return file;
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
