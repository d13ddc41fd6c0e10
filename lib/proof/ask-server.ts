import type { ServerWords } from "./gather-evidence";

const PATIENCE_MS = 15_000;

/** The keys that a server publishes, as it sends them; null when it cannot be reached. @param server "" for the page's own */
export async function fetchKeys(server = ""): Promise<unknown> {
  return fetchJson(`${server}/.well-known/marque-keys.json`).then(
    ({ status, body }) => (status === 200 ? body : null),
    () => null,
  );
}

/** Asks a server which versions have a package with this root. Nothing else is sent. */
export async function askServer(merkleRoot: string, server = ""): Promise<Omit<ServerWords, "keys">> {
  try {
    const { status, body } = await fetchJson(`${server}/api/proof/${merkleRoot}`);
    if (status === 200) return { server: "answered", answer: body };
    return { server: status === 404 ? "unknown" : "unreachable", answer: null };
  } catch {
    return { server: "unreachable", answer: null };
  }
}

async function fetchJson(address: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: response.status, body: await response.json() };
}
