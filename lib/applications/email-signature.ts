import { escapeHtml } from "@/lib/model/escape";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import type { Typography } from "@/lib/typography/typography.schema";
import { SIGNATURE_PATH, sceneNamed } from "./scenes.schema";
import type { Studio } from "./studio";

/**
 * A signature to copy out of the browser and paste into a mail program: a table with inline styles, because mail programs
 * know no more, the avatar beside the words, because they show no SVG. Where we do not speak the language the lines are
 * empty.
 */
export function emailSignature(studio: Studio, { body }: Typography): GeneratedFile {
  const { strategy, look, placeholders } = studio;
  const { direction, language, name, tagline } = strategy;
  const avatar = sceneNamed("avatar").png.path;
  const font = `font-family:'${body.family}',${body.fallback.replaceAll('"', "'")}`;
  const { ink, quiet, line } = look.light;
  const start = direction === "rtl" ? "right" : "left";
  const row = (text: string, style: string) =>
    `<div style="${escapeHtml(`${font};${style}`)}">${text === "" ? "&nbsp;" : escapeHtml(text)}</div>`;
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
</head>
<body style="margin:32px;background:#ffffff">
<!-- Fill in, select all, copy, paste into the signature of the mail program. -->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" dir="${direction}">
<tr>
<td style="padding:0;vertical-align:top"><img src="../${avatar}" width="72" height="72" alt="${escapeHtml(name)}" style="display:block;border:0;border-radius:36px"></td>
<td style="padding-${start}:20px;vertical-align:top;text-align:${start}">
${row(placeholders.name, `font-size:16px;line-height:22px;font-weight:700;color:${ink}`)}
${row(placeholders.role, `font-size:14px;line-height:20px;color:${quiet}`)}
<div style="height:10px;line-height:10px;font-size:1px">&nbsp;</div>
${row(name, `font-size:14px;line-height:20px;font-weight:700;color:${ink};border-top:1px solid ${line};padding-top:10px`)}
${row(tagline, `font-size:14px;line-height:20px;color:${quiet}`)}
</td>
</tr>
</table>
</body>
</html>
`;
  return textFile(SIGNATURE_PATH, html);
}
