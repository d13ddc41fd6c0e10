import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { listBars } from "./list-bars";

const home = mkdtempSync(path.join(tmpdir(), "marque-run-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function run(args: string[], env: Record<string, string> = {}) {
  const result = spawnSync(process.execPath, [path.resolve("scripts/run.mjs"), ...args], {
    cwd: home,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: home, ...env } as unknown as NodeJS.ProcessEnv,
  });
  return { code: result.status, text: result.stdout + result.stderr };
}

it("says which commands there are, wherever it is called from", () => {
  const { code, text } = run(["sing"]);
  expect(code).toBe(1);
  expect(text).toMatch(
    /^There is no command "sing"\. The commands are: .*\bbrand, build, .*\bstart, .*\btest\b.*\.$/m,
  );
  expect(text.trim().split("\n")).toHaveLength(1);
});

it("lists the bars, and only what is one", () => {
  const { code, text } = run(["bar"]);
  expect(code).toBe(0);
  expect(text).toContain("npm run bar -- clean-clone");
  expect(listBars()).not.toContain("report");
});

it("names a bar that does not exist", () => {
  const { code, text } = run(["bar", "high"]);
  expect(code).toBe(1);
  expect(text).toContain('There is no bar "high".');
});

it("refuses to start on a port that is taken, before it builds anything", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as { port: number };
  const { code, text } = run(["start"], { PORT: String(port) });
  taken.close();
  expect(code).toBe(1);
  expect(text).toBe(
    `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${port + 1} npm start\n`,
  );
});
