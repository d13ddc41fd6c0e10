import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import type { BoardData } from "@/lib/brand/board.schema";

export interface DownloadedFile {
  name: string;
  bytes: Buffer;
  sha256: string;
}

/** A finished brand. */
export function boardPage(page: Page) {
  const files = page.getByRole("region", { name: "Files" });
  const tools = page.getByRole("button", { name: "Change this brand" });
  return {
    files,
    tools,
    title: page.getByRole("heading", { level: 1 }),
    package: page.getByRole("link", { name: /^Download the package/ }),
    share: page.getByRole("button", { name: /share link/ }),
    folders: files.locator("details"),

    async open(jobId: string, origin = ""): Promise<void> {
      await page.goto(`${origin}/brands/${jobId}`);
      await page.getByRole("heading", { level: 2, name: "Logos" }).waitFor();
    },

    /** What the board was made of, from the address that it gets it from itself. */
    async data(jobId: string): Promise<BoardData> {
      const response = await page.request.get(`/api/jobs/${jobId}/board`);
      return (await response.json()) as BoardData;
    },

    /** The link of one file of the package, in its opened folder. */
    async file(path: string): Promise<Locator> {
      const slash = path.indexOf("/");
      const folder = files.locator("details", {
        has: page.locator("summary", { hasText: slash === -1 ? "Package" : path.slice(0, slash) }),
      });
      const link = folder.locator(`a[href$="/files/${path}"]`);
      if ((await folder.getAttribute("open")) === null) await folder.locator("summary").click();
      return link;
    },

    /** Opens the owner's tools, as a person does. */
    async openTools(): Promise<void> {
      await tools.click();
      await page.locator('[data-editor="ready"]').waitFor();
    },

    /** Every control and every fold, opened, so that nothing on the page is unseen. */
    async unfold(): Promise<void> {
      await page.locator("details").evaluateAll((all) => {
        for (const fold of all) (fold as HTMLDetailsElement).open = true;
      });
    },
  };
}

const ANNOUNCED_MS = 20_000;

/**
 * Does something that starts a download, and returns what arrived. It asks a second time when the browser announces none:
 * a click was once followed by nothing, and why was not found.
 */
export async function downloaded(page: Page, start: () => Promise<unknown>): Promise<DownloadedFile> {
  const download = await announced(page, start).catch(() => announced(page, start));
  const bytes = await readFile(await download.path());
  return {
    name: download.suggestedFilename(),
    bytes,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

async function announced(page: Page, start: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all<[Promise<Download>, Promise<unknown>]>([
    page.waitForEvent("download", { timeout: ANNOUNCED_MS }),
    start(),
  ] as never);
  return download;
}
