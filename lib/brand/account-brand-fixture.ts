import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { finishedJob, waitingJob } from "./brand-fixture";

/** An account's row by itself, for tests that need no more of it. */
export async function accountRow(): Promise<string> {
  const id = newId();
  await db().account.create({ data: { id, email: `${id}@example.com` } });
  return id;
}

interface BrandFacts {
  name?: string;
  style?: string;
  businessIdea?: string;
  generationTime?: number | null;
  createdAt?: Date;
}

/** A brand of the account whose first version is complete. Resolves to its id and its job's. */
export async function finishedBrandOf(accountId: string, facts: BrandFacts = {}) {
  const { brandId, jobId } = await finishedJob(new Uint8Array([1, 2, 3]), facts.name);
  await db().brand.update({ where: { id: brandId }, data: { accountId, ...facts } });
  return { brandId, jobId };
}

/** A brand of the account that is still being made. */
export async function waitingBrandOf(accountId: string, facts: BrandFacts = {}) {
  const { brandId, jobId } = await waitingJob();
  await db().brand.update({ where: { id: brandId }, data: { accountId, ...facts } });
  return { brandId, jobId };
}

/** Gives a brand's first version what a list shows of it. */
export async function giveFace(brandId: string): Promise<void> {
  const drawing = { width: 10, height: 10, shapes: [{ d: "M0 0H10V10H0Z", fill: "primary" }] };
  const fills = { primary: "#112233", accent: "#112233", ink: "#112233" };
  const version = { fills, background: null };
  const role = { hex: "#112233" };
  const outputs = {
    logos: {
      variations: { icon: drawing, combination: drawing },
      versions: { color: version, white: version, black: version },
    },
    palette: {
      light: {
        roles: { primary: role, secondary: role, accent: role, "primary-soft": role, text: role },
        onSolid: { primary: "#ffffff" },
      },
    },
    strategy: { language: "en" },
  };
  await db().artifact.createMany({
    data: Object.entries(outputs).map(([stage, output]) => ({
      brandId,
      version: 1,
      stage,
      output,
      files: [],
      durationMs: 1,
    })),
  });
}
