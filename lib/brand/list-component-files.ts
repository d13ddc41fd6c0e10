import { createHash } from "node:crypto";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { db } from "@/lib/db/client";
import { kitCatalog } from "@/lib/kit/catalog";
import { isKitInput } from "@/lib/kit/kit-inputs";
import type { TechStack } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { refusalText } from "@/lib/pipeline/refusal-text";
import { components } from "@/lib/pipeline/stages/components";
import type { DrawPreview } from "@/lib/render/preview-scope";
import { renderStage } from "@/lib/render/render-stage";
import { readStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import { strategySchema } from "@/lib/strategy/strategy.schema";
import { typographySchema } from "@/lib/typography/typography.schema";
import { fileFormat } from "./file-url";
import { findServedVersion } from "./find-served-version";
import type { StoredFile } from "./read-artifacts";
import { readFiles } from "./read-files";

/** Versions never change: what was put together once is kept, as JSON. About 200 kB a version and stack. */
const kept = new LRUCache<string, string, () => Promise<KeptFile[]>>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  fetchMethod: async (_key, _stale, { context }) => JSON.stringify(await context()),
  ignoreFetchAbort: true,
});

interface KeptFile extends StoredFile {
  /** Path of a file of the package that has these bytes; null when there is none. */
  storedAs: string | null;
  content: string | null;
}

/**
 * The component library of an account's brand for any stack, with its whole source; a stack that the package does not
 * hold is made on request, as a preview.
 * @throws AppError NOT_FOUND, or CONFLICT while there is none, and what `preview` throws.
 */
export async function listComponentFiles(
  accountId: string,
  brandId: string,
  preview: DrawPreview,
  wanted?: TechStack,
) {
  const { version, filesAt, record } = await findServedVersion(accountId, brandId);
  const stack = wanted ?? record.techStack;
  const json = await kept.forceFetch(`${brandId}/${version}/${stack}`, {
    context: () => assemble(brandId, version, stack, preview),
  });
  const files = JSON.parse(json) as KeptFile[];
  return files.map(({ storedAs, ...file }) => ({
    ...file,
    format: fileFormat(file.path),
    url: storedAs === null ? null : `${filesAt}/${storedAs}`,
    stack,
    component: componentOf(file.path),
  }));
}

async function assemble(
  brandId: string,
  version: number,
  stack: TechStack,
  preview: DrawPreview,
): Promise<KeptFile[]> {
  const stored = await readFiles(brandId, version);
  const ofStack = stored.filter(({ path }) => path.startsWith(`components/${stack}/`));
  const read = async ({ path, sha256 }: StoredFile): Promise<GeneratedFile> => ({
    path,
    bytes: await readStored(artifactKey(brandId, version, path), sha256),
  });
  const files =
    ofStack.length > 0
      ? await Promise.all(ofStack.map(read))
      : await preview(async () =>
          make(
            brandId,
            version,
            stack,
            await Promise.all(stored.filter(({ path }) => isKitInput(path)).map(read)),
          ),
        );
  const bySha256 = new Map(stored.map(({ path, sha256 }) => [sha256, path]));
  return files.map(({ path, bytes }) => {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const storedAs = ofStack.some((file) => file.path === path) ? path : (bySha256.get(sha256) ?? null);
    return { path, bytes: bytes.byteLength, sha256, storedAs, content: textOf(path, bytes) };
  });
}

async function make(brandId: string, version: number, stack: TechStack, files: GeneratedFile[]) {
  const rows = await db().artifact.findMany({
    where: { brandId, version, stage: { in: ["strategy", "typography"] } },
    select: { stage: true, output: true },
  });
  const outputOf = (stage: string) => rows.find((row) => row.stage === stage)?.output;
  const strategy = strategySchema.parse(outputOf("strategy"));
  const typography = typographySchema.parse(outputOf("typography"));
  const made = await renderStage(components, { brief: { techStack: stack }, strategy, typography, files });
  if (made.kind !== "made") throw new Error(refusalText(made));
  return made.files.filter(({ path }) => path.startsWith(`components/${stack}/`));
}

const NOT_TEXT = /\.(?:woff2?|ttf|otf|png|jpe?g|webp|ico|pdf)$/;

function textOf(path: string, bytes: Uint8Array): string | null {
  return NOT_TEXT.test(path) ? null : new TextDecoder().decode(bytes);
}

/** "components/react/src/components/data-table-rows.tsx" and "…/props/data-table.ts" belong to the data table. */
function componentOf(filePath: string): string | null {
  const { name: fileName, dir } = path.posix.parse(filePath);
  const name = fileName.replace(/^kit-/, "");
  if (!/\/(?:components|behaviours|examples|props)$/.test(dir)) return null;
  const exact = kitCatalog.find(({ id }) => id === name);
  return (exact ?? kitCatalog.find(({ id }) => name.startsWith(`${id}-`)))?.id ?? null;
}
