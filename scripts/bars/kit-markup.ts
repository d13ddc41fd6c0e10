import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** What html-validate has against the pages of an HTML project, by the project's own rules, in words. */
export async function markupFaults(folder: string): Promise<string[]> {
  const config = JSON.parse(readFileSync(path.join(folder, ".htmlvalidate.json"), "utf8"));
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const pages = readdirSync(folder).filter((name) => name.endsWith(".html"));
  const reports = await Promise.all(
    pages.map(async (page) => ({ page, report: await validator.validateFile(path.join(folder, page)) })),
  );
  return reports.flatMap(({ page, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${page}:${line} ${ruleId}: ${message}`),
    ),
  );
}
