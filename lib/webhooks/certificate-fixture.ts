import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A key and a certificate that it has signed itself, for one DNS name (RFC 5280), valid for a day around now. */
export function selfSignedCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(SEQUENCE, oid(1, 2, 840, 10045, 4, 3, 2));
  const subject = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, oid(2, 5, 4, 3), der(UTF8_STRING, Buffer.from(name)))),
  );
  const extensions = der(
    SEQUENCE,
    extension(oid(2, 5, 29, 19), der(SEQUENCE, der(BOOLEAN, Buffer.from([0xff])))),
    extension(oid(2, 5, 29, 17), der(SEQUENCE, der(DNS_NAME, Buffer.from(name)))),
  );
  const certificate = der(
    SEQUENCE,
    der(CONTEXT_0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    der(SEQUENCE, time(-DAY_MS), time(DAY_MS)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(CONTEXT_3, extensions),
  );
  const signature = sign("sha256", certificate, privateKey);
  const whole = der(SEQUENCE, certificate, algorithm, der(BIT_STRING, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

const DAY_MS = 86_400_000;
const BOOLEAN = 0x01;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_IDENTIFIER = 0x06;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;
const DNS_NAME = 0x82;
const CONTEXT_0 = 0xa0;
const CONTEXT_3 = 0xa3;

/** Tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function oid(first: number, second: number, ...rest: number[]): Buffer {
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return der(OBJECT_IDENTIFIER, Buffer.from(bytes));
}

const extension = (id: Buffer, value: Buffer) => der(SEQUENCE, id, der(OCTET_STRING, value));

/** "20261121082025Z" */
function time(fromNowMs: number): Buffer {
  const text = new Date(Date.now() + fromNowMs).toISOString().replace(/[-:T]|\.\d+/g, "");
  return der(GENERALIZED_TIME, Buffer.from(text));
}
