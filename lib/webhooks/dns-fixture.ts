import { createSocket } from "node:dgram";
import ipaddr from "ipaddr.js";

export interface DnsServer {
  /** "127.0.0.1:port", for WEBHOOK_DNS_SERVERS. */
  address: string;
  /** Names that were asked for, in order, once per question. */
  asked: string[];
  close(): Promise<void>;
}

/**
 * A name server of one's own on the loopback address (RFC 1035, UDP): `answers` says the addresses of a name at its
 * n-th look-up, each of IPv4 or IPv6. null: it never answers. A name without an address does not exist.
 */
export async function startDnsServer(
  answers: (name: string, count: number) => string[] | null,
): Promise<DnsServer> {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  const counts = new Map<string, number>();
  socket.on("message", (question, client) => {
    const { name, type, end } = readQuestion(question);
    asked.push(name);
    const key = `${name} ${type}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const addresses = answers(name, count);
    if (addresses === null) return;
    socket.send(writeAnswer(question.subarray(0, end), type, addresses), client.port, client.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

const A = 1;
const AAAA = 28;

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function writeAnswer(question: Buffer, type: number, addresses: readonly string[]): Buffer {
  const records = addresses
    .map((address) => Buffer.from(ipaddr.parse(address).toByteArray()))
    .filter((bytes) => (bytes.length === 4 ? A : AAAA) === type)
    .map((bytes) => {
      // Name: a pointer to the question. Class IN, no time to live.
      const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
      return Buffer.concat([head, bytes]);
    });
  const header = Buffer.from(question.subarray(0, 12));
  // An answer, recursion available; NXDOMAIN when the name has no address at all.
  header.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question.subarray(12), ...records]);
}
