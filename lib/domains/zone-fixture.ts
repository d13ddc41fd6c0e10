import { createSocket } from "node:dgram";
import ipaddr from "ipaddr.js";

const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type RecordType = keyof typeof TYPES;

/** What a name has, or what its server does instead of answering. */
export type Zone = Map<string, Partial<Record<RecordType, string[]>> | "silent" | "failing">;

export interface ZoneServer {
  /** "127.0.0.1:port", for DOMAIN_DNS_SERVERS. */
  address: string;
  /** Changed while it runs. */
  zone: Zone;
  close(): Promise<void>;
}

/**
 * A name server of one's own on the loopback address (RFC 1035, UDP). A name that its zone has not does not exist, and a CNAME
 * record is followed within the zone.
 */
export async function startZone(zone: Zone = new Map()): Promise<ZoneServer> {
  const socket = createSocket("udp4");
  socket.on("message", (question, client) => {
    const { name, type, end } = readQuestion(question);
    const known = zone.get(name);
    if (known === "silent") return;
    const records = known === "failing" ? [] : answersTo(zone, name, type);
    const header = Buffer.from(question.subarray(0, 12));
    // An answer, recursion available; its last digit says no error, server failure, no such name.
    header.writeUInt16BE(0x8180 + (known === "failing" ? 2 : known || records.length > 0 ? 0 : 3), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, question.subarray(12, end), ...records]), client.port, client.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
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

function answersTo(zone: Zone, name: string, type: number): Buffer[] {
  const known = zone.get(name);
  if (!known || typeof known === "string") return [];
  const wanted = (Object.keys(TYPES) as RecordType[]).find((key) => TYPES[key] === type);
  const own = wanted ? (known[wanted] ?? []).map((value) => record(name, wanted, value)) : [];
  const [alias] = known.CNAME ?? [];
  if (own.length > 0 || alias === undefined) return own;
  return [record(name, "CNAME", alias), ...answersTo(zone, alias, type)];
}

function record(name: string, type: RecordType, value: string): Buffer {
  const data = dataOf(type, value);
  // Class IN, no time to live.
  const head = Buffer.from([0, TYPES[type], 0, 1, 0, 0, 0, 0, 0, 0]);
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
