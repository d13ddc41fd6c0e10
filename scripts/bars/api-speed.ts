import { readFileSync } from "node:fs";
import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { percentile } from "@/test-support/percentile";
import { completedJob } from "@/test-support/request-job";
import { startServer } from "@/test-support/start-server";
import { type ApiAccount, apiAccount, createBrand, openDatabaseOf, SAMPLE_BRIEF } from "./api-caller";
import { startBareNext } from "./bare-next";
import { type Load, type Sent, sendLoad, summary } from "./load";
import { report } from "./report";

/**
 * How fast the versioned interface answers, each with a 95th percentile of at most 200 ms and no error: one brand at 50
 * connections, beside a Next route handler that does nothing; the list of 10,000 brands, the component library's whole
 * source and new brands at 16 connections, each after enough requests that the code is compiled. New brands come from
 * several accounts of tier Enterprise, because one has 50 generations at the same time, and the pipeline works on them
 * meanwhile.
 */
const LIMIT_MS = 200;
const STORED_BRANDS = 10_000;
const LIST_QUERIES = [
  "",
  "?page=400&limit=20",
  "?sort=name",
  "?style=bold&status=completed&sort=-generationTime",
  "?q=brand+77",
];

const failures: string[] = [];
const figures: string[] = [];
const bare = await startBareNext();
const server = await startServer({ env: { LOG_LEVEL: "error" } });
try {
  await openDatabaseOf(server);
  const reader = await apiAccount("enterprise", 10);
  const { id, jobId } = JSON.parse((await createBrand(server, reader)).text).data;
  await completedJob(server, jobId, 300_000);
  await storeBrands(reader);

  const one = { url: `${server.url}/v1/brands/${id}`, connections: 50, requests: 3_000 };
  await sendLoad({ ...one, ...withKey(reader), requests: 300 });
  await sendLoad({ ...one, url: bare.url, requests: 300 });
  const ours = await measure("GET /v1/brands/:id, 50 connections", { ...one, ...withKey(reader) }, 200);
  const nothing = await measure("a bare Next route, 50 connections", { ...one, url: bare.url }, 200);
  figures.push(`${ours.toFixed(0)} requests/s beside ${nothing.toFixed(0)} of a bare route`);

  await measure(
    `GET /v1/brands, ${STORED_BRANDS} stored, 16 connections`,
    {
      url: `${server.url}/v1/brands`,
      connections: 16,
      requests: 1_000,
      make: (index) => ({ ...auth(reader), path: `/v1/brands${LIST_QUERIES[index % LIST_QUERIES.length]}` }),
    },
    200,
  );
  await measure(
    "GET /v1/brands/:id/components, 16 connections",
    { url: `${one.url}/components`, connections: 16, requests: 500, ...withKey(reader) },
    200,
  );

  const createBrands = async (requests: number): Promise<Load> => {
    const writers = await Promise.all(Array.from({ length: 5 }, () => apiAccount("enterprise", 100)));
    const make: Load["make"] = (index) => ({
      headers: {
        ...auth(writers[index % writers.length]!).headers,
        "content-type": "application/json",
        "idempotency-key": newId(),
      },
      body: JSON.stringify(SAMPLE_BRIEF),
    });
    return { url: `${server.url}/v1/brands`, method: "POST", connections: 16, requests, make };
  };
  await sendLoad(await createBrands(100));
  await measure("POST /v1/brands, 16 connections", await createBrands(200), 202);
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
} finally {
  await closeDb();
  await server.stop();
  await bare.stop();
}
for (const failure of failures) console.log(`  ${failure}`);
report(failures.length === 0, "api-speed", `${figures.join("; ")}; limit p95 ${LIMIT_MS} ms`);

/** Requests a second. */
async function measure(what: string, load: Load, wanted: number): Promise<number> {
  const cpuBefore = processorMs(server.pid);
  const startedAt = performance.now();
  const sent = await sendLoad(load);
  const cpuMs = (processorMs(server.pid) - cpuBefore) / sent.length;
  const rate = sent.length / ((performance.now() - startedAt) / 1_000);
  const times = sent.map(({ ms }) => ms);
  const errors = sent.filter(({ status }) => status !== wanted);
  const p95 = percentile(times, 95);
  console.log(`  ${what}: ${summary(times)}, ${rate.toFixed(0)} requests/s, ${errors.length} errors`);
  if (load.url.startsWith(server.url)) {
    console.log(`    ${cpuMs.toFixed(2)} ms of the server's processor time for each`);
  }
  if (errors.length > 0) failures.push(`${what}: ${wordsOf(errors[0]!)}`);
  if (p95 > LIMIT_MS && load.url.startsWith(server.url)) failures.push(`${what}: p95 ${p95.toFixed(0)} ms`);
  figures.push(`${what}: p95 ${p95.toFixed(0)} ms`);
  return rate;
}

/** User and system time of a process with all its threads, in the kernel's ticks of 10 ms. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function wordsOf({ status, text }: Sent): string {
  return `${status} ${text.slice(0, 200)}`;
}

function auth({ key }: ApiAccount): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${key}` } };
}

function withKey(account: ApiAccount): Pick<Load, "make"> {
  return { make: () => auth(account) };
}

/** Brands of different styles and ages, each with the job that made it. */
async function storeBrands({ accountId }: ApiAccount): Promise<void> {
  await db().$executeRaw`
    WITH made AS (
      INSERT INTO brands (id, account_id, name, business_idea, target_audience, style, tech_stack, features, tagline,
                          generation_time, visible_version, created_at, updated_at)
      SELECT gen_random_uuid(), ${accountId}::uuid, 'Brand ' || number, ${SAMPLE_BRIEF.businessIdea},
             ${SAMPLE_BRIEF.targetAudience}, (ARRAY['modern', 'classic', 'bold', 'minimal'])[1 + number % 4], 'react',
             '{}', 'Tagline of brand ' || number, 5 + number % 60, 1, now() - number * interval '1 minute', now()
      FROM generate_series(1, ${STORED_BRANDS}::int) AS number
      RETURNING id, created_at
    )
    INSERT INTO jobs (id, brand_id, version, status, progress, steps, principal, created_at, started_at, finished_at)
    SELECT gen_random_uuid(), id, 1, 'completed', 100, '[]', 'operator', created_at, created_at, created_at FROM made`;
  // As autovacuum leaves what was stored a minute ago.
  for (const table of ["brands", "jobs"]) await db().$executeRawUnsafe(`VACUUM ANALYZE ${table}`);
}
