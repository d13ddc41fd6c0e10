import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/** What Spectral calls an error; 1 is a warning, 2 and 3 are remarks. */
const ERROR = 0;

interface Finding {
  code: string;
  severity: number;
  path: (string | number)[];
  message: string;
}

// Spectral with its own and the OWASP ruleset on the documents that a production server serves.
const server = await startServer({
  env: {
    APP_URL: "https://marque.example",
    TRUSTED_PROXIES: "127.0.0.0/8",
    MARQUE_ENV: "production",
    AUTH_SECRET: "x".repeat(48),
    LOG_LEVEL: "error",
  },
});
const folder = temporaryFolder();
const counts: string[] = [];
let errors = 0;
try {
  for (const version of ["v1", "v2"]) {
    const response = await fetch(`${server.url}/${version}/openapi.json`, {
      headers: { "X-Forwarded-Host": "marque.example" },
    });
    const file = path.join(folder, `${version}.json`);
    writeFileSync(file, await response.text());
    const findings = await lint(file);
    const wrong = findings.filter(({ severity }) => severity === ERROR);
    errors += wrong.length;
    for (const { code, path: at, message } of wrong)
      console.log(`${version} ${at.join("/")}: ${code}: ${message}`);
    for (const [code, count] of tally(findings.filter(({ severity }) => severity !== ERROR))) {
      console.log(`${version}: ${count} remarks of ${code}`);
    }
    counts.push(`${version} ${wrong.length} errors, ${findings.length - wrong.length} remarks`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
report(errors === 0, "api-spectral", `${counts.join("; ")}; 1 rule off; 1 off for what is not counted`);

function lint(file: string): Promise<Finding[]> {
  const program = path.resolve("node_modules/@stoplight/spectral-cli/dist/index.js");
  const rules = path.resolve("scripts/bars/spectral.yaml");
  const child = spawn(process.execPath, [program, "lint", file, "-r", rules, "-f", "json", "--quiet"]);
  let output = "";
  let complaint = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (complaint += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => {
      const list = output.slice(output.indexOf("["), output.lastIndexOf("]") + 1);
      try {
        resolve(JSON.parse(list) as Finding[]);
      } catch {
        reject(new Error(`Spectral gave no list:\n${output}${complaint}`));
      }
    });
  });
}

function tally(findings: readonly Finding[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { code } of findings) counted.set(code, (counted.get(code) ?? 0) + 1);
  return counted;
}
