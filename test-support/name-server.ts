import { createSocket } from "node:dgram";
import ipaddr from "ipaddr.js";

export const RECORD_TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
export type RecordType = keyof typeof RECORD_TYPES;

const OUTCOMES = { found: 0, failure: 2, "no such name": 3 } as const;

export interface NameAnswer {
  outcome: keyof typeof OUTCOMES;
  /** Made by `nameRecord`. */
  records: readonly Buffer[];
}

export interface NameServer {
  /** "127.0.0.1:port", as settings of name servers take it. */
  address: string;
  close(): Promise<void>;
}

/** A name server of one's own on the loopback address (RFC 1035, UDP). null as an answer: it keeps silent. */
export async function startNameServer(
  answer: (name: string, type: number) => NameAnswer | null,
): Promise<NameServer> {
  const socket = createSocket("udp4");
  socket.on("message", (question, client) => {
    const { name, type, end } = readQuestion(question);
    const said = answer(name, type);
    if (!said) return;
    const { outcome, records } = said;
    const header = Buffer.from(question.subarray(0, 12));
    // An answer, recursion available.
    header.writeUInt16BE(0x8180 + OUTCOMES[outcome], 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, question.subarray(12, end), ...records]), client.port, client.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** One record of an answer; of class IN, with no time to live. */
export function nameRecord(name: string, type: RecordType, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.from([0, RECORD_TYPES[type], 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameBytes(name), head, data]);
}

function dataOf(type: RecordType, value: string): Buffer {
  if (type === "CNAME") return nameBytes(value);
  if (type !== "TXT") return Buffer.from(ipaddr.parse(value).toByteArray());
  const text = Buffer.from(value);
  return Buffer.concat([Buffer.from([text.length]), text]);
}

function nameBytes(name: string): Buffer {
  const labels = name.split(".").map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
