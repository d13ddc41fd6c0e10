import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HEAD_FILE, makeHead } from "@/scripts/variants/make-head";
import { comparisonFiles } from "./comparison/comparison-files";
import { type TestingInput, testingFiles } from "./testing-files";

const HOSTILE = `</script><script>alert("x")</script>' \${7} \u2028`;

const input: TestingInput = {
  experimentKey: "mx_0123456789abcdefghij",
  collector: "https://marque.example/api/experiments/mx_0123456789abcdefghij",
  name: HOSTILE,
  language: "en",
  direction: "ltr",
  variants: (["a", "b", "c", "d"] as const).map((arm, at) => ({
    arm,
    axis: ([null, "color", "type", "words"] as const)[at]!,
    from: at === 0 ? "" : HOSTILE,
    to: at === 0 ? "" : HOSTILE,
    facts: {
      tagline: HOSTILE,
      oneLiner: HOSTILE,
      action: "Learn more",
      logo: { src: "logos/combination/x-combination-white.svg", width: 400, height: 100 },
      faces: ["fonts/inter/inter-400.woff2"],
    },
  })),
};

test("the script for a page's head is what its sources make: run `node scripts/run.mjs variants`", async () => {
  expect(readFileSync(HEAD_FILE, "utf8")).toBe(await makeHead());
});

test("words of the brand's never become code or markup", () => {
  const files = [...testingFiles(input), ...comparisonFiles({ ...input, variants: input.variants })];
  for (const { path, bytes } of files) {
    const text = new TextDecoder().decode(bytes);
    expect(text, path).not.toContain("<script>alert");
    expect(text, path).not.toContain("</script><script>");
    if (/shared\/content\.ts$/.test(path)) expect(text).toContain("\\u003c/script\\u003e");
  }
});

test("every design is in the page from the start, and only the visitor's is shown", () => {
  const page = new TextDecoder().decode(
    testingFiles(input).find(({ path }) => path === "testing/html/index.html")!.bytes,
  );
  for (const arm of ["a", "b", "c", "d"]) {
    expect(page).toContain(`[data-variant="${arm}"] [data-design="${arm}"]`);
    expect(page.split(`<span data-design="${arm}">`)).toHaveLength(4);
  }
  expect(page.indexOf("variants.js")).toBeLessThan(page.indexOf("<body>"));
});
