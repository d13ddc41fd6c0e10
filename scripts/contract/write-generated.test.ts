import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compileContract } from "./compile";
import { generatedFiles } from "./write-generated";

it("was run since the contract was changed: the service's ABI and bytecode are those of the sources", () => {
  for (const [file, text] of Object.entries(generatedFiles(compileContract("MarqueCertificate")))) {
    expect(readFileSync(file, "utf8") === text, `${file}: run node scripts/run.mjs contract build`).toBe(
      true,
    );
  }
});
