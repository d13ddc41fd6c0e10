import { expect, test } from "vitest";
import { showcaseInput } from "../showcase-fixture";
import { landingPage } from "./landing-page";
import { BASE } from "./landing-part";
import { landingStyle } from "./landing-style";

const MARKUP = `"'><script>alert(1)</script><img src=x onerror=alert(1)></style>{{1}}`;

test("shows markup in every word of the brand as text, and has no script or style in the page", async () => {
  const input = await showcaseInput();
  const typed = JSON.parse(
    JSON.stringify(input.strategy, (key, value) =>
      ["name", "tagline", "oneLiner", "mission", "promise", "boilerplate", "title", "text"].includes(key)
        ? MARKUP
        : value,
    ),
  );
  const page = landingPage({ ...input, strategy: typed });
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="landing.js">']);
  expect(page).not.toMatch(/<style|\sstyle=|<img src=x|<[^>]*\son\w+=(?![^<]*&gt;)/);
  expect(landingStyle({ ...input, strategy: typed })).not.toContain("alert");
});

test("speaks the brand's language, from the right where it is read so", async () => {
  const page = landingPage(
    await showcaseInput({ businessIdea: "مخبز صغير يوصل خبز العجين المخمر بالدراجة" }),
  );
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain("الشعار");
});

test("says its own address only where others read it", async () => {
  const page = landingPage(await showcaseInput());
  expect(page).toContain(`<meta property="og:image" content="${BASE}/og.png">`);
  const links = [...page.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(links.filter((address) => /^(?:\/|[a-z]+:)/.test(address ?? ""))).toEqual([]);
});

test("tells of its certificate, in the brand's language, and of one whose files are older", async () => {
  const certificate = {
    tokenId: 42,
    network: "Base",
    isTest: false,
    root: `0x${"ab".repeat(32)}`,
    isOfTheseFiles: true,
    href: "https://wallet.example/collection/42",
    checkHref: "https://marque.example/verify",
  };
  const input = await showcaseInput();
  const page = landingPage(input, certificate);
  expect(page).toContain('<section id="certificate"');
  expect(page).toContain('href="https://wallet.example/collection/42"');
  expect(page).toContain(certificate.root);
  expect(page).not.toContain("earlier version");
  expect(landingPage(input, { ...certificate, isOfTheseFiles: false, isTest: true })).toMatch(
    /test network[\s\S]*earlier version/,
  );
  expect(landingPage(input)).not.toContain('id="certificate"');
});
