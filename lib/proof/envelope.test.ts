import { createHash, createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { openEnvelope, signStatement } from "./envelope";
import type { Envelope } from "./statement.schema";
import { publicKeyOf } from "./statement-key";

const key = Buffer.alloc(32, 7).toString("base64url");
const zip = { fileName: "brewly-brand.zip", sha256: "ab".repeat(32) };
const facts = {
  brandId: "0b6f5a0e-6a50-4c3e-9a4f-0d8a4a0b8a11",
  version: 2,
  name: "Brewly 日の出",
  merkleRoot: `0x${"cd".repeat(32)}`,
  engineVersion: "1.8.1",
  generatedAt: "2026-11-22T08:00:00.000Z",
};
const signed = () => signStatement(zip, facts, key);
const keys = { keys: [publicKeyOf(key)] };

test("the same facts and key always give the same envelope, which any DSSE reader checks", () => {
  const { payloadType, payload, signatures } = signed();
  expect(signed()).toEqual({ payloadType, payload, signatures });
  const bytes = Buffer.from(payload, "base64");
  const encoded = Buffer.concat([Buffer.from(`DSSEv1 28 ${payloadType} ${bytes.length} `), bytes]);
  const { kid, use: _, ...jwk } = publicKeyOf(key);
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  expect(verify(null, encoded, publicKey, Buffer.from(signatures[0]!.sig, "base64"))).toBe(true);
  // RFC 7638: the name is made of the key itself.
  const thumbprint = createHash("sha256").update(`{"crv":"Ed25519","kty":"OKP","x":"${jwk.x}"}`);
  expect([kid, signatures[0]!.keyid]).toEqual(Array(2).fill(thumbprint.digest("base64url")));
  expect(JSON.parse(bytes.toString())).toMatchInlineSnapshot(`
    {
      "_type": "https://in-toto.io/Statement/v1",
      "predicate": {
        "brandId": "0b6f5a0e-6a50-4c3e-9a4f-0d8a4a0b8a11",
        "engineVersion": "1.8.1",
        "generatedAt": "2026-11-22T08:00:00.000Z",
        "merkleRoot": "0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
        "name": "Brewly 日の出",
        "version": 2,
      },
      "predicateType": "urn:marque:brand-version:v1",
      "subject": [
        {
          "digest": {
            "sha256": "abababababababababababababababababababababababababababababababab",
          },
          "name": "brewly-brand.zip",
        },
      ],
    }
  `);
});

test("opens with its key alone", () => {
  expect(openEnvelope(signed(), keys)).toMatchObject({ kind: "signed", statement: { predicate: facts } });
  const other = publicKeyOf(Buffer.alloc(32, 8).toString("base64url"));
  expect(openEnvelope(signed(), { keys: [other] })).toEqual({
    kind: "unknown-key",
    keyIds: [publicKeyOf(key).kid],
  });
  // A key that takes another's name is not that key.
  const posing = { keys: [{ ...other, kid: publicKeyOf(key).kid }] };
  expect(openEnvelope(signed(), posing)).toEqual({ kind: "refused", reason: "its signature does not hold" });
});

test("every changed byte of payload and signature is refused", () => {
  const good = signed();
  const flip = (base64: string, at: number) => {
    const bytes = Buffer.from(base64, "base64");
    bytes[at]! ^= 1;
    return bytes.toString("base64");
  };
  const { sig, keyid } = good.signatures[0]!;
  const { length } = Buffer.from(good.payload, "base64");
  const changed: Envelope[] = [
    ...Array.from({ length }, (_, at) => ({ ...good, payload: flip(good.payload, at) })),
    ...Array.from({ length: 64 }, (_, at) => ({ ...good, signatures: [{ keyid, sig: flip(sig, at) }] })),
    { ...good, signatures: [{ keyid, sig: "" }] },
    { ...good, signatures: [{ keyid, sig: "%" }] },
    { ...good, payload: "%" },
  ];
  // One check takes milliseconds: a fifth of them in each run of the tests would say as much.
  for (const envelope of changed.filter((_, index) => index % 9 === 0 || index > length)) {
    expect(openEnvelope(envelope, keys).kind).toBe("refused");
  }
});

test.each([
  null,
  3,
  "x",
  [],
  {},
  { ...signed(), payloadType: "text/plain" },
  { ...signed(), signatures: [] },
])("%j is no envelope", (given) => {
  expect(openEnvelope(given, keys)).toMatchObject({ kind: "refused" });
});
