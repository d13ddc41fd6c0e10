import { AppError, invalidField } from "@/lib/errors";

export const MAX_BODY_BYTES = 1024 * 1024;
const MAX_DEPTH = 64;
/** A brief has some thirty. Without a bound a megabyte holds half a million, each of them a violation. */
const MAX_VALUES = 2_000;
/** After a refusal the rest is thrown away up to these bounds, so that a client that still sends can read the answer. */
const MAX_DRAIN_BYTES = 64 * 1024 * 1024;
const MAX_DRAIN_MS = 10_000;

/**
 * The whole body, read while it arrives and never more of it than the limit.
 * @throws AppError PAYLOAD_TOO_LARGE as soon as the limit is passed, without waiting for the rest.
 */
export async function readBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const declared = Number(request.headers.get("content-length") ?? 0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (declared <= maxBytes && size <= maxBytes) {
    const { done, value } = await readChunk(reader);
    if (done) return new Uint8Array(Buffer.concat(chunks));
    chunks.push(value);
    size += value.byteLength;
  }
  void drain(reader);
  const most = maxBytes < 1024 * 1024 ? `${maxBytes} bytes` : `${maxBytes / 1024 / 1024} MB`;
  throw new AppError("PAYLOAD_TOO_LARGE", `The body must not be larger than ${most}.`, {
    details: { field: "body", constraint: `at most ${maxBytes} bytes` },
  });
}

/**
 * The JSON object in a body.
 * @throws AppError VALIDATION_ERROR with field "body" for another content type, bad UTF-8, broken JSON that is nested too
 * deeply or holds too many values, or a value that is not an object.
 */
export function parseJsonObject(contentType: string | null, bytes: Uint8Array): object {
  const type = contentType?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw badBody("must be sent with Content-Type: application/json");
  const text = decodeUtf8(bytes);
  const excess = excessOf(text);
  if (excess) throw badBody(excess);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badBody("must be valid JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw badBody("must be a JSON object");
  }
  return value;
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    // The client went away or broke the framing: nobody reads the answer, but it is not our failure.
    throw badBody("must arrive completely", cause);
  }
}

/** Cancelling at once would close the socket before the answer is out; cancelling at the bound ends endless senders. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), MAX_DRAIN_MS);
  timer.unref();
  try {
    let size = 0;
    while (size <= MAX_DRAIN_BYTES) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client closed the connection, which ends the draining as well.
  } finally {
    clearTimeout(timer);
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw badBody("must be valid UTF-8");
  }
}

/**
 * Counts brackets and commas outside strings; cheaper than parsing, and hostile bodies never reach a recursive function
 * or a loop over their values. Null when there are no more than a body may have.
 */
function excessOf(text: string): string | null {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      values++;
      if (++depth > MAX_DEPTH) return `must not be nested deeper than ${MAX_DEPTH} levels`;
    } else if (code === 0x7d || code === 0x5d) depth--;
    else if (code === 0x2c) values++;
    if (values > MAX_VALUES) return `must not hold more than ${MAX_VALUES} values`;
  }
  return null;
}

const badBody = (constraint: string, cause?: unknown) => invalidField("body", constraint, cause);
