import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { completeLockfile, type Lockfile } from "./complete-lockfile";

it("finds nothing missing in package-lock.json", () => {
  expect(completeLockfile(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});

it("adds what other platforms need, with the platform its name tells", () => {
  const lockfile: Lockfile = {
    packages: {
      "": {},
      "node_modules/a": {
        version: "1.0.0",
        dev: true,
        optionalDependencies: {
          "@a/darwin-arm64": "1.0.0",
          "@a/linux-x64-musl": "1.0.0",
          "@a/linux-x64": "1.0.0",
        },
      },
      "node_modules/b/node_modules/c": { version: "1.0.0", optionalDependencies: { d: "2.0.0" } },
      "node_modules/b/node_modules/d": { version: "2.0.0" },
      "node_modules/@a/linux-x64": { version: "1.0.0" },
    },
  };
  expect(completeLockfile(lockfile)).toEqual([
    "node_modules/@a/darwin-arm64",
    "node_modules/@a/linux-x64-musl",
  ]);
  expect(lockfile.packages["node_modules/@a/darwin-arm64"]).toEqual({
    version: "1.0.0",
    dev: true,
    optional: true,
    os: ["darwin"],
    cpu: ["arm64"],
  });
  expect(lockfile.packages["node_modules/@a/linux-x64-musl"]).toMatchObject({ libc: ["musl"] });
});

it("keeps every install script off", () => {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const names = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length));
  expect(allowScripts).toEqual(Object.fromEntries([...new Set(names)].sort().map((name) => [name, false])));
});
