import { beforeAll, expect, test } from "vitest";
import { makePackage } from "@/lib/package/make-package";
import { sha256 } from "@/lib/package/sha256";
import { MADE_BRIEF, makeBrand } from "@/lib/render/made-brand-fixture";
import { inspectPackage } from "./inspect-package";
import { packAgain, SPOILED_PACKAGES, type SpoiledPackage } from "./spoiled-packages-fixture";

const PASSED = [{ id: "x", label: "X", status: "passed" as const, figure: "", failures: [] }];

/** What the records name, and one page: to pack all six hundred files again and again would take most of the time. */
const LOOKED_AT =
  /^(?:fonts|LICENSES|tokens|guidelines)\/|^components\/[^/]+\/package\.json$|^docs\/index\.html$/;

let made: Awaited<ReturnType<typeof makePackage>>;
let verified: ReadonlySet<string>;

beforeAll(async () => {
  const brand = await makeBrand(MADE_BRIEF);
  const files = brand.files.filter(({ path }) => LOOKED_AT.test(path));
  verified = new Set(files.map(({ path }) => path));
  made = await makePackage({ ...brand, files, verification: { passed: true, checks: PASSED } });
});

/** What is said of the package that packaging makes when it goes wrong like this. */
async function said({ packed, zipped }: Pick<SpoiledPackage, "packed" | "zipped">): Promise<string[]> {
  const again = packed && (await packAgain(made.files, packed));
  const { files, manifest, zip } = again ?? made;
  const hashes = new Map<string, string>();
  // The stages before wrote what was verified; packaging what it packed.
  for (const { path, bytes } of [...files, ...made.files.filter((file) => verified.has(file.path))])
    hashes.set(path, await sha256(bytes));
  const written = [...hashes].map(([path, sha256]) => ({
    path,
    sha256,
    stage: verified.has(path) ? "documentation" : "package",
  }));
  const archive = zipped ? await zipped(files, zip) : zip;
  return inspectPackage({ zip: archive, written, merkleRoot: manifest.merkleRoot });
}

test("a package that nobody spoiled passes", async () => {
  expect(await said({})).toEqual([]);
});

// That a job fails for what is said here, and shows nothing, `inngest/functions/spoiled-files.test.ts` proves.
test.each(SPOILED_PACKAGES.map((spoiled) => [spoiled.kind, spoiled] as const))(
  "%s is found",
  async (_, spoiled) => {
    expect((await said(spoiled)).join("; ")).toMatch(spoiled.reason);
  },
);
