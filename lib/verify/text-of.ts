import type { GeneratedFile } from "@/lib/model/generated-file";

const TEXT_FILE = /\.(?:svg|html?|md|json|css|scss|txt|xml|m?js|c?js|tsx?|vue|webmanifest|ya?ml)$/;

export const isTextFile = (file: GeneratedFile): boolean => TEXT_FILE.test(file.path);

/** The file as UTF-8 text. @throws TypeError when it is not well-formed UTF-8. */
export function textOf(file: GeneratedFile): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(file.bytes);
}

/** The text, or null after adding a failure that names the file. */
export function textOrFailure(file: GeneratedFile, failures: string[]): string | null {
  try {
    return textOf(file);
  } catch {
    failures.push(`${file.path}: not UTF-8`);
    return null;
  }
}
