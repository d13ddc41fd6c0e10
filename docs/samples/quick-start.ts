// MARQUE_API_KEY=mq_… node quick-start.ts
import { writeFile } from "node:fs/promises";

const url = process.env.MARQUE_URL ?? "http://localhost:3000";
const headers = {
  Authorization: `Bearer ${process.env.MARQUE_API_KEY}`,
  "Content-Type": "application/json",
};

/** Sends a request and gives back `data`; a refusal becomes an Error with its code. */
async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
  const body = await response.json();
  if (!body.success) throw new Error(`${body.error.code}: ${body.error.message}`);
  return body.data;
}

// 1. Ask for a brand. The key makes it safe to send this again when the answer gets lost.
const { id } = await call("/v1/brands", {
  method: "POST",
  headers: { "Idempotency-Key": crypto.randomUUID() },
  body: JSON.stringify({
    businessIdea: "A bakery that delivers sourdough bread by bicycle before breakfast",
    targetAudience: "People who live in the old town and like good bread",
    style: "classic",
  }),
});

// 2. Wait for it.
let status = "pending";
while (status !== "completed") {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const now = await call(`/v1/brands/${id}/status`);
  if (now.status === "failed") throw new Error(now.error.message);
  status = now.status;
}

// 3. Download the package.
const zip = await fetch(`${url}/v1/brands/${id}/download`, { headers });
await writeFile(process.env.MARQUE_OUT ?? "brand.zip", new Uint8Array(await zip.arrayBuffer()));
console.log(id);
