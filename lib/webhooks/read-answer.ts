import type { IncomingMessage } from "node:http";

/** What is kept of an answer. */
export const KEPT_BYTES = 4_096;
/** The status has decided; its text is only for people. */
const BODY_MS = 2_000;

export interface ReceiverAnswer {
  status: number | null;
  /** The beginning of the body, as text; null when there was no answer. */
  responseBody: string | null;
}

/** The status of an answer and the beginning of its body: what comes later, or slowly, is not waited for. Never throws. */
export async function readAnswer(
  response: IncomingMessage,
  signal: AbortSignal,
): Promise<ReceiverAnswer & { status: number; responseBody: string }> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(BODY_MS)]);
  const hangUp = () => response.destroy();
  limit.addEventListener("abort", hangUp, { once: true });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= KEPT_BYTES) break;
    }
  } catch {
    // Broken off: what has arrived is kept.
  } finally {
    limit.removeEventListener("abort", hangUp);
    response.destroy();
  }
  return { status: response.statusCode ?? 0, responseBody: asText(Buffer.concat(chunks)) };
}

/** PostgreSQL's text holds no NUL. */
function asText(bytes: Buffer): string {
  return bytes.subarray(0, KEPT_BYTES).toString("utf8").replaceAll("\0", "\uFFFD");
}
