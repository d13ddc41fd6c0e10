import { expect, test } from "vitest";
import { makeBrand } from "@/lib/render/made-brand-fixture";
import { stageNamed } from "./graph";

test("every file of a package is in a part that its stage says it writes, and the README introduces it", async () => {
  const { files } = await makeBrand();
  const readme = new TextDecoder().decode(files.find(({ path }) => path === "README.md")?.bytes);
  for (const { path, stage } of files.filter((file) => file.path !== "README.md")) {
    const part = stageNamed(stage).writes?.find((one) => path.startsWith(one.path));
    expect(part, `${stage} writes ${path}`).toBeDefined();
    expect(readme).toContain(`| \`${part?.path}\` |`);
  }
});
