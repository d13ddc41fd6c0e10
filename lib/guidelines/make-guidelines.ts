import { type DocumentProps, pdf } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { Scenes } from "@/lib/applications/scene.schema";
import type { FontSource } from "@/lib/fonts/font-source";
import type { Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { TokenDocument } from "@/lib/tokens/tokens.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { openBrandType } from "./brand-type";
import { guidelinesDocument } from "./guidelines-document";
import type { PageTexts } from "./page-texts";

export interface GuidelinesInput {
  readonly brief: DesignBrief;
  readonly strategy: Strategy;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly logo: Logo;
  /** The base document of the design tokens; sizes in the book are read from it. */
  readonly tokens: TokenDocument;
  /** The pictures of the brand in use. */
  readonly scenes: Scenes;
  readonly fonts: FontSource;
}

export interface Guidelines {
  readonly files: GeneratedFile[];
  /** What a reader must find on each page. */
  readonly texts: readonly (readonly string[])[];
}

/** The brand guidelines as one PDF of landscape pages: vectors and embedded subset fonts, no picture. */
export async function makeGuidelines({ fonts, ...input }: GuidelinesInput): Promise<Guidelines> {
  const type = await openBrandType(input.typography, fonts, textOf(input));
  const texts: PageTexts[] = [];
  try {
    const bytes = await renderDocument(guidelinesDocument({ ...input, type }, texts));
    const files = [{ path: `guidelines/${input.strategy.slug}-brand-guidelines.pdf`, bytes }];
    return { files, texts: texts.map((page) => [...new Set(page)].filter(Boolean)) };
  } finally {
    type.close();
  }
}

/** Everything that the pages may show beside their own English words. */
function textOf({
  brief,
  strategy,
  palette,
  typography,
  logo,
}: Omit<GuidelinesInput, "fonts" | "scenes" | "tokens">): string {
  return JSON.stringify([
    brief,
    strategy,
    palette.reasons,
    palette.seed.note,
    typography.reason,
    logo.concept,
  ]);
}

/**
 * react-pdf's own `renderToBuffer` keeps each document alive: its container is emptied here by hand.
 * @throws when the document is broken.
 */
async function renderDocument(document: ReactElement): Promise<Uint8Array> {
  const job = pdf();
  try {
    await new Promise<void>((done) => job.updateContainer(document as ReactElement<DocumentProps>, done));
    const stream = await job.toBuffer();
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream) chunks.push(chunk as unknown as Uint8Array);
    return new Uint8Array(Buffer.concat(chunks));
  } finally {
    job.updateContainer(null as unknown as ReactElement<DocumentProps>);
    (job.container as { document: unknown }).document = null;
  }
}
