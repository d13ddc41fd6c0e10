import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { floorOf } from "@/scripts/architecture/floors";
import { folderCycles } from "@/scripts/architecture/folder-cycles";
import { brokenRules } from "@/scripts/architecture/import-rules";
import { type Import, readImports, sourceFiles } from "@/scripts/architecture/read-imports";
import { temporaryFolder } from "@/test-support/temporary-folder";

const files = sourceFiles();

describe("imports", () => {
  it("keep to the order of the house", () => {
    const imports = readImports(files);
    expect(imports.length).toBeGreaterThan(files.length / 2);
    expect(brokenRules(imports)).toEqual([]);
  });

  it("are seen in every form: values, types, again-exports, calls", async () => {
    const seen = await readImports([
      "lib/db/client.ts",
      "lib/db/schema-engine.ts",
      "lib/db/embedded-postgres.ts",
      "app/api/inngest/route.ts",
    ]);
    const to = (from: string) => seen.filter((edge) => edge.from === from).map((edge) => edge.to);
    expect(to("lib/db/client.ts")).toContain("lib/db/connection.ts");
    expect(to("lib/db/schema-engine.ts")).toContain("@prisma/schema-engine-wasm/schema_engine_bg");
    expect(to("lib/db/embedded-postgres.ts")).toContain("lib/db/postgres-program.ts");
    expect(to("app/api/inngest/route.ts")).toContain("inngest/functions/functions.ts");
  });

  it.each([
    ["lib/brand/list.ts", "inngest/client.ts", "lib never imports inngest"],
    ["lib/palette/solve.ts", "lib/db/client.ts", "an engine domain imports model"],
    ["lib/palette/solve.ts", "lib/logo/make-logo.ts", "an engine domain imports model"],
    ["lib/palette/solve.ts", "node:fs/promises", "gets its effects as arguments"],
    ["lib/kit/page.tsx", "next/link", "gets its effects as arguments"],
    ["lib/geometry/outline.ts", "lib/model/random.ts", "geometry imports nothing"],
    ["lib/geometry/outline.ts", "node:fs", "gets its effects as arguments"],
    ["lib/fonts/sfnt.ts", "lib/fonts/installed/font-family.ts", "fonts import geometry"],
    ["lib/logo/make-logo.ts", "lib/fonts/installed/font-library.ts", "only render and scripts"],
    ["lib/db/client.ts", "lib/http/endpoint.ts", "its own floor and those below"],
    ["lib/accounts/find-account.ts", "lib/jobs/cancel-jobs.ts", "its own floor and those below"],
    ["lib/jobs/start-job.ts", "lib/brand/request-brand.ts", "its own floor and those below"],
    ["lib/auth/visitor.ts", "lib/server/front-door.ts", "its own floor and those below"],
    ["lib/storage/fs.ts", "lib/logo/make-logo.ts", "only render knows"],
    ["lib/brand/list.ts", "lib/http/endpoint.ts", "its own floor and those below"],
    ["lib/http/endpoint.ts", "lib/logo/make-logo.ts", "reach the engine through brand"],
    ["lib/model/text.ts", "lib/env.ts", "model imports errors and ids"],
    ["app/page.tsx", "inngest/functions/generate.ts", "only app/api/inngest"],
    ["app/page.tsx", "inngest/engine/engine.ts", "only serve.ts and scripts"],
    ["components/ui/button.tsx", "lib/model/text.ts", "know no domain"],
    ["components/brand/form.tsx", "lib/env.ts", "components import lib's schemas"],
    ["lib/kit/templates/react/button.tsx", "lib/kit/make-kit.ts", "what the customer will have"],
    ["lib/http/endpoint.ts", "lib/db/test-database.ts", "only tests and scripts"],
    ["docs/samples/pay.ts", "lib/db/client.ts", "what a reader has"],
    ["e2e/specs/limits.spec.ts", "scripts/bars/report.ts", "share test-support"],
    ["scripts/bars/axe.ts", "e2e/fixtures.ts", "share test-support"],
  ])("%s may not import %s", (from, to, sentence) => {
    const isOurs = /^(app|components|inngest|lib)\//.test(to);
    const impure: Import = { from: "lib/env.ts", to: "node:net", isOurs: false };
    expect(brokenRules([{ from, to, isOurs }, impure]).join()).toContain(sentence);
  });

  it("lead in no circle from folder to folder", () => {
    const way = ["lib/keys/a.ts", "lib/mail/b.ts", "lib/keys/c.ts"];
    const edges = way.slice(1).map((to, index): Import => ({ from: way[index]!, to, isOurs: true }));
    expect(folderCycles(edges)).toEqual([
      "lib/keys/a.ts imports lib/mail/b.ts, lib/mail/b.ts imports lib/keys/c.ts",
    ]);
    expect(folderCycles(edges.slice(1))).toEqual([]);
    const inOne: Import[] = [
      { from: "lib/logo/judge/gates.ts", to: "lib/logo/letters/letter.ts", isOurs: true },
      { from: "lib/logo/letters/draw-letter.ts", to: "lib/logo/judge/metrics.ts", isOurs: true },
      { from: "lib/logo/mark.ts", to: "lib/logo/judge/metrics.ts", isOurs: true },
      { from: "lib/logo/judge/metrics.ts", to: "lib/logo/logo.schema.ts", isOurs: true },
    ];
    expect(folderCycles(inOne)).toEqual([
      "lib/logo/judge/gates.ts imports lib/logo/letters/letter.ts, lib/logo/letters/draw-letter.ts imports lib/logo/judge/metrics.ts",
    ]);
    expect(folderCycles(inOne.slice(2))).toEqual([]);
  });
});

describe("folders", () => {
  it("of the project are read whatever they are called, but for what is installed, built, generated or hidden", () => {
    const root = temporaryFolder();
    for (const folder of ["tools/deep", "lib", "lib/db/generated", "dist", "node_modules", ".next"]) {
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, folder, "made.ts"), "");
    }
    expect(sourceFiles(root)).toEqual(["lib/made.ts", "tools/deep/made.ts"]);
    rmSync(root, { recursive: true });
  });

  it("of lib have their place in the house", () => {
    const folders = readdirSync("lib", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => floorOf(name) === undefined)).toEqual([]);
  });

  it("of lib hold everything but env, errors and ids", () => {
    const loose = readdirSync("lib", { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
      .map((entry) => entry.name);
    expect(loose.sort()).toEqual(["env.ts", "errors.ts", "ids.ts"]);
  });

  it("have no drawers for everything and nothing", () => {
    const drawer = /(^|\/)(utils?|helpers?|misc|types|index)(\.tsx?$|\/)/;
    const ours = files.filter((file) => !file.startsWith("lib/kit/templates/"));
    expect(ours.filter((file) => drawer.test(file))).toEqual([]);
  });

  it("have names in kebab-case", () => {
    const odd = files.filter((file) => !/^(@?[a-z0-9.[\]()_-]+)$/.test(path.basename(file)));
    expect(odd).toEqual([]);
  });
});

describe("the engine's tables", () => {
  it("have one reader besides the engine", () => {
    const readers = files.filter(
      (file) =>
        /^(app|components|inngest|lib)\//.test(file) &&
        !/^inngest\/engine\/|-test-kit\.ts$|\.test\.ts$/.test(file) &&
        /\bengine_(runs|events|owners|steps|slots)\b/.test(code(file)),
    );
    expect(readers).toEqual(["lib/db/engine-tables.ts"]);
  });
});

describe("hooks of tests", () => {
  it("at the top of a file stand in test files: where files share modules, others register them for the first file alone", () => {
    const outside = /\.test\.tsx?$|^scripts\/vitest-setup\.ts$/;
    const hook = /^(?:before|after)(?:Each|All)\(/m;
    expect(files.filter((file) => !outside.test(file) && hook.test(code(file)))).toEqual([]);
    expect(hook.test(code("scripts/vitest-setup.ts"))).toBe(true);
  });
});

describe("settings", () => {
  it("are read in lib/env.ts alone", () => {
    const outside =
      /^(docs|scripts|e2e|test-support)\/|\.test\.tsx?$|\.config\.ts$|-test-kit\.ts$|-fixture\.ts$|^lib\/db\/test-database\.ts$/;
    const readers = files.filter((file) => !outside.test(file) && /process\.env\b/.test(code(file)));
    expect(readers.filter((file) => file !== "lib/env.ts")).toEqual([]);
  });
});

function code(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}
