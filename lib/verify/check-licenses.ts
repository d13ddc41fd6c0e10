import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { textOrFailure } from "./text-of";

/** How the SIL Open Font License 1.1 begins and ends, spaces apart. */
const OFL = [/SIL OPEN FONT LICENSE Version 1\.1/i, /DEALINGS IN THE FONT SOFTWARE\.?\s*$/i];

/** Every license text is whole: those of typefaces are the Open Font License under a copyright line, to its last word. */
export function checkLicenses(files: readonly GeneratedFile[]): VerificationCheck {
  const licenses = files.filter(({ path }) => path.startsWith("LICENSES/"));
  const failures: string[] = [];
  for (const file of licenses) {
    const text = textOrFailure(file, failures)?.replace(/\s+/g, " ");
    if (text === undefined) continue;
    if (!/copyright/i.test(text)) failures.push(`${file.path}: has no copyright line`);
    if (/OFL/.test(file.path) && !OFL.every((part) => part.test(text)))
      failures.push(`${file.path}: is not the whole license`);
  }
  if (licenses.length === 0) failures.push("there is no license");
  return makeCheck(
    "licenses-whole",
    "License texts are whole",
    countOf(licenses.length, "license"),
    failures,
  );
}
