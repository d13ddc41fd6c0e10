import { readFileSync } from "node:fs";
import { seededRandom } from "@/lib/model/random";
import { readZip } from "@/lib/package/read-zip";
import { containerTamperings } from "@/test-support/container-tamperings";
import { examine } from "@/test-support/pages/examine";
import { tabTo } from "@/test-support/pages/keyboard";
import { verifyPage } from "@/test-support/pages/verify-page";
import { flippedFiles } from "@/test-support/tamperings";
import { readSegments } from "@/test-support/zip-segments";
import { expect, test } from "../fixtures";

// A root that nobody has is answered with 404, and the network is taken away on purpose.
test.use({ expectedErrors: /status of 404|ERR_INTERNET_DISCONNECTED/ });

test("a package is checked in the browser: what was delivered, what was changed, and without a network", async ({
  page,
  context,
  server,
  ownBrand,
}) => {
  const address = `${server.url}/api/download/${ownBrand.jobId}`;
  const zip = new Uint8Array(await (await page.request.get(address)).body());
  const statement = { name: "brand.statement.json", bytes: await bytesOf(`${address}/statement`) };
  const verify = verifyPage(page);
  const random = seededRandom(7, "verify-page");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));

  async function bytesOf(url: string): Promise<Uint8Array> {
    return new Uint8Array(await (await page.request.get(url)).body());
  }

  await test.step("the board leads here", async () => {
    await page.goto(`/brands/${ownBrand.jobId}`);
    const checks = page.getByRole("region", { name: "Checks" });
    await expect(checks.getByRole("link", { name: "Signed statement" })).toHaveAttribute(
      "href",
      `/api/download/${ownBrand.jobId}/statement`,
    );
    await expect(checks.getByRole("link", { name: "verify" })).toHaveAttribute("href", "/verify");
  });

  await test.step("what was delivered, and nothing of it was sent", async () => {
    await verify.open();
    await examine(page);
    sent.length = 0;
    await verify.check({ name: "package.zip", bytes: zip });
    await expect(verify.headline).toHaveText(/^Unchanged: .+, version 1\.$/);
    await expect(verify.headline).toBeFocused();
    await expect(verify.claim("Signed by this server")).toContainText(
      "Proven. The server signed that this is",
    );
    expect(sent).toEqual([expect.stringMatching(/^GET \/api\/proof\/0x[0-9a-f]{64}$/)]);
    await examine(page);
  });

  await test.step("a single file with the proof that the page gave, its choice made by keyboard", async () => {
    const svg = readZip(zip).find(({ path }) => path.endsWith("-icon-color.svg"))!;
    await page.getByText("Prove a single file").click();
    const saved = page.waitForEvent("download");
    const proof = page.getByRole("button", { name: `Save the proof of ${svg.path}` });
    await proof.click();
    const path = await (await saved).path();
    // Its hundreds of files would all be stops on the way.
    await page.getByText("Prove a single file").click();
    await tabTo(page, verify.again);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Choose files")).toBeFocused();
    await verify.check(
      { name: "from-a-mail.svg", bytes: svg.bytes },
      { name: "p.json", bytes: readFileSync(path) },
    );
    await expect(verify.headline).toHaveText(/^Unchanged: /);
    await expect(page.getByText(svg.path)).toBeVisible();
  });

  await test.step("without a network: changes are named, and the statement that lies beside it holds", async () => {
    await context.setOffline(true);
    const [flipped] = flippedFiles(zip, 1, random);
    const link = containerTamperings(zip, readSegments(zip), random).find(({ name }) => name === "a link")!;
    for (const { zip: changed, says } of [flipped!, link]) {
      await verify.again.click();
      await verify.check({ name: "package.zip", bytes: changed });
      await expect(verify.headline).toHaveText("Changed.");
      await expect(verify.failures).toContainText(says);
    }
    await examine(page);
    await verify.again.click();
    await verify.check({ name: "package.zip", bytes: zip });
    await expect(verify.headline).toHaveText("Whole in itself. Whose it is was not asked.");
    await verify.again.click();
    await verify.check({ name: "package.zip", bytes: zip }, statement);
    await expect(verify.headline).toHaveText(/^Unchanged: /);
    await context.setOffline(false);
  });

  await test.step("what is no package is told so", async () => {
    await verify.again.click();
    await verify.check({ name: "a.zip", bytes: zip }, { name: "b.zip", bytes: zip });
    await expect(page.getByText("These are 2 ZIPs. Check one package at a time.")).toBeVisible();
    await examine(page);
    await verify.check({ name: "letter.txt", bytes: new TextEncoder().encode("Dear all") });
    await expect(verify.headline).toHaveText("Nothing to compare with.");
  });
});
