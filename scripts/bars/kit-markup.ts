import path from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";

/** What html-validate has against the page of an HTML project, in words. */
export async function markupFaults(folder: string): Promise<string[]> {
  const validator = new HtmlValidate(
    new FileSystemConfigLoader({
      root: true,
      extends: ["html-validate:standard", "html-validate:a11y"],
      rules: {
        "no-missing-references": "error",
        "no-dup-id": "error",
        // A matter of taste: XML's way of ending an empty element is the formatter's.
        "void-style": "off",
        // Boxes that scroll are regions by role: their elements, div and pre, say what they hold.
        "prefer-native-element": ["error", { exclude: ["region"] }],
      },
    }),
  );
  const { results } = await validator.validateFile(path.join(folder, "index.html"));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `index.html:${line} ${ruleId}: ${message}`),
  );
}
