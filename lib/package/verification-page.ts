import { escapeHtml } from "@/lib/model/escape";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { Verification, VerificationCheck } from "@/lib/model/verification.schema";
import type { ContrastPair, Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { verificationStyle } from "./verification-style";

const STRIP_ROLES = ["primary", "primary-strong", "secondary", "accent", "primary-soft"] as const;

export interface VerificationPageInput {
  strategy: Strategy;
  palette: Palette;
  typography: Typography;
  verification: Verification;
}

/**
 * `verification.html`: the report for people, in the brand's colors, without scripts or addresses. The brand's name is
 * set in the package's own fonts, so that no reader lacks its letters; on its own the file falls back to theirs. Text
 * that a person typed appears escaped, in its own direction.
 */
export function verificationPage({
  strategy,
  palette,
  typography,
  verification,
}: VerificationPageInput): GeneratedFile {
  const passed = verification.checks.filter((check) => check.status === "passed").length;
  const total = verification.checks.length;
  const name = escapeHtml(strategy.name);
  const language = strategy.language === "und" ? "" : ` lang="${escapeHtml(strategy.language)}"`;
  const summary = verification.passed
    ? `All ${total} checks on the final files passed.`
    : `${total - passed} of ${total} checks failed.`;
  return textFile(
    "verification.html",
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src 'self' file:">
<title>${name}: verification</title>
<style>
${verificationStyle(palette, typography)}
</style>
</head>
<body>
<header>
<div class="strip" aria-hidden="true">${STRIP_ROLES.map((role) => `<i style="background:var(--${role})"></i>`).join("")}</div>
<p class="brand"><bdi${language}>${name}</bdi></p>
<h1>${summary}</h1>
<p class="lead">These checks were made by machine on the files of this package before it was delivered. What was measured stands beside each one.</p>
</header>
<main>
<section aria-labelledby="checks">
<h2 id="checks">Checks</h2>
<ul class="checks">
${verification.checks.map(checkItem).join("\n")}
</ul>
</section>
<section aria-labelledby="contrast">
<h2 id="contrast">Contrast</h2>
<p>WCAG 2.2 contrast ratios of every pair of colors in use, computed from the final values.</p>
${(["light", "dark"] as const)
  .map((theme) =>
    contrastTable(
      theme,
      palette.pairs.filter((pair) => pair.theme === theme),
    ),
  )
  .join("\n")}
</section>
</main>
<footer>
<p><code>verification.json</code> holds the same report for machines. <code>manifest.json</code> holds the SHA-256 of every file and the Merkle root over them.</p>
</footer>
</body>
</html>`,
  );
}

function checkItem(check: VerificationCheck): string {
  const passed = check.status === "passed";
  const failures = check.failures.map((failure) => `<li><code>${escapeHtml(failure)}</code></li>`).join("");
  return `<li class="${check.status}">
<span class="status">${passed ? "Passed" : "Failed"}</span>
<span class="label">${escapeHtml(check.label)}</span>
<span class="figure">${escapeHtml(check.figure)}</span>${failures && `\n<ul class="failures">${failures}</ul>`}
</li>`;
}

/** Text is shown as text of its size; what need not be read is shown as a shape. */
function sample({ use, foregroundHex, backgroundHex }: ContrastPair): string {
  const colors = `color:${escapeHtml(foregroundHex)};background:${escapeHtml(backgroundHex)}`;
  const inside = use === "text" || use === "large-text" ? "Aa" : "<i></i>";
  return `<span class="sample ${use}" style="${colors}" aria-hidden="true">${inside}</span>`;
}

function contrastTable(theme: string, pairs: ContrastPair[]): string {
  const rows = pairs.map(
    (pair) => `<tr>
<td>${sample(pair)}</td>
<th scope="row">${escapeHtml(pair.foreground)} on ${escapeHtml(pair.background)}</th>
<td><code>${escapeHtml(pair.foregroundHex)}</code> <code>${escapeHtml(pair.backgroundHex)}</code></td>
<td class="number">${pair.ratio.toFixed(2)}:1</td>
<td class="number">${pair.required}:1</td>
</tr>`,
  );
  const title = theme === "light" ? "Light theme" : "Dark theme";
  return `<div class="table" role="region" aria-label="Contrast, ${title.toLowerCase()}" tabindex="0">
<table>
<caption>${title}</caption>
<thead><tr><td></td><th scope="col">Pair</th><th scope="col">Values</th><th scope="col" class="number">Ratio</th><th scope="col" class="number">Needed</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</div>`;
}
