import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { creationBytecode } from "@/lib/chain/generated/marque-certificate-bytecode";
import { runProgram } from "../setup/run-program";
import { compileContract } from "./compile";
import { keptGas, measureGas } from "./gas-snapshots";
import { testContract } from "./run-forge";
import { generatedFiles } from "./write-generated";

it("is what the service knows: ABI and bytecode are those of the sources", () => {
  for (const [file, text] of Object.entries(generatedFiles(compileContract("MarqueCertificate")))) {
    expect(readFileSync(file, "utf8") === text, `${file}: run node scripts/run.mjs contract build`).toBe(
      true,
    );
  }
});

it("passes its own tests, on the bytecode that is deployed", async () => {
  const results = await testContract({ fuzzRuns: 64, invariantRuns: 8, invariantDepth: 32, seed: 7 });
  const failed = results.filter(({ problem }) => problem !== undefined);
  expect(failed).toEqual([]);
  const count = (kind: string) => results.filter((result) => result.kind === kind).length;
  expect([count("unit"), count("fuzz"), count("invariant")].map((number) => number > 3)).toEqual([
    true,
    true,
    true,
  ]);
  const tested = path.join("node_modules/.cache/contracts/out/MarqueCertificate.sol/MarqueCertificate.json");
  expect(JSON.parse(readFileSync(tested, "utf8")).bytecode.object === creationBytecode).toBe(true);
});

it("takes the gas that is written down", async () => {
  expect(await measureGas(), "run node scripts/run.mjs contract gas").toEqual(keptGas());
});

it.each([
  ["contracts/src/**/*.sol", "contracts/.solhint.json"],
  ["contracts/test/**/*.sol", "contracts/test/.solhint.json"],
])("has no fault that solhint knows in %s", async (files, config) => {
  const options = ["--config", config, "--max-warnings", "0", "--disc", "--noPoster", "--formatter", "unix"];
  expect(await runProgram("solhint/solhint.js", [...options, files])).toBe(0);
});
