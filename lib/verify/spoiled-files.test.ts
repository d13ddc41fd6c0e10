import { expect, test } from "vitest";
import { SPOILED_FILES, spoil } from "./spoiled-files-fixture";
import { allFailures, good, useGoodFiles } from "./verify-test-kit";

useGoodFiles();

// That a job fails when a check does, and shows nothing, `inngest/functions/spoiled-files.test.ts` proves.
test.each(SPOILED_FILES.map((spoiled) => [spoiled.kind, spoiled] as const))(
  "%s is found",
  async (_, spoiled) => {
    expect(JSON.stringify(await allFailures(spoil(good, spoiled)))).toMatch(spoiled.reason);
  },
);
