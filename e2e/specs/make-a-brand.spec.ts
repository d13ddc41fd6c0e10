import { createHash } from "node:crypto";
import JSZip from "jszip";
import { boardPage, downloaded } from "@/test-support/pages/board-page";
import { landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { expect, MOVING, test } from "../fixtures";

test.use(MOVING);

test("a sentence becomes a brand: form, progress, board, and every kind of download", async ({ page }) => {
  const landing = landingPage(page);
  await landing.open();
  await landing.fill({
    idea: "A bakery that delivers sourdough bread by bicycle before breakfast",
    audience: "Families in the old town",
    style: "Bold",
    stack: "React",
    features: ["Online shop", "Opening hours"],
    seedColor: "#0a7f5a",
  });
  const jobId = await landing.submit();
  await progressPage(page).becomesBoard();

  const board = boardPage(page);
  const data = await board.data(jobId);
  await expect(board.title.getByRole("img", { name: data.strategy.name })).toBeVisible();
  await expect(page).toHaveTitle(`${data.strategy.name} · Marque`);

  await test.step("the ZIP holds every file, each with the bytes that the manifest says", async () => {
    const zip = await downloaded(page, () => board.package.click());
    expect(zip.name).toMatch(/-brand\.zip$/);
    expect(zip.bytes.length).toBe(data.download.bytes);
    const { files } = await JSZip.loadAsync(zip.bytes);
    const packed = Object.values(files).filter(({ dir }) => !dir);
    const listed = new Set([...data.files.map(({ path }) => path), "manifest.json"]);
    expect(new Set(packed.map(({ name }) => name))).toEqual(listed);
    for (const { path, sha256 } of data.files) {
      const bytes = await files[path]!.async("uint8array");
      expect(createHash("sha256").update(bytes).digest("hex"), path).toBe(sha256);
    }
  });

  await test.step("one file of every kind comes by its own link", async () => {
    const kinds = Map.groupBy(data.files, ({ path }) => path.slice(path.lastIndexOf(".") + 1));
    for (const kind of ["svg", "png", "pdf", "ico", "json", "css"]) expect([...kinds.keys()]).toContain(kind);
    for (const [{ path, sha256 }] of kinds.values() as Iterable<[{ path: string; sha256: string }]>) {
      const link = await board.file(path);
      const file = await downloaded(page, () => link.click());
      // Browsers take the dot off a name that begins with one.
      expect(file.name).toBe(path.slice(path.lastIndexOf("/") + 1).replace(/^\./, ""));
      expect(file.sha256, path).toBe(sha256);
    }
  });

  await test.step("the brand is on this browser's list", async () => {
    await landing.open();
    await landing.recent.getByRole("link", { name: data.strategy.name }).click();
    await board.package.waitFor();
  });
});
