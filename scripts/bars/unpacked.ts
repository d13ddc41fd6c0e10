import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import JSZip from "jszip";
import type { RunningServer } from "@/test-support/start-server";

/** Downloads the job's ZIP and unpacks it into `folder`. Resolves to the paths in it, sorted. */
export async function unpackJob(server: RunningServer, jobId: string, folder: string): Promise<string[]> {
  const response = await fetch(`${server.url}/api/download/${jobId}`);
  if (!response.ok) throw new Error(`GET /api/download: ${response.status} ${await response.text()}`);
  const zip = await JSZip.loadAsync(await response.arrayBuffer());
  const entries = Object.values(zip.files).filter(({ dir }) => !dir);
  for (const entry of entries) {
    const target = path.join(folder, entry.name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await entry.async("uint8array"));
  }
  return entries.map(({ name }) => name).sort();
}
